/** Byte order mark: without it Excel assumes the machine's legacy encoding. */
export const byteOrderMark = '\ufeff';

/** What spreadsheet programs take for a formula at the start of a cell, also after blanks and in full width. */
const formula = /^[\s\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** A cell as in RFC 4180. Formulas are escaped, so that no input runs on the reader's machine. */
function cell(text = ''): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of CSV with its line end. */
export const csvLine = (cells: readonly (string | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
