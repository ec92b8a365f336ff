import { hasDates } from '../../structure/dates/dates.js';
import { namesOccupation } from '../../structure/vocabulary/occupations.js';
import { namesDegree } from '../../structure/vocabulary/organizations.js';
import { gapBetween } from './letter-spacing.js';
import type { PdfItem } from './pdf-item.js';

/** Longest label of a list, and longest title or degree in a font of its own, in letters. */
const longestLabel = 30;
const longestTitle = 60;

/** Maximum length of an employer's or school's name after a title, in words. */
const maxWords = 10;

/** A line with the text at its start that is in a font of its own. */
export interface LabelledLine {
  text: string;
  /** "Software" in "**Software** Excel, Word". */
  readonly label?: string | undefined;
}

/** Minimum gap, in letter heights, between dates in a cell of their own and the text beside them. */
const cellGap = 0.75;

/** The items of a row behind dates in its first cell. */
function behindDates(items: readonly PdfItem[]): readonly PdfItem[] {
  const isNext = (item: PdfItem, at: number) => {
    const before = items[at - 1];
    return before !== undefined && gapBetween(before, item) >= cellGap;
  };
  const from = items.findIndex(isNext);
  const lead = items.slice(0, Math.max(from, 0)).map(({ text }) => text);
  return from > 0 && hasDates(lead.join(' ')) ? items.slice(from) : items;
}

/**
 * The text at the start of a row, or behind its dates, if it is in one font and all that follows in another.
 * @param row items from left to right
 */
export function labelOf(row: readonly PdfItem[]): string | undefined {
  const items = behindDates(row).filter(
    ({ text }, at) => at > 0 || !/^[•▪◦‣·●○∙]$/u.test(text.trim()),
  );
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
  return label.length <= longestTitle && /^\p{Lu}[\p{L} &/-]*$/u.test(label) ? label : undefined;
}

/** Whether a list follows the label: items with commas, and no dates, as of a job. */
const isListed = ({ text, label }: LabelledLine) =>
  label !== undefined &&
  label.length <= longestLabel &&
  text.startsWith(`${label} `) &&
  /^\p{L}/u.test(text.slice(label.length + 1)) &&
  text.includes(',', label.length) &&
  !hasDates(text);

/** "**Housekeeping supervisor** READ HOUSE HOTEL", as the European form has it: title and employer in one line. */
function isTitled({ text: written, label = '' }: LabelledLine): boolean {
  const [text = '', ...more] = written
    .replace(/^[•▪◦‣·●○∙]\s+/u, '')
    .split(' | ')
    .slice(hasDates(written.split(' | ')[0] ?? '') ? 1 : 0);
  if (more.length > 0 && written.startsWith(label)) return false;
  const rest = text.slice(label.length + 1);
  return (
    text.startsWith(`${label} `) &&
    (namesOccupation(label) || namesDegree(label)) &&
    /^\p{Lu}/u.test(rest) &&
    !/[.!?,;:]$/.test(rest) &&
    rest.split(' ').length <= maxWords &&
    !namesOccupation(rest)
  );
}

/**
 * Adds a colon after bold labels of lists, "Software Excel, Word", where there are two in a row, and a bar
 * between a bold title and its employer.
 */
export function withLabels<Line extends LabelledLine>(lines: readonly Line[]): readonly Line[] {
  const listed = lines.map(isListed);
  return lines.map((line, at) => {
    const isOne = listed[at] && (listed[at - 1] || listed[at + 1]);
    const { label = '' } = line;
    if (!isOne && isTitled(line)) return { ...line, text: line.text.replace(label, `${label} |`) };
    return isOne ? { ...line, text: `${label}:${line.text.slice(label.length)}` } : line;
  });
}
