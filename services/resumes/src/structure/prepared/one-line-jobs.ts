import { datesIn } from '../dates/dates.js';
import { isBullet } from '../lines/bullet.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark } from '../vocabulary/organizations.js';

/** Longest names and dates of a job, in letters. */
const longestHead = 110;
/** Least words of a description: fewer may be a name. */
const minWords = 4;

/** Between the names of a job and what was done in it. */
const boundary = /\s*(?:[:;]\s+|\.\s+|\s[–—-]\s)/gu;

/** Words of a description, not of a name: it begins small or with a count, and goes on. */
const isDescription = (text: string): boolean =>
  text.split(/\s+/).length >= minWords &&
  (/^(?:\d+[:\s]|I\s)/u.test(text) ||
    (/^\p{Ll}/u.test(text) && !namesOccupation(text.split(/[,;:]/)[0] ?? '')));

/** Whether words name a job: they have a title or an employer in them, or two names. */
const areNames = (text: string): boolean =>
  namesOccupation(text) ||
  hasOrganizationMark(text) ||
  /^\p{Lu}.*\p{L}.*(?:,|\s[–—-])\s/u.test(text);

/**
 * Separates a job from its description where both are in one line without a sentence: "Host, Public House (2022-2024):
 * seated up to 300 guests a night", "2011-2015 Route driver, Mayfield Dairy - 18 stops a day, hand cart".
 * @returns the two lines; undefined for any other line
 */
export function jobAndDescription(text: string): readonly [string, string] | undefined {
  if (isBullet(text)) return undefined;
  const dates = datesIn(text.slice(0, longestHead));
  if (!dates?.isRange) return undefined;
  for (const { index, 0: sign } of text.matchAll(boundary)) {
    const head = text.slice(0, index);
    const rest = text.slice(index + sign.length);
    if (index > longestHead) return undefined;
    const names = `${text.slice(0, dates.from)} ${text.slice(dates.to, index)}`.trim();
    const isBehind = index >= dates.to;
    const isList = sign.startsWith(':') && rest.includes(', ');
    if (isBehind && isDescription(rest) && (isList || areNames(names))) return [head, rest];
  }
  return undefined;
}
