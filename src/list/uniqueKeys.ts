/** A React key for each row: its id; for a repeated id also its index, so that no row is lost. */
export function uniqueKeys(rows: readonly { id: string }[]): readonly string[] {
  const seen = new Set<string>();
  return rows.map(({ id }, index) => {
    if (seen.has(id)) return `${id} ${index}`;
    seen.add(id);
    return id;
  });
}
