import type { FoundDates } from '../../dates/date-ranges.js';
import { datesIn } from '../../dates/dates.js';
import { fieldIn } from '../../lines/fields.js';
import { roleOf } from './record-columns.js';

/** Words before dates that go with them. */
const before =
  /(?:^|[\s,])(?:(?:in|since|from|for) (?:the )?(?:year|period)(?: of)?|with effect(?: from)?|since|w\.?e\.?f\.?|from|between|in|during|around|de|del|desde|en|entre)\s*$/iu;

/** A sentence without its dates and the words that go with them. */
export function withoutDates(sentence: string): readonly [string, FoundDates | undefined] {
  const dates = datesIn(sentence);
  if (!dates) return [sentence, undefined];
  const head = sentence
    .slice(0, dates.from)
    .replace(before, '')
    .replace(/[\s,]+$/, '');
  const tail = sentence.slice(dates.to).replace(/^[\s,]+/, '');
  return [`${head} ${tail}`.replace(/\s+([.,;])/g, '$1').trim(), dates];
}

/** Dates that are all a line says: "2010", "From May 2010 to June 2012". */
export function datesAlone(line: string): FoundDates | undefined {
  const { label = '', value = '' } = fieldIn(line) ?? {};
  const text = roleOf(label) === 'dates' ? value : line;
  const dates = datesIn(text);
  const rest = dates && text.replace(dates.text, '').replace(/[^\p{L}\d]/gu, '');
  return rest !== undefined && rest.length <= (dates?.isRange ? 8 : 0) ? dates : undefined;
}
