import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, times } from './relation.js';

const advertising =
  /\b(?:ads?|postcard|flyer|mailer|mailed|advert\w*|facebook|instagram|google|flyers?|postcards?|mailers?|radio|billboard|groupon|yelp|boosted|promot\w+|campaign|marketing|door hangers?)\b/;
const bought =
  /\b(?:book(?:ed)?|bought|buy|order(?:ed|s)?|came in|came|customers?|clients?|sales|jobs|hired|signed up|became|purchases?|used it|redeemed)\b/;
const repeated = new Set(['day', 'week', 'hour']);

/** "$420 on ads, 31 messages, 9 of them booked at $165": what each customer cost, and what they brought. */
export function adReturn(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(
    ({ kind, period }) => kind === 'money' && !repeated.has(period ?? ''),
  );
  const spent = amounts.find(
    ({ flow, clause, each }) =>
      flow !== 'in' && (!each || advertising.test(each.join(' '))) && advertising.test(clause),
  );
  const customers = measures.findLast(
    ({ kind, noun, after, value }) =>
      kind === 'count' && value < 2_000 && bought.test(`${noun} ${after.slice(0, 25)}`),
  );
  const price = amounts.find(
    (one) =>
      one !== spent &&
      (one.flow !== 'out' || one.each) &&
      one.value < (spent?.value ?? 0) * 10 &&
      !one.period,
  );
  if (!spent || !customers || !price || customers.value === 0 || amounts.length > 2)
    return undefined;
  const cost = cents(spent.value / customers.value);
  const brought = cents(customers.value * price.value);
  const margin = measures.find(
    ({ kind, before }) =>
      kind === 'percent' && /\b(?:keep|margin(?: is)?|make)\s*(?:about )?$/.test(before),
  );
  const kept = margin ? cents((brought * margin.value) / 100) : brought;
  const left = cents(kept - spent.value);
  const asked = measures.find(
    (one) =>
      one.kind === 'count' && one !== customers && one.value > customers.value && !one.period,
  );
  return {
    kind: 'marketing',
    found: { adReturn: { each: cost, unit: 'customer', left } },
    uses: [...(margin ? [margin] : []), spent, customers, price, ...(asked ? [asked] : [])],
    short: (t: Translate) =>
      t('adviceAdReturnShort', {
        cost: usd(cost),
        price: usd(price.value),
        pays: left > 0 ? 'yes' : 'no',
        left: usd(Math.abs(left)),
      }),
    lines: (t: Translate) => [
      line(t, 'ads', `${usd(spent.value)} ÷ ${plain(customers.value)}`, usd(cost)),
      line(t, 'sales', times(customers.value, price.value), usd(brought)),
      ...(margin ? [line(t, 'kept', `${usd(brought)} × ${share(margin.value)}`, usd(kept))] : []),
      line(t, 'left', `${usd(kept)} − ${usd(spent.value)}`, signed(left)),
    ],
  };
}
