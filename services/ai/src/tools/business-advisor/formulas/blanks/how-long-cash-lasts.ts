import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { tenths } from '../line.js';
import { money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** How long the cash lasts at what comes in and goes out, without and with money that is to come. */
export const howLongCashLasts: Question<'cash' | 'ins' | 'outs' | 'coming' | 'burn' | 'people'> = {
  asks: /\bhow long\b|\b(?:losing|lose|burn)\b|\bmore than we (?:make|take in)\b|\bperd\w+|\bhow many (?:weeks|months)\b|\b(?:run|runs|running) out\b|\brunway\b|\blasts?\b|\bhold out\b|\bsurvive\b|\bcu[aá]nto (?:tiempo )?(?:dura|aguant)/,
  blanks: {
    cash: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:bank|cash|saved|savings|on hand|put aside|set aside|reserves?|accounts?|acct|checking|cushion|left)\b/,
      not: /\b(?<!opening )(?:loan|grant|credit|costs?)\b/,
    },
    ins: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isOptional: true,
      words:
        /\b(?:income|revenue|sales|bring|brings|comes? in|tak(?:e|es|ing) in|earn|bill|billing|invoice|make|get)\b/,
      not: /\b(?:grant|loan|costs?|expenses|rent|payroll|spend)\b/,
    },
    outs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:costs?|expenses?|spend|spending|pay|rent|payroll|goes out|going out|wages|salar\w+|bills|overhead|utilities|insurance|owner'?s? draw)\b/,
      not: /\b(?:income|revenue|sales|grant)\b/,
    },
    burn: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:los(?:e|ing)|burn(?:ing)?|short|more than we make|perd\w+)\b/,
    },
    people: { kinds: ['count'], counts: /\b(?:client|customer|people)/, isOptional: true },
    coming: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      words:
        /\b(?:grant|loan|credit|investors?|deposit|refund|comes? in|will arrive|arrives|approved|confirmed|owes?|owed|expect|put in|family|lend|of my own)\b/,
    },
  },
  answer: ({ cash: [cash], ins, outs, coming: [coming], burn: [lost], people }, { text }) => {
    const per = sharedPeriod([...ins, ...outs, ...(lost ? [lost] : [])], text);
    if ((lost === undefined) === (outs.length === 0) || (lost && ins.length > 0)) return undefined;
    if (!cash || !per || per === 'hour') return undefined;
    const sheet = new Sheet();
    sheet.use(lost, ...people);
    const goes = lost ?? sheet.plus('goesOut', ...outs);
    const burn =
      ins.length > 0
        ? sheet.minus('missing', { ...goes, period: per }, sheet.plus('sales', ...ins))
        : goes;
    if (burn.value <= 0) return undefined;
    const lasts = sheet.periods('lastsFor', cash, money(burn.value), per);
    const withIt =
      coming &&
      sheet.periods('withComing', sheet.plus('means', cash, coming), money(burn.value), per);
    return sheet.tells(
      'cash-flow',
      (t: Translate) =>
        t('adviceCashLasts', {
          lasts: tenths(lasts.value),
          with: withIt ? tenths(withIt.value) : 'none',
          burn: usd(burn.value),
          coming: usd(coming?.value ?? 0),
          per,
        }),
      { found: { ...(per === 'month' && { runwayMonths: lasts.value }) } },
    );
  },
};
