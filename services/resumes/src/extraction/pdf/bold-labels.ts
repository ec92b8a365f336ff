import { hasDates } from '../../structure/dates/dates.js';
import type { PdfItem } from './pdf-item.js';

const longestLabel = 30;

/** A line with the text at its start that is in a font of its own. */
export interface LabelledLine {
  text: string;
  /** "Software" in "**Software** Excel, Word". */
  readonly label?: string | undefined;
}

/**
 * The text at the start of a row, if it is in one font and all that follows in another.
 * @param items of one row, from left to right
 */
export function labelOf(items: readonly PdfItem[]): string | undefined {
  const [first] = items.filter(({ text }) => text.trim());
  const end = items.findIndex(({ font, text }) => text.trim() && font !== first?.font);
  const rest = items.slice(end).filter(({ text }) => text.trim());
  if (end < 1 || !first || rest.some(({ font }) => font !== rest[0]?.font)) return undefined;
  const label = items
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return label.length <= longestLabel && /^\p{Lu}[\p{L} &/-]*$/u.test(label) ? label : undefined;
}

/** Whether a list stands behind the label: items with commas, and no dates, as of a job. */
const isListed = ({ text, label }: LabelledLine) =>
  label !== undefined &&
  text.startsWith(`${label} `) &&
  /^\p{L}/u.test(text.slice(label.length + 1)) &&
  text.includes(',', label.length) &&
  !hasDates(text);

/** Puts a colon behind bold labels of lists, "Software Excel, Word", where two stand one below the other. */
export function withLabels<Line extends LabelledLine>(lines: readonly Line[]): readonly Line[] {
  const listed = lines.map(isListed);
  return lines.map((line, at) => {
    const isOne = listed[at] && (listed[at - 1] || listed[at + 1]);
    const { label = '' } = line;
    return isOne ? { ...line, text: `${label}:${line.text.slice(label.length)}` } : line;
  });
}
