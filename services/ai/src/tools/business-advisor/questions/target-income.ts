import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

/** "I charge 50 an hour, 18 hours a week, want 60,000 a year with 6 weeks off": the rate that gives it. */
export function targetIncome(told: Told): Answered | undefined {
  const [aim, per = 'year'] =
    find(
      told,
      `\\b(?:want|need|like|hope|have|goal is|aim(?:ing)?)(?: [a-z]+){0,4} (?:make|earn|clear|get|take home|bring home|have)(?: [a-z]+){0,2} ${n}(?: an? (month|year))?`,
      `\\b(?:need|want) ${n} an? (month|year)`,
    ) ?? [];
  const rate = numberIn(
    told,
    `\\b(?:charge|charging|bill|get|at|rate is|make) ${n} (?:an hour|a (?:session|lesson|class|massage|visit))`,
  );
  const hours = numberIn(
    told,
    `\\b${n} (?:hours|sessions|lessons|classes|massages|visits) a week`,
    `\\b${n} (?:[a-z]+ )?hours (?:of work |of lessons )?a week`,
  );
  const off = numberIn(told, `\\b${n} weeks? (?:off|of vacation|closed|vacation)`) ?? 0;
  const costs = numberIn(
    told,
    `\\b(?:costs?|expenses|rent|overhead)(?: are| is| run)? ${n} a month`,
  );
  if (!aim || !rate || !hours || off >= 40) return undefined;
  const yearly = Number(aim) * (per === 'month' ? 12 : 1);
  const gross = yearly + (costs ?? 0) * 12;
  const weeks = 52 - off;
  const all = hours * weeks;
  const needed = gross / all;
  const now = all * rate;
  return {
    kind: 'target-income',
    short: (t: Translate) =>
      needed > rate
        ? t('adviceTargetShort', {
            needed: usd(Math.ceil(needed)),
            rate: usd(rate),
            hours: amount(Math.ceil(gross / weeks / rate)),
          })
        : t('adviceTargetEnough', { now: wholeUsd(now), rate: usd(rate) }),
    lines: (t: Translate) => [
      t('adviceTargetHours', {
        off: amount(off),
        weeks: amount(weeks),
        hours: amount(hours),
        all: amount(all),
      }),
      t('adviceTargetNow', { all: amount(all), rate: usd(rate), now: wholeUsd(now) }),
      ...(costs
        ? [
            t('adviceTargetCosts', {
              yearly: usd(yearly),
              costs: usd(costs),
              year: usd(costs * 12),
              gross: usd(gross),
            }),
          ]
        : []),
      t('adviceTargetRate', { gross: usd(gross), all: amount(all), needed: usd(needed) }),
    ],
    plan: (t: Translate) => ({
      title: t('adviceTarget'),
      steps: [
        `${t('adviceTargetNewOnes', { needed: usd(Math.ceil(needed)) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 14`,
        `${t('adviceTargetSteps', { half: usd(Math.ceil((needed + rate) / 2)) })} | low, ${t('adviceAnHour')} | ${t('adviceAFewCustomers')} | 60`,
        `${t('adviceTargetUnpaid')} | medium, ${t('adviceTenMinutesWeek')} | ${t('adviceNothing')} | 28`,
        `${t('adviceTargetGroups')} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 45`,
      ],
      unseen: [t('adviceUnseenSelfTax'), t('adviceUnseenLocalRates'), t('adviceUnseenEmptyHours')],
      professional: t('adviceAskTarget'),
    }),
  };
}
