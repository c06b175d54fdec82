/**
 * @typedef {object} Table
 * @property {string} title
 * @property {readonly string[]} columns the first one names the rows
 * @property {readonly (readonly string[])[]} rows
 */

/**
 * A Markdown table with aligned columns, so that it is readable in a terminal too.
 * @param {Table} table
 */
export function formatTable({ title, columns, rows }) {
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  /** @param {readonly string[]} cells */
  const line = (cells) => {
    const padded = widths.map((width, index) => {
      const cell = cells[index] ?? '';
      return index === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, index) =>
    index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [title, '', line(columns), line(rule), ...rows.map(line)].join('\n');
}
