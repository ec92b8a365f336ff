/** A line of a text that is compared with another. */
export interface ComparedLine {
  readonly text: string;
  /** It is not in the other text. */
  readonly changed: boolean;
}

/** Bullets, capitals and spaces are form, not content. */
const plain = (line: string) =>
  line
    .replace(/^[\s•▪◦‣·●○*–—-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The lines of a text, with those marked whose words are not a line of the other. */
export function comparedLines(text: string, other: string): ComparedLine[] {
  const known = new Set(other.split('\n').map(plain));
  return text.split('\n').map((line) => ({ text: line, changed: !known.has(plain(line)) }));
}
