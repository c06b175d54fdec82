/** One record of a CSV text. */
export interface CsvRecord {
  cells: string[];
  /** Where it starts, from 1. */
  line: number;
}

/**
 * Splits a text into records by RFC 4180, with any delimiter. A quote inside a cell stands for
 * itself, and so does one that is never closed. Empty lines are left out.
 */
export function splitCsv(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let start = 1;
  let lone = -1;
  const endRecord = () => {
    cells.push(cell.trim());
    if (cells.length > 1 || cells[0] !== '') records.push({ cells, line: start });
    cells = [];
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"' && cell.trim() === '' && index !== lone) {
      const end = closingQuote(text, index);
      if (end < 0) {
        // Read once more, as a plain character.
        lone = index;
        index -= 1;
        continue;
      }
      cell = text.slice(index + 1, end).replaceAll('""', '"');
      line += cell.split('\n').length - 1;
      index = end;
    } else if (char === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[index + 1] === '\n') index += 1;
      line += 1;
      endRecord();
      start = line;
    } else {
      cell += char;
    }
  }
  endRecord();
  return records;
}

/** The quote that ends the cell which starts with the quote at `start`; -1 if there is none. */
function closingQuote(text: string, start: number): number {
  let index = text.indexOf('"', start + 1);
  while (index >= 0 && text[index + 1] === '"') index = text.indexOf('"', index + 2);
  return index;
}
