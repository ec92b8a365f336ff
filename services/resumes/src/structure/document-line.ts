/** A line of a document, with what its formatting says about it. */
export interface DocumentLine {
  readonly text: string;
  /** Marked as a heading in the document (Word style). */
  readonly heading?: boolean;
  /** Font size in points, if known. */
  readonly size?: number;
  /** Alone in bold, or after a wide gap: how headings without a style look. */
  readonly apart?: boolean;
  /** Indented text follows immediately, as after the term in a list. */
  readonly term?: boolean;
}

/** Why a file has no readable text; messages of errors that the child process throws. */
export const unreadable = {
  encrypted: 'encrypted',
  noText: 'no-text',
  garbled: 'garbled',
  damaged: 'damaged',
  tooLarge: 'too-large',
} as const;
export type Unreadable = (typeof unreadable)[keyof typeof unreadable];
