import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

const team =
  '(?:people|employees|workers|kids|guys|girls|servers|cooks|cashiers|helpers|staff|teenagers|students|baristas|part[- ]timers|aides|teachers|techs|drivers|cleaners|stylists|mechanics)';

/** "Minimum goes from 12 to 13.50, 5 people 30 hours a week each": the rise for everybody. */
export function minimumWage(told: Told): Answered | undefined {
  const rise =
    find(
      told,
      `\\bminimum(?: wage)?[^|\\d]{0,30}?(?:from )?${n} to ${n}`,
      `\\bminimum(?: wage)?[^|\\d]{0,30}?to ${n} from ${n}`,
      // "I pay my guys 15 and want to go to 17".
      `\\bpay (?:my |the |our )?(?:${team} |them |him |her )${n}[^|\\d]{0,40}?(?:to|raise|make it) ${n}(?! hours)`,
    ) ?? [];
  const [one, other] = rise.map(Number);
  const isMinimum = /\bminimum(?: wage)?[^|]{0,30}\bto \d/.test(told.text);
  if (!one || !other || one === other)
    return isMinimum
      ? { kind: 'wage-rise', lines: (t: Translate) => [t('adviceMinimumUnknown')] }
      : undefined;
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  if (to > 120) return undefined;
  const people = numberIn(told, `\\b${n} (?:part[- ]?time |full[- ]?time )?${team}`);
  const hours = numberIn(told, `\\b${n} hours`);
  const step = to - from;
  const all = people && hours ? people * hours : undefined;
  const weekly = all && all * step;
  return {
    kind: 'wage-rise',
    found: { wageRise: { step, ...(weekly && { weekly }) } },
    lines: (t: Translate) => [
      t('adviceMinimumStep', { to: usd(to), from: usd(from), step: usd(step) }),
      ...(all && weekly && people && hours
        ? [
            t('adviceMinimumHours', {
              people: amount(people),
              hours: amount(hours),
              all: amount(all),
            }),
            t('adviceMinimumCost', {
              all: amount(all),
              step: usd(step),
              weekly: usd(weekly),
              year: wholeUsd(weekly * 52),
            }),
          ]
        : [t('adviceMinimumAsk')]),
    ],
  };
}
