import { tenths } from '../arithmetic/line.js';
import { type Amount, bare, count } from '../arithmetic/sheet.js';
import { question, sharedPeriod } from './question.js';
import { monthsOf } from './times.js';

/** What asks whether and when something that is bought is paid back. */
const paidBackWords =
  /\bpays? for itself\b|\bpay(?:s|ing)? (?:it|itself)? ?back\b|\bpayback\b|\bpaid (?:back|off)\b|\bworth (?:it|buying|getting|having|fixing)\b/;

/** What is bought once and takes the place of bills, of hours or of what each piece costs today: when it is paid back. */
export const machineReplaces = question({
  asks: new RegExp(
    `${paidBackWords.source}|\\bbuy\\b|\\bin[- ]house\\b|\\bwith (?:it|the|a|our|my)\\b|\\b(?:our|my) own\\b|\\b(?:our|my)sel(?:f|ves)\\b`,
  ),
  numbers: {
    outlay: {
      is: 'money once',
      words: /\b(?:costs?|is|price|buy|for|at|quote[ds]?|runs?)\b/,
      not: /\b(?:a (?:month|week|year|day)|each|own|with it)\b/,
    },
    now: 'money optional many: today|now|currently|at the moment|right now|outside|send(?:ing)?|sends|outsourc~|pays?|paying|spend|rent(?:ing)?|charges?; not: would|will|own|with',
    later:
      'money optional many: would|will|own|ourselves|myself|figure|means|then|new|switch~|in[- ]house|itself|with (?:it|the|that|a|our|my)|power|upkeep|maintenance|service|electric~|thread|material; not: today|now|currently|outside|at the moment|pay|send',
    wage: 'money hour optional',
    hours: 'count of hour optional many: hours?|for|would|by hand|with',
    within: 'count of month|year optional: within',
    sold: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
  },
  answer: ({ outlay, now, later, wage, hours, within, sold }, sheet, { text }) => {
    const [before, after] = hours;
    if (!wage !== (hours.length === 0) || (sold && wage)) return undefined;
    const per = before?.period ?? sold?.period ?? sharedPeriod([...now, ...later], text);
    if (!per || per === 'hour') return undefined;
    const save = (from: Amount, to: Amount): Amount | undefined =>
      to.value < from.value ? { ...sheet.minus('saved', from, to), period: per } : undefined;
    const saving = () => {
      if (wage) {
        if (!before || !after || hours.length > 2 || now.length + later.length > 0)
          return undefined;
        const fewer = save(before, after);
        return fewer && sheet.times('saved', fewer, { ...wage, period: undefined });
      }
      const [one, ...others] = now;
      const [own, ...moreOwn] = later;
      if (!one || !own) return undefined;
      if (!sold)
        return save(
          { ...sheet.plus('goesOut', ...now), period: per },
          sheet.plus('then', ...later),
        );
      if (others.length + moreOwn.length > 0 || one.period || own.period) return undefined;
      const each = one.value * 20 <= outlay.value ? save(bare(one), bare(own)) : undefined;
      return each && sheet.times('saved', sold, bare(each));
    };
    const saved = saving();
    if (!saved || outlay.value < saved.value) return undefined;
    const times = sheet.periods('paidBackAfter', outlay, bare(saved), per);
    const limit = within && monthsOf(within);
    const isSoon =
      limit === undefined || per !== 'month' ? 'open' : times.value <= limit ? 'yes' : 'no';
    return sheet.tells(
      'payback',
      'adviceReplaces',
      {
        saved,
        times: tenths(times.value),
        per,
        isSoon,
      },
      { found: { payback: { outlay: outlay.value, gain: saved.value, per } } },
    );
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
      'payback',
      'advicePaidBackBy',
      {
        all: each,
        times: tenths(times.value),
        per,
      },
      { found: { payback: { outlay: net.value, gain: each.value, per } } },
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
      'payback',
      'advicePaidBackBy',
      {
        all: left,
        times: tenths(times.value),
        per,
      },
      { found: { payback: { outlay: outlay.value, gain: left.value, per } } },
    );
  },
});
