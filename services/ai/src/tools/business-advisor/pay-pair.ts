import type { EnteredNumber } from './entered-numbers.js';

const isMoney = (n: EnteredNumber) => n.kind === 'money';
const isPeriod = (per: string | undefined) => /^(?:day|week|two weeks|month|year)$/.test(per ?? '');

const otherPayer =
  /\b(?:they|them|competitors?|others|other|elsewhere|everyone else|next door|down the (?:road|street)|across|market|going rate|average|ask(?:s|ing)?|want(?:s|ed)?|expects?|leav(?:e|es|ing)|left|amazon|walmart|target|hospital|hotel|warehouse|shipyard|mill|mine|casino|refinery|posted|plant|factory|chain|school district|dealership|corporate|bigger|the (?:\w+ ){1,3}(?:pays?|offers?|starts?))\b/i;
const payWord =
  /\b(?:pay|pays|paid|paying|wages?|salary|salaries|offer|offers|offered|offering|start(?:s|ing)?|earn|posted|(?:welders?|cooks?|techs?|technicians?|teachers?|drivers?|cleaners?|guys|stylists?|servers?|baristas?|mechanics?|people|crew|staff|nurses?|helpers?) (?:makes?|gets?|earns?|are at|is at))\b/i;
const notPay =
  /\b(?:materials?|fabric|cloth|parts|ingredients|buttons?|botones|per (?:piece|pieza|unit|dress|item)|(?:pays?|paid) (?:me|us)|(?:walk[- ]?ins?|customers?|clients?|members?|guests?) pay|per head|tips?|rent|lease|loan|invoices?|suppliers?|taxes|bills?|insurance|sells?|wholesale|tickets?|membership|charge|charges|rate to customers|pay (?:off|back))\b/i;

/** "My drivers: $24 vs 31 at the big fleet." */
const besideOther =
  /\b(?:cooks?|techs?|technicians?|teachers?|drivers?|cleaners?|employees|guys|stylists?|staff|servers?|baristas?|mechanics?|nurses?|helpers?|crew|painters?|welders?)\b[^.]{0,30}\$?\d[\d.]*(?:\/hour|an hour)? (?:vs\.?|versus|against) \$?\d/i;

/** What the owner pays, and what others pay, for the same time. */
export interface PayPair {
  readonly own: EnteredNumber;
  readonly other: EnteredNumber;
}

export function payPair(numbers: readonly EnteredNumber[]): PayPair | undefined {
  const pay = numbers.filter(
    (n) =>
      isMoney(n) &&
      !notPay.test(n.before) &&
      !notPay.test(n.after) &&
      (payWord.test(`${n.before} ${n.after}`) ||
        n.per === 'hour' ||
        otherPayer.test(n.before) ||
        besideOther.test(n.sentence)) &&
      n.value < 500_000,
  );
  const isAbout = pay.some((n) => payWord.test(n.sentence) || besideOther.test(n.sentence));
  if (pay.length < 2 || !isAbout) return undefined;
  const isOther = (n: EnteredNumber) =>
    otherPayer.test(n.before) ||
    (otherPayer.test(n.after) && !/\b(?:we|i|our|my)\b/i.test(n.before));
  const other = pay.find((n) => isOther(n) && !/\b(?:we|i) (?:pay|offer|start)\b/i.test(n.before));
  const own = pay.find((n) => n !== other && sameScale(n, other));
  const smaller = own && other && own.value > other.value ? undefined : own;
  if (smaller && other) return { own: smaller, other };
  const [low, high] = [...pay].sort((one, two) => one.value - two.value);
  return low && high && sameScale(low, high) && low.value < high.value
    ? { own: low, other: high }
    : undefined;
}

/** $24 and $31 are pay of the same time, $24 and $65,000 are not. */
const sameScale = (one: EnteredNumber, two: EnteredNumber | undefined) =>
  two !== undefined && one.value / two.value < 4 && two.value / one.value < 4;

/** Pay per hour when it is small or says so, else per year. */
export const isHourly = ({ own, other }: PayPair) =>
  own.per === 'hour' || other.per === 'hour' || (own.value < 200 && !isPeriod(own.per));
