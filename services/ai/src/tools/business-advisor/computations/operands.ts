import type { EnteredNumber } from '../entered-numbers.js';

/** Words right before and after a number. */
export const around = (n: EnteredNumber) => `${n.before} ${n.noun ?? ''} ${n.after}`;
export const moneyOf = (numbers: readonly EnteredNumber[]) =>
  numbers.filter(({ kind }) => kind === 'money');
export const countsOf = (numbers: readonly EnteredNumber[]) =>
  numbers.filter(({ kind }) => kind === 'count');

const staffWords =
  /\b(?:cooks?|techs?|technicians?|teachers?|drivers?|cleaners?|employees|guys|stylists?|staff|servers?|baristas?|workers?|mechanics?|nurses?|hygienists?|painters?|helpers?|people|crew|roofers?|plumbers?|electricians?|cashiers?|bakers?|waiters|aides?|assistants?|groomers?|barbers?|part[- ]timers|full[- ]timers)\b/i;

/** "12 employees", "3 of my 5 line cooks": not more than this many letters after the number. */
export const isStaff = (n: EnteredNumber) =>
  n.kind === 'count' &&
  n.value > 1 &&
  n.value < 200 &&
  staffWords.test((n.noun ?? '').slice(0, 24)) &&
  !/^(?:hours|days|weeks|months|years|minutes)/.test(n.noun ?? '');

export const isHours = (n: EnteredNumber) =>
  n.kind === 'count' && /^(?:hours?|hrs?)\b/.test(n.noun ?? '');

/** A count of what is sold, with its period: "Sold 61 last month", "120 orders a week". */
export const isSold = (n: EnteredNumber) =>
  n.kind === 'count' &&
  n.value > 1 &&
  /^(?:day|week|month|year)$/.test(n.per ?? '') &&
  !/^(?:hours?|hrs?|no[- ]?shows?|miles|lbs?|pounds|gallons|days?|weeks?|calls|leads|inquiries|visitors|clicks|requests|messages|reviews|applications|walk-?ins|followers|quit|left|complaints)\b/.test(
    n.noun ?? '',
  ) &&
  !/\b(?:quit|lost|cancel\w*|missed|turn(?:ed|ing)? away|lose|left|hire|post)\b/i.test(around(n)) &&
  (/\b(?:sell|sold|selling|do|did|get|make|made|bake|serve)\s+(?:about |around |maybe |only )?$/i.test(
    n.before,
  ) ||
    /^(?:(?:\w+ )?(?:orders|sales|dozen|covers|jobs|loaves|candles|cuts|cups|plates|shirts|boxes|units|pairs|cakes|customers))\b/.test(
      n.noun ?? '',
    ));

/** Two amounts of one clause as alternatives: "3,800 for the fix or 14k for a new one". */
export function alternatives(numbers: readonly EnteredNumber[]) {
  const money = moneyOf(numbers);
  for (const [at, other] of money.entries()) {
    const one = money[at - 1];
    if (!one || one.sentence !== other.sentence || one.per || other.per) continue;
    const between = one.sentence.slice(one.start, other.start);
    const areOldAndNew =
      /\bnew\b/i.test(one.before) &&
      /\b(?:used|refurbished|second[- ]hand)\s+(?:one )?$/i.test(other.before);
    if (
      areOldAndNew ||
      (/\bor\b/i.test(between) && !/[.;]\s/.test(between.replace(/^\$?[\d.,]+/, '')))
    )
      return one.value <= other.value ? { less: one, more: other } : { less: other, more: one };
  }
  return undefined;
}

/** The sentence before a number. */
export const lead = (n: EnteredNumber) => n.sentence.slice(0, n.start);

/** "Our rating fell from 4.6 to 3.9": stars are no count of sales. */
export const isRating = ({ value, sentence }: EnteredNumber) =>
  value <= 5 && /\b(?:ratings?|stars?|rated)\b/i.test(sentence);
