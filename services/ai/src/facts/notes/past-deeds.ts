import { anyMonth, anyWeekday } from '../grammar/calendar-names.js';

const day = `(?:${anyWeekday}|${anyMonth} \\d|the \\d)`;
/** "sent Monday": what was sent is known. */
const bareDeed = new RegExp(
  `^((?:already |just |first )?(?:sent|mailed|shipped|e-?mailed|ordered|delivered|installed|submitted|reported|finished|signed|paid|returned|dropped off|picked up)) (?:on )?(?=${day})`,
  'i',
);
/** "applied September 3" */
const bareTry = new RegExp(
  `^(applied|called|wrote|asked|met|spoke|talked|visited|stopped by) (?=${day})`,
  'i',
);

/** A past deed of a note with the object and the "on" that it lacks. */
export const withObject = (deed: string): string =>
  deed.replace(bareDeed, '$1 it on ').replace(bareTry, '$1 on ');

/** "told two weeks": it was said to the writer. */
export const isTold = (deed: string): boolean =>
  /^(?:told|promised|quoted) (?!(?:us|me|you|him|her|them|the|my|our|your)\b)/i.test(deed);
