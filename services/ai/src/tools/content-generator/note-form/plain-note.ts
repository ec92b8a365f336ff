import { anyMonth, anyWeekday } from '../../../facts/grammar/calendar-names.js';

const day = `(?:${anyWeekday}s?\\b|${anyMonth} \\d)`;
const clock = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?';

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** Whose number is a figure in notes: "three hours", "six weeks". */
const measured = new RegExp(
  `(?<![-\\w]|^|\\b(?:or|to|${Object.keys(numbers).join('|')}) )(${Object.keys(numbers).join('|')}) (?=(?:full |business |working )?(?:minutes|hours|days|weeks|months|years|pounds|ounces|feet|inches|miles|people|spots|seats|tables|rooms|pieces)\\b)`,
  'gi',
);

const moved: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(^|: |[a-z)] )on (?=${day})`, 'g'), '$1'],
  [
    new RegExp(
      `(?<!\\b(?:by|until|before|through) )(${anyWeekday}s?|${anyMonth} \\d{1,2}),? at (?=\\d{1,2}(?::\\d\\d)?(?: ?[ap]m\\b(?!,)|$))`,
      'g',
    ),
    '$1, ',
  ],
  [new RegExp(`(${anyWeekday}s?|${anyMonth} \\d{1,2}),? from (?=\\d)`, 'g'), '$1, '],
];
const hours = new RegExp(
  `(?<![$\\d] ?)(?:\\bfrom )?\\b(${clock}) to (\\d{1,2}(?::\\d\\d)? ?[ap]m)\\b`,
  'g',
);

/** Hours and measures in a list: "from 5 to 7pm", "in two days" → "5–7pm", "in 2 days"; no line begins with a figure for it. */
export const withFigures = (line: string): string =>
  line
    .replace(hours, '$1–$2')
    .replace(measured, (_, word: string) => `${numbers[word.toLowerCase()] ?? word} `);

/** A note without the words between its days and hours: "Sunday, May 16 at 3pm" → "Sunday, May 16, 3pm". */
export const plainNote = (note: string): string =>
  withFigures(moved.reduce((said, [pattern, other]) => said.replace(pattern, other), note));
