import { isStatement } from '../grammar/grammar.js';
import { placeMarks } from '../grammar/place-marks.js';
import { tidyWords } from '../spelling/tidy-words.js';
import { isOrdering } from './ordering-words.js';
import { shortBefore } from './sentence-ends.js';

const { keptLine: mark } = placeMarks;
const bullet = /^\s*(?:[-*•▪●◦·>–]|\(?\d{1,2}[.)](?!\d)|[✓✔☑→])\s+/;
/** A longer line is a sentence of its own. */
const longest = 110;
/** A longer list is no list of a letter. */
const maxLines = 60;

/** Marks a line of an entry that is to be said as it is. */
export const kept = (line: string): string => `${mark}${line.trim()}`;
export const isKept = (line: string): boolean => line.startsWith(mark);
/** The text without the marks of kept lines. */
export const withoutKeptMarks = (text: string): string => text.replaceAll(mark, '');
/** The text without the mark of its first line. */
export const withoutFirstMark = (text: string): string =>
  isKept(text) ? text.slice(mark.length) : text;
/** A kept line with its spelling mended. */
export const keptText = (line: string): string =>
  tidyWords(withoutKeptMarks(line)).replace(/(?<!\b[ap]\.m)[.,;]+$/, '');

/** A sentence ends within the line; the dot of "Dr. Patel" ends none. */
const sentenceInside = new RegExp(`(?<!\\b(?:${shortBefore}|St|Rd|Ave))[.!?]\\s+\\p{Lu}`, 'u');

/** Whether a line of a list can stand in the text as it is. */
const canStand = (line: string) =>
  line.length <= longest && !sentenceInside.test(line) && !isOrdering(line);

const isSentence = (line: string) => /[.!?]$/.test(line) && isStatement(line);

/**
 * Marks the lines of a list in an entry, so that none is parted at its commas: at least two with a bullet, or three or
 * more of which fewer than half are sentences. Sentences and orders in it are read as always.
 */
export function withKeptLines(entry: string): string {
  if (entry.includes(mark)) return entry;
  const lines = entry.split(/\r?\n/).filter((line) => /[\p{L}\d]/u.test(line));
  if (lines.length > maxLines) return entry;
  const bulleted = lines.filter((line) => bullet.test(line));
  const isList =
    bulleted.length > 1 ||
    (lines.length > 2 && lines.filter((line) => isSentence(line.trim())).length * 2 < lines.length);
  if (!isList) return entry;
  return lines
    .map((line) => {
      const isItem = bulleted.length < 2 || bullet.test(line);
      const plain = line.replace(bullet, '').trim();
      return isItem && !isKept(plain) && canStand(plain) && !isSentence(plain)
        ? kept(plain)
        : plain;
    })
    .join('\n');
}
