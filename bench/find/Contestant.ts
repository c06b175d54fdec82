/** Indexes texts, and returns a search for the places of those that have every word of a question. */
export type CreateSearch = (texts: readonly string[]) => (question: string) => readonly number[];
