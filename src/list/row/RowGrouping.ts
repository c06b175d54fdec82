/**
 * How the rows around a row are grouped. It shows its own date, unless it is below a heading of its
 * day, and not what its heading says. `own`: by a function of the host app.
 */
export type RowGrouping = 'day' | 'month' | 'category' | 'merchant' | 'none' | 'own';
