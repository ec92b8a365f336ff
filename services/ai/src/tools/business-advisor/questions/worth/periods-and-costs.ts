import type { CostName, Per } from './figure.js';

const costNames: readonly (readonly [CostName, RegExp])[] = [
  [
    'food',
    /\b(?:food|ingredients?|meat|flour|beans|groceries|drinks?|beer|coffee|milk|produce|sides)\b/,
  ],
  ['parts', /\bparts?\b/],
  [
    'materials',
    /\b(?:materials?|wood|lumber|paint|fabric|wax|wool|product|supplies|stock|goods|inventory|books|flowers|feed|seed|mulch|chemicals|packaging|boxes?|madera|pintura|tela)\b/,
  ],
  [
    'rent',
    /\b(?:rent|lease|unit|storage|room|space|booth|table|stall|spot|parking|puesto|local)\b/,
  ],
  ['fuel', /\b(?:gas|fuel|diesel|mileage|gasolina)\b/],
  ['cut', /\b(?:commission|cut|fees?|of (?:my |the |our |all |their )?sales|wants|takes?|take)\b/],
  ['pay', /\b(?:labor|payroll|wages|pay|helper|workers?|guy|girl|employee|assistant)\b/],
];

/** The kind of cost that the words name. */
export const costNameIn = (words: string): CostName | undefined =>
  costNames.find(([, pattern]) => pattern.test(words))?.[0];

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** The period that follows an amount at once ("190 a day"), or with a few words between ("300 pounds of beef a week"). */
export function periodAfter(after: string, isNear: boolean): Per | undefined {
  const words = isNear ? '(?: (?:more|extra|or so))?' : "(?: [a-z'-]+){0,5}?";
  const [, own] =
    new RegExp(
      `^${words} (?:an? |(?:on|each|in|every) (?:an? )?|last |this )(day|night|week|fortnight|month|year|${weekdays})s?\\b`,
    ).exec(after) ?? [];
  if (!own) return undefined;
  if (own === 'day' || own === 'night') return 'day';
  if (own === 'fortnight') return 'two weeks';
  // "On a Friday" comes once a week.
  return own === 'month' || own === 'year' ? own : 'week';
}

/** The period of a sum that names none: "open Sundays, we do 260". */
export const periodMeant = (text: string): Per | undefined =>
  /\b\d+ days a week\b/.test(text)
    ? 'day'
    : new RegExp(`\\b(?:on |open |every |a )${weekdays}s?\\b|\\b${weekdays}s\\b`).test(text)
      ? 'week'
      : undefined;

const hoursBetween = (from: string, to: string) => (Number(to) - Number(from) + 12) % 12;

/** Times in the words by which figures are read: "twice a week", "an hour and a half", "open Sundays 12 to 5". */
export const plainTimes = (text: string) =>
  text
    .replace(
      /\bevery (?:2|other) (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\bbi-?weekly\b/g,
      'a fortnight',
    )
    .replace(/\b(work|open) (\d) days\b(?! an? )/g, '$1 $2 days a week')
    .replace(/\btwice(?= an? (?:day|week|month|year))/g, '2 times')
    .replace(/\b(?:an|1) hour and a half\b/g, '1.5 hours')
    .replace(/\b(\d+) and a half hours\b/g, '$1.5 hours')
    .replace(/\bhalf an hour\b/g, '0.5 hours')
    .replace(
      /(\btakes?(?: [a-z]+| \d+ (?:of us|people|guys)){0,3} )(\d+) (?:minutes|mins?)\b/g,
      (_all, lead: string, minutes: string) =>
        `${lead}${(Number(minutes) / 60).toFixed(6)} hours each`,
    )
    .replace(
      /\b(open(?:ing)?|clos(?:e|ing)|start(?:ing)?) (?:at )?(\d{1,2}) instead of (\d{1,2})\b/g,
      (_all, word: string, from: string, to: string) =>
        `${word} ${Math.min(hoursBetween(from, to), hoursBetween(to, from))} hours`,
    )
    .replace(
      /\b(open|from|work|hours|shift|sundays?|saturdays?|fridays?|evenings?|mornings?)(?: are| is)? (\d{1,2}) ?(?:am|pm)? ?(?:to|until|till|-) ?(\d{1,2})(?: ?(?:am|pm))?(?= *(?:[,|]|$| and| on| we| i))/g,
      (all, word: string, from: string, to: string) =>
        hoursBetween(from, to) > 0 && Number(from) <= 12 && Number(to) <= 12
          ? `${word} ${hoursBetween(from, to)} hours`
          : all,
    );
