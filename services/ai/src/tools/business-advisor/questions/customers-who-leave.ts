import { plain, signed, tenths } from '../arithmetic/line.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { question, sharedPeriod } from './question.js';

const ofOne =
  /\b(?:from (?:one|a single|just one|our|my|the)|biggest|largest|main|top|one (?:client|customer|account)|of that|of which|of it|comes from|accounts? for)\b/;

/** A client who brings a large part leaves: what is left of a month, and how long the reserve carries it. */
export const oneClientLeaves = question({
  asks: new RegExp(
    '\\b(?:(?:one|single|biggest|largest|main|top|key)\\b[^.;]{0,25}\\b(?:clients?|customers?|accounts?|buyers?|contracts?|hotel|school|company|builder)|accounts? for|of it from)\\b[\\s\\S]*' +
      '\\b(?:leaves?|left|leaving|cancels?|lose|loses|without|quits?|ends?|goes|stop(?:s|ping)?|drops?|closed?)\\b',
  ),
  numbers: {
    sales:
      'money flow: invoice|bill|billing|sales|revenue|income|sell|take in|bring in|make|half of our|of our|turn over|gross; not: costs?|expenses|payroll|rent',
    theirs: { is: 'money/percent flow', words: ofOne },
    costs:
      'money flow many: costs?|expenses?|payroll|rent|spend|wages|overhead|goes out; not: savings|saved|aside|reserve|bank',
    cash: 'money once optional: savings|saved|aside|reserves?|bank|cash|cushion',
  },
  answer: ({ sales, theirs, costs, cash }, sheet, { text }) => {
    const per = sharedPeriod([sales, ...costs, ...(theirs.kind === 'money' ? [theirs] : [])], text);
    if (!per || (theirs.kind === 'money' && theirs.value >= sales.value)) return undefined;
    const part =
      theirs.kind === 'percent' ? theirs.value : cents(sheet.part('part', theirs, sales));
    const theirSales =
      theirs.kind === 'percent' ? sheet.times('first', { ...sales, period: per }, theirs) : theirs;
    const rest = sheet.minus('withoutThem', { ...sales, period: per }, theirSales);
    const left = sheet.minus('left', rest, sheet.plus('costs', ...costs));
    const lasts =
      cash && left.value < 0 ? sheet.periods('lastsFor', cash, money(-left.value), per) : undefined;
    return sheet.tells('one-customer', 'adviceClientLeaves', {
      part: share(part),
      left: left.value < 0 ? usd(-left.value) : signed(left.value),
      sign: left.value < 0 ? 'loss' : 'profit',
      lasts: lasts ? tenths(lasts.value) : 'none',
      per,
    });
  },
});

/** They left in another time than a month. */
const otherTime =
  /(?<!\bin )\b(?:this|last|a|per|each) (?:quarter|year|spring|summer|fall|winter|season|week)\b|\bsince\b/;

/** More members leave than join: what that takes from each month. */
export const membersWhoLeave = question({
  asks: /\b(?:members?|subscribers?|students?|clients?|customers?|tenants?)\b[\s\S]*\b(?:lose|losing|leave|leaves|quit|cancel\w*)\b|\b(?:lose|losing|quit|cancel\w*)\b[\s\S]*\b(?:members?|subscribers?|students?)\b/,
  numbers: {
    lost: 'count named: lose|losing|lost|leave|quit|cancel~|drop',
    won: 'count named: win|gain|join|joins|sign|get|new|add|pick up; not: lose|quit|cancel~',
    price: 'money: pays?|paying|dues|at|fee|charge|is|are',
    now: 'count optional: have|now|are|members|there; not: lose|quit|cancel~|join',
  },
  answer: ({ lost, won, price, now }, sheet, { text }) => {
    if (otherTime.test(text)) return undefined;
    if (won.value >= lost.value) return undefined;
    if (price.period !== 'month' || (lost.period ?? 'month') !== 'month') return undefined;
    if (now && now.value < lost.value) return undefined;
    const net = sheet.minus('fewer', count(lost.value), count(won.value));
    const sum = sheet.times('lostEach', net, { ...price, period: 'month' });
    // Each month some more are missing: after a year twelve times as many.
    const yearly = sheet.times('afterAYear', { kind: 'money', value: sum.value }, count(12));
    if (now) sheet.part('part', net, now);
    const rest = now && now.value - 12 * net.value;
    if (now && rest && rest > 0)
      sheet.minus('stayed', bare(now), sheet.times('goneCount', count(12), net));
    return sheet.tells('retention', 'adviceMembersLeave', {
      net: plain(net.value),
      sum,
      yearly,
      rest: rest && rest > 0 ? plain(rest) : 'none',
    });
  },
});

/** "85 kids in May, 74 now, $39 a month each": those who are gone × what each pays. */
export const fewerThanBefore = question({
  asks: /\b(?:now|down to|today|only)\b/,
  numbers: {
    before:
      'count named: had|were|was|used to be|from|last (?:year|month|season|summer|fall|spring)|tenía~',
    now: 'count named: now|down to|today|only|ahora|left; not before: lost|lose',
    price: 'money flow: each|pays?|at|dues|paga~',
  },
  answer: ({ before, now, price }, sheet) => {
    if (now.value >= before.value || before.value > now.value * 3) return undefined;
    if (price.period === 'hour' || now.period) return undefined;
    const gone = sheet.minus('fewer', bare(before), bare(now));
    const lost = sheet.times('lost', gone, price);
    const yearly = sheet.inYear({ ...lost, period: price.period });
    const part = share(sheet.part('part', gone, bare(before)));
    return sheet.tells('retention', 'formulaLeaving', {
      a: lost,
      b: yearly,
      per: price.period,
      some: 'yes',
      c: part,
    });
  },
});

/** Appointments that nobody comes to: what they take, and what a deposit could bring back. */
export const noShows = question({
  asks: /\bno[- ]?shows?\b|\bno (?:llegan?|vienen?|se presentan?|aparecen?)\b|\bpresentarse\b|\b(?:do ?n.t|don't|does ?n.t|never|not) (?:show|come|turn up|appear)\b|\bcancel\w*\b[\s\S]*\bdeposit\b|\bdeposit\b[\s\S]*\bcancel/,
  numbers: {
    gone: {
      is: 'count/percent',
      words:
        /\b(?:no[- ]?shows?|show|come|turn up|miss|appear|don|cancel|no llegan?|no vienen?|no se presentan?)/,
    },
    price:
      'money once: each|at|average|avg|ticket|appointments?|is|of|for|session|visit|pay; not: deposit',
    deposit:
      'money/percent/count named optional: deposit|no-show (?:fee|charge)|fee|charge|cobrar|presentarse|anticipo',
    all: {
      is: 'count optional',
      words: /\b(?:appointments?|appts?|book|bookings?|a week|a month|a day|see)\b/,
      not: /\b(?:show|don|cancel)/,
    },
  },
  answer: ({ gone, price, deposit, all }, sheet, { text }) => {
    const per = gone.period ?? all?.period ?? sharedPeriod([], text);
    if (!per || per === 'hour') return undefined;
    const isShare = gone.kind === 'percent';
    if (isShare ? !all : all && all.value <= gone.value) return undefined;
    const isPart = deposit?.kind === 'percent';
    if (deposit && deposit.value > (isPart ? 100 : price.value)) return undefined;
    if (all && !isShare) sheet.part('part', gone, all);
    const missed = isShare && all ? sheet.times('goneCount', all, gone) : gone;
    const lost = sheet.times('lost', { ...missed, period: per }, price);
    const yearly = sheet.inYear({ ...lost, period: per });
    const back =
      deposit &&
      (isPart
        ? sheet.times('paidBack', lost, deposit)
        : sheet.times('paidBack', { ...missed, period: per }, money(deposit.value)));
    return sheet.tells(
      'no-shows',
      'adviceNoShows',
      { lost, yearly, back, per },
      { found: { noShow: { weekly: yearly.value / 52, yearly: yearly.value } } },
    );
  },
});
