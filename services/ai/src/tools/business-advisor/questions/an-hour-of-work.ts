import { signed } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, count, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { type Quantity } from '../reading/quantity.js';
import { question } from './question.js';
import { hoursOf } from './times.js';

/** What is billed for an hour less what it is paid, today and at another pay. */
export const hourThatIsBilled = question({
  asks: /\b(?:bill|charge)\b/,
  numbers: {
    rate: 'money hour named: bill|charge; not: pay|asks?|wants?',
    pay: 'money hour named: pay|pays|gets?|earns?; not: bill|asks?|wants?|thinking',
    next: 'money/count named optional: thinking|raise|to|asks?|wants?|for',
    tax: 'percent optional: tax~|on top',
  },
  answer: ({ rate, pay, next, tax }, sheet) => {
    if (next && (next.things.length > 0 || next.value <= pay.value)) return undefined;
    const left = (wage: number) => {
      const paid = money(wage, 'hour');
      const cost = tax ? sheet.times('payWithTaxes', bare(paid), count(1 + tax.value / 100)) : paid;
      return sheet.minus('left', { ...bare(rate), period: 'hour' }, bare(cost));
    };
    const now = left(pay.value);
    const then = next && left(next.value);
    return sheet.tells('hiring', 'decisionHour', {
      left: signed((then ?? now).value),
      pay: usd((next ?? pay).value),
      now: then && now,
    });
  },
});

/** Two groups of customers with their price and their hours: what an hour brings in each. */
export const hourOfTwoGroups = question({
  asks: /\b(?:the (?:rest|others)|other \d+|of them)\b/,
  numbers: {
    all: 'count of client|customer|account|job optional',
    some: 'count named: of (?:them|those|my|our)|pay',
    prices: 'money two: pays?|at|for',
    hours: 'count of hour two: takes?|needs?|hours?',
  },
  answer: ({ all, some, prices: [first, second], hours: [one, other] }, sheet) => {
    if (all && all.value <= some.value) return undefined;
    if (first.period === 'hour' || first.lead.length > second.lead.length) return undefined;
    const rest = all && count(all.value - some.value);
    const of = (price: Quantity, time: Quantity, many: Amount | undefined) => {
      const hourly = sheet.over('hourly', bare(price), count(hoursOf(time)));
      if (many) sheet.times('all', many, { ...bare(price), period: first.period });
      if (many) sheet.times('hours', { ...bare(many), period: first.period }, count(hoursOf(time)));
      return { price, hourly };
    };
    const groups = [of(first, one, bare(some)), of(second, other, rest)];
    const [better, worse] = groups.toSorted((a, b) => b.hourly.value - a.hourly.value);
    return sheet.tells(
      'strategy',
      'decisionGroups',
      { better: better?.price, hourly: better?.hourly, other: worse?.hourly },
      { plan: choicePlan(true) },
    );
  },
});

/** Somebody is paid for work that the owner could do: what doing it saves, with what it costs and the hours. */
export const doneByOneself = question({
  asks: /\b(?:myself|ourselves|in[- ]house)\b/,
  numbers: {
    paid: 'money flow: charges?|pay|costs?; not: software|supplies|spend',
    costs: 'money flow named optional many: software|suppl~|materials?|tools?|subscription',
    hours: 'count of hour: spend|takes?|hours?',
    rate: 'money hour: at|worth|make|bill|charge',
  },
  answer: ({ paid, costs, hours, rate }, sheet) => {
    if (hours.period && hours.period !== paid.period) return undefined;
    const { period } = paid;
    const time = sheet.times('time', { ...bare(hours), period }, bare(rate));
    const left = sheet.minus('left', paid, ...costs.map(bare), time);
    return sheet.tells(
      'strategy',
      'adviceDoneByOneself',
      { isGain: left.value > 0, gap: usd(Math.abs(left.value)), per: perBehind(period) },
      { plan: choicePlan(true) },
    );
  },
});
