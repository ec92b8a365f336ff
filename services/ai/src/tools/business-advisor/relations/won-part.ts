import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure, Period } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { line, plain, type Related, times } from './relation.js';

const won =
  /\b(?:book(?:s|ed|ing)?|win|won|close[sd]?|get|got|land(?:ed)?|buy|bought|sign(?:ed)? up|became|become|turn into|say yes|accept(?:ed)?|order(?:ed)?|convert(?:ed)?|came back|come back|schedule[sd]?|sell|sold)\b/;
const possible = /\b(?:could|would|can|should|aim|want|goal|hope|like to|think)\b/;
const inquiries =
  /^(?:call|quot|estimat|lead|inquiry|inquiri|email|messag|bid|request|visitor|walk-in|walkin|trial|proposal|consultation|customer|client|person|prospect|appointment)$/;
/** What one of them brings: "the average job is $410". */
const worthOf = ({ kind, each, period, flow, lead }: Measure) =>
  kind === 'money' &&
  !period &&
  flow !== 'out' &&
  (each !== undefined || /\b(?:averag\w+|typical|usually|worth)\b/.test(lead));

/** "90 calls a month, we book 38, the average job is $410": the part that is won, what it brings, and what more would. */
export function wonPart(measures: readonly Measure[]): Related | undefined {
  // Missed visits and "2 of 5" are told in other words.
  if (
    measures.some(
      ({ lead, after }) =>
        /\bno[- ]?shows?\b/.test(`${lead} ${after}`) || /^\s*(?:out )?of \d/.test(after),
    )
  )
    return undefined;
  const all = measures.find(
    ({ kind, things, period, before }) =>
      kind === 'count' &&
      period &&
      things.some((thing) => inquiries.test(thing)) &&
      !/\b(?:book|win|won|close|closed|land|landed|booked)\s*(?:about )?$/.test(before),
  );
  if (!all) return undefined;
  const got = measures.find(
    (one) =>
      one !== all &&
      one.kind === 'count' &&
      one.value < all.value &&
      won.test(`${one.before} ${one.after.slice(0, 20)}`) &&
      !possible.test(one.lead.slice(-60)) &&
      (sameThing(one.things, all.things) ||
        /^\s*(?:of (?:them|those|these)\b|into|jobs|orders|[.,;]|$)/.test(one.after)),
  );
  const price = measures.find(worthOf);
  if (!got || !price) return undefined;
  const then = measures.find(
    (one) =>
      one !== all &&
      one !== got &&
      one.kind === 'count' &&
      one.value > got.value &&
      one.value <= all.value &&
      possible.test(one.lead),
  );
  const cost = measures.find(
    ({ kind, period, flow, value }) =>
      kind === 'money' && period === all.period && flow !== 'in' && value !== price.value,
  );
  const per: Period | undefined = all.period;
  const isOfCalls = all.things.includes('call');
  const lost = all.value - got.value;
  const more = then ? then.value - got.value : 0;
  const gain = cents(more * price.value);
  return {
    kind: isOfCalls ? 'missed-calls' : 'quotes',
    found: isOfCalls
      ? { missedCalls: { each: cents(lost * price.value), per: per ?? 'month' } }
      : {
          wonWorth: { each: price.value, won: got.value, all: all.value, per: per ?? 'month' },
        },
    uses: [all, got, price, ...(then ? [then] : []), ...(cost ? [cost] : [])],
    short: (t: Translate) =>
      t('adviceWonShort', {
        has: then ? 'aim' : 'part',
        more: plain(more),
        gain: usd(gain),
        part: share((got.value / all.value) * 100),
        one: usd(price.value),
        cost: cost ? 'yes' : 'no',
        paid: usd(cost?.value ?? 0),
        even: plain(cost ? Math.ceil(cost.value / price.value) : 0),
        per: per ?? 'month',
      }),
    lines: (t: Translate) => [
      line(
        t,
        'part',
        `${plain(got.value)} ÷ ${plain(all.value)}`,
        share((got.value / all.value) * 100),
      ),
      line(t, 'sales', times(got.value, price.value), usd(cents(got.value * price.value)), per),
      line(t, 'lost', times(lost, price.value), usd(cents(lost * price.value)), per),
      ...(then
        ? [
            line(
              t,
              'more',
              `(${plain(then.value)} − ${plain(got.value)}) × ${usd(price.value)}`,
              usd(gain),
              per,
            ),
          ]
        : []),
      ...(then && cost
        ? [line(t, 'left', `${usd(gain)} − ${usd(cost.value)}`, usd(cents(gain - cost.value)), per)]
        : []),
    ],
  };
}
