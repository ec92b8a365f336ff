/** A line of a text compared with another text. */
export interface ComparedLine {
  readonly text: string;
  /** Not in the other text. */
  readonly changed: boolean;
}

/** Bullets, case and spaces are ignored. */
const plain = (line: string) =>
  line
    .replace(/^[\s•▪◦‣·●○*–—-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The lines of a text, marked when the other text has no line with the same words. */
export function comparedLines(text: string, other: string): ComparedLine[] {
  const known = new Set(other.split('\n').map(plain));
  return text.split('\n').map((line) => ({ text: line, changed: !known.has(plain(line)) }));
}
