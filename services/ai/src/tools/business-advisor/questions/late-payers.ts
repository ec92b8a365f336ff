import { plain, signed } from '../arithmetic/line.js';
import { bare, count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question } from './question.js';

/** Customers who pay some days sooner: the money that is set free once. */
export const paidSooner = question({
  asks: /\b(?:pay|pays|paid|payment|terms|net \d|invoices?|bills?|billing)\b[\s\S]*\b(?:free|cash|sooner|faster|on time|if they paid|got them|get them|earlier|sits|tied up)\b/,
  numbers: {
    sales: 'money flow: invoice|invoices|bill|billing|sales|revenue|sell|charge',
    now: 'count/money of day: after|pay|pays|takes?|taking|average|wait; not: terms|net|if|within|got|get|cut|down to|say|says|due',
    sooner: 'count/money: terms|net|if they|in|within|to|got them|get them|on time|say|says|due',
  },
  answer: ({ sales, now, sooner }, sheet) => {
    const days = { month: 30, year: 360, week: 7 }[sales.period as 'month' | 'year' | 'week'];
    if (!days) return undefined;
    if (sooner.value >= now.value || now.value > 200 || now.period || sooner.period)
      return undefined;
    const fewer = sheet.minus('fewerDays', count(now.value), count(sooner.value));
    const daily = sheet.over('daily', { kind: 'money', value: sales.value }, count(days));
    // Not the rounded day: $22,000 ÷ 30 × 18 is $13,200.
    const freed = sheet.times('freed', fewer, { kind: 'money', value: sales.value / days });
    return sheet.tells('cash-flow', 'advicePaidSooner', {
      freed,
      fewer: plain(fewer.value),
      daily,
      always: usd((now.value * sales.value) / days),
    });
  },
});

/** Money that customers owe for some days, at the rate of the credit that stands in for it. */
export const costOfLateMoney = question({
  asks: /\b(?:owe[ds]?|invoices?|receivables?|outstanding|pay (?:me |us )?late|days late|deben|facturas)\b/,
  numbers: {
    owed: 'money once named: owe[ds]?|invoices?|receivables?|outstanding|late|deben|facturas',
    days: 'count of day|month named: days?|months?|late|d[ií]as',
    rate: 'percent named: credit|line|rate|interest|bank|loan|card|apr|a year|banco|inter[eé]s',
  },
  answer: ({ owed, days, rate }, sheet) => {
    if (days.period || rate.value > 40) return undefined;
    const time = /month/.test(days.things.join(' ')) ? days.value * 30 : days.value;
    if (time > 400) return undefined;
    const yearly = sheet.times('creditCost', bare(owed), rate);
    const part = sheet.part('part', count(time), count(365));
    const cost = sheet.times('creditCost', bare(yearly), { kind: 'percent', value: part });
    return sheet.tells('late-payers', 'adviceLateMoney', { cost, yearly });
  },
});

const daysOf = { day: 1, week: 7, 'two weeks': 14, month: 30, year: 365 } as const;

/** Customers who pay some days later: what they always owe of the sales of that time. */
export const moneyTiedUp = question({
  asks: /\b(?:net \d+|terms?|pays? (?:\w+ ){0,3}(?:late|later|after|in)|days|tied up|d[ií]as)\b/,
  numbers: {
    sales:
      'money flow named: buys?|sales|sell|bill|billing|invoice|orders?|do|worth|compra|vendo; not: costs?|rent|pay|payroll',
    days: 'count of day named: net|days?|d[ií]as',
    rate: 'percent named optional: interest|credit|line|loan|bank|rate',
  },
  answer: ({ sales, days, rate }, sheet, { text }) => {
    if (!sales.period || sales.period === 'hour' || days.period || days.value > 180)
      return undefined;
    if (!/\b(?:tied up|net|terms?|wait\w*|cost|float|cash|owe|carry|after)\b/.test(text))
      return undefined;
    const daily = sheet.over('onAverage', sales, count(daysOf[sales.period]), 'day');
    const always = sheet.times('outstanding', count(days.value), daily);
    const interest = rate && sheet.times('creditCost', { ...always, period: 'year' }, rate);
    return sheet.tells('late-payers', 'adviceMoneyTiedUp', {
      always: usd(Math.round(always.value)),
      interest,
    });
  },
});

/** A large order that is paid later, against the cash for what goes into it. */
export const orderPaidLater = question({
  asks: /\b(?:order|job|contract|wants?|bid|pedido|quiere)\b[\s\S]*\b(?:pays? (?:me |us |in|after|only|when|net|at)|paid|net|up ?front|days|later|cash|afford|take it|paga)\b/,
  numbers: {
    price:
      'money once named: order|job|contract|wants?|worth|pays?|bid|for|pedido; not: costs?|materials?|bank|cash|savings|up ?front|deposit',
    days: 'count of day|week|month: pays?|paid|days|net|after|later|weeks|months',
    costs: {
      is: 'money once named many',
      words:
        /\b(?:costs?|materials?|blanks|ingredients?|supplies|up ?front|spend|buy|parts|labor|helpers?|wages|need|fabric|lumber|wood|steel|hardware|flowers|food|material|owe|cuesta)\b|\b(?:is|are)\s*(?:about )?\$?$/,
      not: /\b(?:bank|cash|savings|have|got|deposit)\b/,
    },
    cash: 'money once named: bank|cash|savings|saved|on hand|account|have|got|banco|tengo',
    deposit: 'money/percent named optional: deposit|down|half|advance|anticipo',
  },
  answer: ({ price, days, costs, cash, deposit }, sheet) => {
    if (days.period || price.period) return undefined;
    if (deposit && deposit.value >= (deposit.kind === 'percent' ? 100 : price.value))
      return undefined;
    const needed = sheet.plus('costs', ...costs.map(bare));
    const down = deposit?.kind === 'percent' ? sheet.times('down', bare(price), deposit) : deposit;
    const means = down ? sheet.plus('means', bare(cash), bare(down)) : bare(cash);
    const isEnough = means.value >= needed.value;
    const gap = isEnough
      ? sheet.minus('spare', means, needed)
      : sheet.minus('missing', needed, means);
    const left = sheet.minus('left', bare(price), needed);
    return sheet.tells(
      'cash-flow',
      'adviceOrderPaidLater',
      { isEnough, gap, left: signed(left.value), sign: left.value > 0 ? 'profit' : 'loss' },
      { found: isEnough ? {} : { missing: gap.value } },
    );
  },
});
