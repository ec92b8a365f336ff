import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, per, type Told } from './told.js';

/** "I turn away 60 returns at 210; a preparer wants 26 an hour for 40 hours over 10 weeks": the pay of the whole season. */
function hiredForSeason(told: Told): Answered | undefined {
  const [count, price] =
    find(
      told,
      `\\b(?:turn(?:ing|ed)? (?:away|down)|say no to|lose|lost) ${n} (?:[a-z]+ ){1,3}?(?:at|worth) ${n}`,
    )?.map(Number) ?? [];
  const wage = numberIn(told, `\\b${n} an hour`);
  const hours = numberIn(told, `an hour for ${n} hours`, `${n} hours a week(?! (?:and|turn))`);
  const weeks = numberIn(told, `\\b(?:over|for|during) ${n} weeks`);
  if (!count || !price || !wage || !hours || hours > 60 || !weeks) return undefined;
  const [pay, brings] = [wage * hours * weeks, count * price];
  const even = Math.ceil(pay / price - 1e-9);
  return {
    kind: 'expansion',
    short: (t: Translate) =>
      t('adviceHiredSeasonShort', {
        pays: brings > pay ? 'yes' : 'no',
        left: usd(Math.abs(brings - pay)),
        even: amount(even),
        count: amount(count),
      }),
    lines: (t: Translate) => [
      t('adviceHiredSeasonPay', {
        wage: usd(wage),
        hours: amount(hours),
        weeks: amount(weeks),
        pay: usd(pay),
      }),
      t('adviceHiredSeasonBrings', {
        count: amount(count),
        price: usd(price),
        brings: usd(brings),
        left: brings < pay ? `-${usd(pay - brings)}` : usd(brings - pay),
        pay: usd(pay),
      }),
      t('adviceHiredSeasonEven', {
        pay: usd(pay),
        price: usd(price),
        exact: amount(pay / price),
        even: amount(even),
      }),
    ],
  };
}

/** "A preparer at 24 an hour, 30 hours a week, does 8 returns a week at 165": pay beside what the work brings. */
export function hiredOutput(told: Told): Answered | undefined {
  const isHire = /\b(?:hir(?:e|ing)|bring(?:ing)? on|add(?:ing)? (?:a|an|1)|take on)\b/.test(
    told.text,
  );
  const wage = numberIn(told, `\\b${n} an hour`);
  const hours = numberIn(told, `${n} hours (?:a |each |per )?week`, `${n} hours`);
  const [count, time] =
    find(
      told,
      `\\b(?:can|could|would|will|does|do|finish(?:es)?|knocks? out) (?:do |finish |handle |make |clean |groom |knock out |get through |see )?${n} (?!hours?)(?:[a-z-]+ ){1,3}${per}`,
    ) ?? [];
  const price = numberIn(
    told,
    `\\b(?:charge|charging|get|bill) ${n} (?:an?|each|per)`,
    `\\bat ${n} (?:each|apiece|an? (?!hour|week|month)\\w+)`,
    `(?:average|avg)(?: \\w+)?(?: is)? ${n}`,
    `${n} (?:average|avg)`,
  );
  if (!isHire || !wage || wage > 200 || !hours || hours > 60 || !count || time !== 'week' || !price)
    return hiredForSeason(told);
  const weeks = numberIn(told, `\\bfor ${n} weeks`);
  const [pay, brings] = [wage * hours, Number(count) * price];
  const left = brings - pay;
  const even = Math.ceil(pay / price - 1e-9);
  return {
    kind: 'hired-output',
    short: (t: Translate) =>
      left > 0
        ? t('adviceHiredYes', { left: usd(left), even: amount(even), count: amount(Number(count)) })
        : t('adviceHiredNo', {
            short: usd(-left),
            even: amount(even),
            count: amount(Number(count)),
          }),
    lines: (t: Translate) => [
      t('adviceHiredPay', { wage: usd(wage), hours: amount(hours), pay: usd(pay) }),
      t('adviceHiredBrings', {
        count: amount(Number(count)),
        price: usd(price),
        brings: usd(brings),
      }),
      t('adviceHiredLeft', {
        brings: usd(brings),
        pay: usd(pay),
        left: left < 0 ? `-${usd(-left)}` : usd(left),
      }),
      ...(weeks
        ? [
            t('adviceHiredWeeks', {
              weeks: amount(weeks),
              left: left < 0 ? `-${usd(-left)}` : usd(left),
              all: left < 0 ? `-${wholeUsd(-left * weeks)}` : wholeUsd(left * weeks),
            }),
          ]
        : []),
      t('adviceHiredEven', {
        pay: usd(pay),
        price: usd(price),
        exact: amount(pay / price),
        even: amount(even),
      }),
    ],
    plan: (t: Translate) => ({
      title: t('adviceHired'),
      steps: [
        `${t('adviceHiredDemand', { even: amount(even) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 10`,
        `${t('adviceHiredOwnTime', { count: amount(Number(count)) })} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 14`,
        `${t('adviceHiredTrial')} | medium, ${t('adviceTwoHours')} | ${t('adviceFreeJobs')} | 30`,
        `${t('adviceHiredCount', { even: amount(even) })} | low, ${t('adviceTenMinutesWeek')} | ${t('adviceNothing')} | 45`,
      ],
      unseen: [t('adviceUnseenPayrollTax'), t('adviceUnseenDemand'), t('adviceUnseenTraining')],
      professional: t('adviceAskHired'),
    }),
  };
}
