import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../../dates-and-amounts.js';
import { type Amount, bare, Sheet } from '../sheet.js';
import { trialPlan } from '../trial-plan.js';
import { type Question, sharedPeriod } from './blanks.js';

/** A day or hours more, or less: what its sales leave of their margin, against what is paid for it. */
export const hoursThatAreOpen: Question<'sales' | 'part' | 'costs' | 'workers' | 'hours' | 'rate'> =
  {
    asks: /\b(?:open(?:ing)?|abr\w+|cerr\w+|close[ds]?|closing|cut)\b[\s\S]*\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|hours|evenings?|early|late|lunch|day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)\b/,
    blanks: {
      sales: {
        kinds: ['money'],
        isNamed: true,
        words: /\b(?:sales|brings?|take in|do|lose|sell|vend\w+)\b/,
        not: /\b(?:wages|save|lights|power)\b/,
      },
      part: {
        kinds: ['percent', 'money'],
        isNamed: true,
        words: /\b(?:margin|goes|food|costs?|profit|keep|ingredients|quedan?|dollar|d[oó]lar)\b/,
      },
      costs: {
        kinds: ['money'],
        many: true,
        isNamed: true,
        words: /\b(?:wages|save|lights|power|costs?|pay|staff|helper|heat\w*|labor|are|is)\b/,
        not: /\bsales\b/,
      },
      workers: {
        kinds: ['count'],
        counts:
          /\b(?:people|person|workers?|clerks?|employees?|helpers?|guys?|servers?|cooks?|empleados?)/,
        isOptional: true,
      },
      hours: { kinds: ['count'], counts: /\bhour/, isOptional: true },
      rate: { kinds: ['money'], time: 'hour', isOptional: true },
    },
    answer: (
      {
        sales: [sales],
        part: [given],
        costs: others,
        workers: [workers],
        hours: [hours],
        rate: [rate],
      },
      { text },
    ) => {
      // "60 cents of each dollar"
      const isCents = given?.kind === 'money' && given.value < 1;
      if (!sales || !given || (given.kind === 'money' && !isCents)) return undefined;
      if (!hours !== !rate || (others.length === 0 && !rate)) return undefined;
      const part = isCents
        ? { ...given, kind: 'percent' as const, value: given.value * 100 }
        : given;
      const own = sharedPeriod([sales, ...others], '');
      const per =
        own ??
        (/\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(text) ? 'week' : undefined);
      const isMargin = /\b(?:margin|profit|keep|quedan?|of (?:each|every) dollar)\b/.test(
        `${part.lead.slice(-30)} ${part.after.slice(0, 20)}`,
      );
      const sheet = new Sheet();
      sheet.use(given, workers, hours, rate);
      const pay =
        hours && rate
          ? [sheet.times('pay', ...(workers ? [bare(workers)] : []), bare(hours), bare(rate))]
          : [];
      const costs: readonly Amount[] = [...pay, ...others];
      const kept = isMargin ? part : { kind: 'percent' as const, value: 100 - part.value };
      sheet.use(part);
      const leaves = sheet.times('leavesOfSales', { ...sales, period: per }, kept);
      const left = sheet.minus('left', leaves, ...costs);
      const paid = cents(costs.reduce((sum, { value }) => sum + value, 0));
      sheet.use(sales);
      return sheet.tells(
        'scheduling',
        (t: Translate) =>
          t('adviceHoursOpen', {
            isGain: left.value > 0 ? 'yes' : 'no',
            leaves: usd(leaves.value),
            costs: usd(paid),
            left: usd(Math.abs(left.value)),
          }),
        {
          plan: (t: Translate) =>
            trialPlan(t, {
              all: usd(paid),
              one: share(kept.value),
              needed: usd(cents((paid / kept.value) * 100)),
            }),
        },
      );
    },
  };
