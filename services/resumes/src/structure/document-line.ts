/** A line as it stands in a document, with what its form says of it. */
export interface DocumentLine {
  readonly text: string;
  /** The document marks it as a heading (Word style). */
  readonly heading?: boolean;
  /** Size of its letters, in points, where the document has one. */
  readonly size?: number;
  /** Stands alone in bold, or after a wide gap: what headings without a style look like. */
  readonly apart?: boolean;
  /** Text indented below it follows at once, as after the term of a list. */
  readonly term?: boolean;
}

/** Why no text came out of a file; the message of the error that the child process throws. */
export const unreadable = {
  encrypted: 'encrypted',
  noText: 'no-text',
  garbled: 'garbled',
  damaged: 'damaged',
  tooLarge: 'too-large',
} as const;
export type Unreadable = (typeof unreadable)[keyof typeof unreadable];
