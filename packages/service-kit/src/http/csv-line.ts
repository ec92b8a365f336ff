/** Excel takes a file without this mark for the old character set of the machine. */
export const byteOrderMark = '\ufeff';

/** What a program for tables takes for a formula at the start of a cell, also behind blanks and in full width. */
const formula = /^[\s\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** A cell as RFC 4180 has it. A formula becomes a text, so that nobody's name runs on the reader's machine. */
function cell(text = ''): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a table in CSV, with its line end. */
export const csvLine = (cells: readonly (string | undefined)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
