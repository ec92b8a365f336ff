import { share, usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { plain } from './line.js';
import { Sheet } from './sheet.js';

const people =
  /^(?:\w+ )*(?:kids|children|students|pupils|members|clients|customers|subscribers|families|players|patients|guests|tenants|accounts)$/;

/** "85 kids in May, 74 now, $39 a month each": those who are gone × what each pays. */
export const fewerThanBefore: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  const [before, now, ...more] = quantities.filter(({ kind }) => kind === 'count');
  if (!price?.period || price.period === 'hour' || !before || !now || more.length > 0)
    return undefined;
  const isFewer =
    now.value < before.value &&
    (sameThing(before.things, now.things) || now.things.length === 0) &&
    /\b(?:now|down to|only|left)\b/.test(now.lead.slice(-40) + now.after.slice(0, 20));
  if (!isFewer || quantities.length !== 3 || !/\b(?:had|were|was|from|used to)\b/.test(text))
    return undefined;
  const sheet = new Sheet();
  const gone = sheet.minus('fewer', before, now);
  const lost = sheet.times('lost', gone, price);
  const yearly = sheet.inYear({ ...lost, period: price.period });
  return sheet.tells(people.test(before.noun) ? 'retention' : 'few-customers', 'formulaLeaving', {
    a: usd(lost.value),
    b: usd(yearly.value),
    per: price.period,
    some: 'yes',
    c: share(sheet.part('part', gone, before)),
  });
};

/** "Nine trips at $550 were canceled, two were filled again": those that stayed empty × their price. */
export const canceled: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  if (!price || price.period || !/\bcancel\w*|\bno[- ]?shows?\b/.test(text)) return undefined;
  if (!/\b(?:fill\w*|re-?book\w*|resold|resell|replace)\b/.test(text)) return undefined;
  const counts = quantities.filter(({ kind, role }) => kind === 'count' && role !== 'days');
  const [off, filled, ...more] = counts;
  if (!off || !filled || more.length > 0 || filled.value >= off.value) return undefined;
  const sheet = new Sheet();
  sheet.use(...roles(quantities, 'days'));
  const empty = sheet.minus('fewer', off, filled);
  const lost = sheet.times('lost', empty, price);
  return sheet.tells('no-shows', 'formulaCanceled', { a: usd(lost.value), b: plain(empty.value) });
};
