import { linesOfRecord, recordColumns } from '../entries/labels/record-columns.js';
import type { DocumentLine } from '../lines/document-line.js';

const cellsOf = ({ text }: DocumentLine) => text.split(/\s*\|\s*/);

/**
 * Writes the rows of a table of jobs or courses whose first row has the headings of its columns as labelled lines:
 * "Degree | College | Year" above "B.Com | Hill College | 2009".
 */
export function withRecordRows(lines: readonly DocumentLine[]): DocumentLine[] {
  const written: DocumentLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const header = lines[at];
    if (!header) break;
    const columns = recordColumns(cellsOf(header));
    const isRow = (line: DocumentLine) => cellsOf(line).length === columns?.length;
    const end = columns ? lines.findIndex((line, other) => other > at && !isRow(line)) : at + 1;
    const rows = lines.slice(at + 1, end < 0 ? lines.length : end);
    if (!columns || rows.length === 0) {
      written.push(header);
      continue;
    }
    for (const row of rows)
      written.push(...linesOfRecord(columns, cellsOf(row)).map((text) => ({ ...row, text })));
    at += rows.length;
  }
  return written;
}
