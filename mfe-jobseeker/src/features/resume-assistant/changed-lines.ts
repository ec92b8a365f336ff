import { plainLine } from './plain-line';

/** A line of a text compared with another text. */
interface ComparedLine {
  readonly text: string;
  /** Not in the other text. */
  readonly changed: boolean;
}

/** The lines of a text, marked when the other text has no line with the same words. */
export function comparedLines(text: string, other: string): ComparedLine[] {
  const known = new Set(other.split('\n').map(plainLine));
  return text.split('\n').map((line) => ({ text: line, changed: !known.has(plainLine(line)) }));
}
