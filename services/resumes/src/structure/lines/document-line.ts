/** Position of a line on its page. Only lines of the body belong to sections. */
type LineRegion = 'body' | 'header' | 'footer';

/** A line of a document, with its position and formatting. */
export interface DocumentLine {
  readonly text: string;
  /** Level of a heading style of the document (Word, Markdown), from 1. */
  readonly heading?: number;
  /** Font size in points, if known. */
  readonly size?: number;
  /** Identifies the font with its weight and slope, if known. */
  readonly font?: string;
  /** Alone in bold, or after a wide gap: how headings without a style look. */
  readonly apart?: boolean;
  /** Indented text follows immediately, as after the term in a list. */
  readonly term?: boolean;
  /** An item of a list whose bullets are drawn, not text: it is indented against the lines above. */
  readonly indented?: boolean;
  /** From 1. */
  readonly page?: number;
  /** Left edge, baseline and width in points from the upper left corner of the page. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  /** Number of the column, table cell or text box, in reading order of the document. */
  readonly column?: number;
  /** Its column is beside the one read before: a section does not continue from there. */
  readonly beside?: boolean;
  /** In a text box: the text around it continues after it as if it were not there. */
  readonly floating?: boolean;
  readonly region?: LineRegion;
}

/** Why a file has no readable text; messages of errors that the child process throws. */
export const unreadable = {
  encrypted: 'encrypted',
  noText: 'no-text',
  garbled: 'garbled',
  damaged: 'damaged',
  tooLarge: 'too-large',
} as const;
