import type { Translate } from '@commons/service-kit/texts/package-texts';
import { perYear } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

/** "Two techs want to go from 50% to 55% and each do 1,400 a week": what the higher commission costs. */
export function shareChange(told: Told): Answered | undefined {
  const [from, to] =
    find(told, `\\bfrom ${percent} to ${percent}`)?.map(Number) ??
    find(told, `\\bpays? ${percent}[^%]*?\\b(?:i|we) (?:pay|give|do) ${percent}`)
      ?.map(Number)
      .toReversed() ??
    [];
  const [sales, time] =
    find(
      told,
      `\\b(?:do|does|make|makes|bring(?:s)?(?: in)?|sell|sells|sales(?: are| of)?) ${n} ${per}`,
    ) ?? [];
  const isPay =
    /\b(?:commission|split|percentage|cut|techs?|stylists?|barbers?|groomers?|drivers?|agents?)\b/.test(
      told.text,
    );
  if (!from || !to || to <= from || !sales || !time || !isPay) return undefined;
  const isEach = /\beach\b|\bapiece\b/.test(told.text);
  // "Two of my five techs went": it is about those who stay.
  const [gone, all] =
    find(
      told,
      `\\b${n} of (?:my|our|the) ${n} (?:[a-z]+ ){1,3}?(?:went|left|quit|are leaving|have left)\\b`,
    )?.map(Number) ?? [];
  const stay = gone && all ? all - gone : undefined;
  const people = isEach
    ? (stay ??
      numberIn(
        told,
        `\\b${n} (?:of my |of the )?(?:[a-z]+ )?(?:techs?|stylists?|barbers?|groomers?|drivers?|agents?|workers|people|girls|guys|employees)`,
      ))
    : undefined;
  const base = Number(sales);
  const each = (base * (to - from)) / 100;
  const count = people ?? 1;
  const times = perYear[time] ?? 52;
  const year = each * count * times;
  return {
    kind: 'wage-rise',
    short: (t: Translate) =>
      t('adviceShareChangeShort', {
        year: wholeUsd(year),
        share: share(((100 - from) / (100 - to) - 1) * 100),
      }),
    lines: (t: Translate) => [
      t('adviceShareChange', {
        from: share(from),
        to: share(to),
        sales: usd(base),
        step: share(to - from),
        each: usd(each),
        per: perWords(t, time),
      }),
      t('adviceShareChangeAll', {
        people: amount(count),
        each: usd(each),
        more: usd(each * count),
        per: perWords(t, time),
        times,
        year: wholeUsd(year),
      }),
      t('adviceShareChangeKeeps', {
        base: usd(base * count),
        rest: share(100 - to),
        keeps: usd((base * count * (100 - to)) / 100),
        now: usd((base * count * (100 - from)) / 100),
        per: perWords(t, time),
      }),
    ],
  };
}
