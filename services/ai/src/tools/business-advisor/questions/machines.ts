import { tenths } from '../arithmetic/line.js';
import { type Amount, bare, count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import type { Period } from '../reading/measure.js';
import { question, sharedPeriod } from './question.js';

/** What asks whether and when something that is bought is paid back. */
const paidBackWords =
  /\bpays? for itself\b|\bpay(?:s|ing)? (?:it|itself)? ?back\b|\bpayback\b|\bpaid (?:back|off)\b|\bworth (?:it|buying|getting|having|fixing)\b/;

/**
 * What a purchase saves and when it is paid back, in one sentence.
 * @param saved in each period
 * @param times periods until it is paid back
 * @param isSoon whether that is within a time that was named; 'open' without one
 */
const savesAndPaysBack = (
  saved: Amount,
  times: Amount,
  per: Period,
  isSoon: 'yes' | 'no' | 'open' = 'open',
) =>
  ['adviceReplaces', { saved: usd(saved.value), times: tenths(times.value), per, isSoon }] as const;

/** Something that is bought once and takes the place of what is paid today: when it is paid back. */
export const machineReplaces = question({
  asks: new RegExp(
    `${paidBackWords.source}|\\bbuy\\b|\\bin[- ]house\\b|\\bour own\\b|\\bmy own\\b`,
  ),
  numbers: {
    outlay: {
      is: 'money once',
      words: /\b(?:costs?|is|price|buy|for|at|quote[ds]?|runs?)\b/,
      not: /\ba (?:month|week|year|day)\b/,
    },
    now: 'money flow many: today|now|currently|at the moment|right now|outside|send(?:ing)?|sends|outsourc~|pay|paying|spend|rent(?:ing)?; not: would|will',
    later:
      'money flow many: would|will|own|ourselves|myself|figure|means|then|new|switch~|in[- ]house|itself|with (?:it|the|that|our|my)|power|upkeep|maintenance|service|electric~; not: today|now|currently|outside|at the moment',
    within: 'count of month|year optional: within',
  },
  answer: ({ outlay, now, later, within }, sheet, { text }) => {
    const per = sharedPeriod([...now, ...later], text);
    if (!per || per === 'hour') return undefined;
    const before = sheet.plus('goesOut', ...now);
    const saved = sheet.minus('saved', { ...before, period: per }, sheet.plus('then', ...later));
    if (saved.value <= 0 || outlay.value < saved.value) return undefined;
    const times = sheet.periods(
      'paidBackAfter',
      outlay,
      { kind: 'money', value: saved.value },
      per,
    );
    const limit = within && within.value * (/year/.test(within.things.join(' ')) ? 12 : 1);
    const isSoon =
      limit === undefined || per !== 'month' ? 'open' : times.value <= limit ? 'yes' : 'no';
    return sheet.tells('strategy', ...savesAndPaysBack(saved, times, per, isSoon), {
      plan: choicePlan(true),
    });
  },
});

/** Something that is bought once and takes hours of paid work away: when it is paid back. */
export const hoursAMachineSaves = question({
  asks: new RegExp(`${paidBackWords.source}|\\bbuy\\b`),
  numbers: {
    outlay: 'money once: costs?|is|price|buy|for|at|quote[ds]?|runs?',
    wage: 'money hour',
    hours: 'count of hour two: hours?|for|would|by hand|with',
  },
  answer: ({ outlay, wage, hours: [now, later] }, sheet) => {
    const per = now.period ?? later.period;
    if (!per || per === 'hour') return undefined;
    if (later.value >= now.value) return undefined;
    const fewer = sheet.minus('saved', now, later);
    const saved = sheet.times('saved', { ...fewer, period: per }, { ...wage, period: undefined });
    const times = sheet.periods('paidBackAfter', outlay, bare(saved), per);
    return sheet.tells('strategy', ...savesAndPaysBack(saved, times, per), {
      plan: choicePlan(true),
    });
  },
});

/** "60 a month are sent out at $6; with a machine of $7,800 each would cost $1": when the machine is paid back. */
export const machineMakesEach = question({
  asks: /\b(?:own|ourselves|myself|in[- ]house|with (?:it|the|a|our|my))\b/,
  numbers: {
    outlay: 'money once: costs?|is|buy|for|price; not: about|each|own|with it',
    sold: 'count: any',
    now: 'money once named: pay|pays|send|outside|now|today|charges?|for each; not: would|own|with',
    later:
      'money once named: would|own|with (?:it|the|a|our|my)|ourselves|myself|in[- ]house|thread|material; not: pay|send',
  },
  answer: ({ outlay, sold, now, later }, sheet) => {
    const per = sold.period;
    if (!per || per === 'hour') return undefined;
    if (later.value >= now.value || now.value * 20 > outlay.value) return undefined;
    const each = sheet.minus('saved', bare(now), bare(later));
    const saved = sheet.times('saved', sold, each);
    const times = sheet.periods('paidBackAfter', outlay, saved, per);
    return sheet.tells('equipment', ...savesAndPaysBack(saved, times, per), {
      plan: choicePlan(true),
    });
  },
});

/** Something that is paid once and brings or saves so much each period: when it is paid back. */
export const paidBackBy = question({
  asks: new RegExp(
    `${paidBackWords.source}|\\bhow (?:soon|fast|long)\\b|\\bcu[aá]nd?t?o\\b|\\bsaves? us\\b|\\bahorrar?[ií]?a?`,
  ),
  numbers: {
    outlay:
      'money once named: cuesta|nuev[oa]|repair|fix(?:ing)?|costs?|is|new|buy|price|installation|install|sign|for',
    resale: {
      is: 'money once named optional',
      words:
        /\b(?:sell|trade|trade[- ]?in|old one|old (?:van|truck|machine|oven)|get for|repair|fix(?:ing)?)\b/,
      not: /\bsells? (?:for|at)\b/,
    },
    brings: {
      is: 'money flow many',
      words: /\b(?:brings?|saves?|save|ahorra\w*|dejan?|earns?|makes?|more|rents? (?:it )?for)\b/,
      not: /\b(?:payments?|rent|insurance|costs?|wages)(?: \w+)? \$?$/,
    },
    count: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
  },
  answer: ({ outlay, brings: all, count, resale }, sheet, { text }) => {
    const [brings] = all;
    const per = sharedPeriod(all, text);
    if (!brings || !per || per === 'hour' || outlay.value <= brings.value) return undefined;
    if (resale && resale.value >= outlay.value) return undefined;
    const isOfEach = /\b(?:each|every|per)\b/.test(brings.lead);
    if ((count !== undefined) !== isOfEach) return undefined;
    const together = sheet.plus('saved', ...all.map((one) => ({ ...one, period: per })));
    const each = count ? sheet.times('all', count, together) : together;
    const net = resale ? sheet.minus('toPay', bare(outlay), bare(resale)) : outlay;
    const times = sheet.periods('paidBackAfter', net, each, per);
    return sheet.tells(
      'strategy',
      'advicePaidBackBy',
      { all: each, times: tenths(times.value), per },
      { plan: choicePlan(true) },
    );
  },
});

/** Something that is bought once and brings more sales each period, at a price less what goes into one: when it is paid back. */
export const moreSalesPayBack = question({
  asks: /\b(?:more|lose|turn(?:ing)? away|extra|miss(?:ing)?|could|m[aá]s)\b/,
  numbers: {
    outlay: {
      is: 'money once named',
      words: /\b(?:costs?|is|new|second|buy|price|for|machine|cuesta|nuev[oa]|segund[oa])\b/,
      not: /\b(?:each|leaves|spends?|ingredients|cada|deja)\b|\bto make\b/,
    },
    today: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month))/, not: /\bmore\b/ },
    more: 'count named: more|lose|turn~ away|extra|miss~|could|bring|m[aá]s',
    each: 'money once named: each|leaves?|spends?|pays?|at|ticket|average|clear|brings?|cada|dejan?; not: ingredients?|materials?|cost|is',
    costs:
      'money once named optional: ingredients?|materials?|of which|to make|goes into|food|supplies',
    days: 'count of day optional',
    running: 'money flow named optional: payment|insurance|power|gas|upkeep|maintenance|wages',
  },
  answer: ({ outlay, more, each, costs, days, running }, sheet) => {
    if (!more.period || outlay.value < each.value * 10) return undefined;
    if (more.period === 'hour' || (days && (more.period !== 'day' || days.period === 'day')))
      return undefined;
    const per = days ? (days.period ?? 'month') : more.period;
    if (running && running.period !== per) return undefined;
    const one = sheet.minus('one', bare(each), ...(costs ? [bare(costs)] : []));
    if (one.value <= 0) return undefined;
    const some = sheet.times('more', more, bare(one));
    const all = days ? sheet.times('all', count(days.value), { ...some, period: per }) : some;
    const left = running ? sheet.minus('left', all, running) : all;
    if (left.value <= 0) return undefined;
    const times = sheet.periods('paidBackAfter', outlay, { ...left, period: per }, per);
    return sheet.tells(
      'equipment',
      'advicePaidBackBy',
      { all: left, times: tenths(times.value), per },
      { plan: choicePlan(true) },
    );
  },
});
