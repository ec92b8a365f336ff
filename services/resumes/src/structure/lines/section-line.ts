import type { DocumentLine } from './document-line.js';

/** A line of a section with its index in the résumé. */
export interface SectionLine {
  readonly at: number;
  readonly line: DocumentLine;
}
