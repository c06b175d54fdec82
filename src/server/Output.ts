/** The output of a command, line by line: standard output and standard error. */
export interface Output {
  out(line: string): void;
  error(line: string): void;
}
