/** Where a command that ends by itself writes its lines. */
export interface Output {
  out(line: string): void;
  error(line: string): void;
}
