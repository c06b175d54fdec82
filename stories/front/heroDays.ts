import type { HeroRow } from '../demo/demoTransactions.js';

export interface HeroDay {
  /** ISO 8601. */
  date: string;
  rows: readonly HeroRow[];
}

/** The rows by day, as a bank's file has them: the first ten letters of an instant in UTC. */
export function heroDays(rows: readonly HeroRow[]): HeroDay[] {
  const days = new Map<string, HeroRow[]>();
  for (const row of rows) {
    const date = row.transaction.date.slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days].map(([date, rows]) => ({ date, rows }));
}
