import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { roles, told } from './ledger.js';
import { line, plain, signed } from './line.js';

/** "The building for $340,000, 20% down": what has to be there, and what has to be borrowed. */
export const downPayment: Decision = ({ quantities }) => {
  const price = only(roles(quantities, 'outlay', 'loan'));
  const part = only(roles(quantities, 'down'));
  if (!price || !part || price.value < 2_000) return undefined;
  const now = roles(quantities, 'fixed');
  const down = cents((price.value * part.value) / 100);
  return {
    kind: 'funding',
    uses: [price, part, ...now],
    short: (t: Translate) =>
      t('decisionDown', {
        down: usd(down),
        loan: usd(cents(price.value - down)),
        rent: now[0] && now.length === 1 ? usd(now[0].value) : 'none',
      }),
    lines: (t: Translate) => [
      line(t, 'down', `${usd(price.value)} × ${share(part.value)}`, usd(down)),
      line(t, 'toBorrow', `${usd(price.value)} − ${usd(down)}`, usd(cents(price.value - down))),
      ...(now[0]?.period === 'month' && now.length === 1
        ? [line(t, 'rentYear', `${usd(now[0].value)} × 12`, usd(now[0].value * 12), 'year')]
        : []),
    ],
  };
};

/** "They want 500 at $6, I sell them for $14": the order, and what it has to be compared with. */
export const largeOrder: Decision = ({ quantities, text }) => {
  const prices = roles(quantities, 'price');
  const count = only(roles(quantities, 'sold'));
  const [one, other] = prices;
  const cost = only(roles(quantities, 'unitCost'));
  if (
    !one ||
    !other ||
    prices.length !== 2 ||
    !count ||
    count.period ||
    !/\b(?:order|wants?|buy|wholesale|offers?)\b/.test(text)
  )
    return undefined;
  if (roles(quantities, 'fixed', 'outlay', 'pay', 'taken', 'hours').length > 0) return undefined;
  const offered = [one, other].find((price) => price.clause === count.clause);
  const own = [one, other].find((price) => price !== offered);
  if (
    !offered ||
    !own ||
    !sameThing(offered.each ?? [], count.things) ||
    own.value <= offered.value
  )
    return undefined;
  const all = cents(count.value * offered.value);
  return {
    kind: 'job-bid',
    uses: [one, other, count, ...(cost ? [cost] : [])],
    short: (t: Translate) =>
      t('decisionOrder', {
        all: usd(all),
        left: cost ? signed(cents(count.value * (offered.value - cost.value))) : 'none',
        offered: usd(offered.value),
      }),
    lines: (t: Translate) => [
      line(t, 'order', `${told(count)} × ${usd(offered.value)}`, usd(all)),
      line(
        t,
        'below',
        `${usd(own.value)} − ${usd(offered.value)}`,
        signed(cents(own.value - offered.value)),
      ),
      ...(cost
        ? [
            line(
              t,
              'one',
              `${usd(offered.value)} − ${usd(cost.value)}`,
              signed(cents(offered.value - cost.value)),
            ),
            line(
              t,
              'left',
              `${plain(count.value)} × ${signed(cents(offered.value - cost.value))}`,
              signed(cents(count.value * (offered.value - cost.value))),
            ),
          ]
        : []),
    ],
  };
};

/** "$2.10 a mile for 640 miles, 90 miles empty": what the trip brings, and what a mile of all of it brings. */
export const trip: Decision = ({ quantities }) => {
  const isMiles = ({ things }: { things: readonly string[] }) =>
    things.some((thing) => /^mil|^kilomet/.test(thing));
  const fuel = only(
    roles(quantities, 'unitCost').filter(({ eachNoun, lead }) =>
      /\b(?:diesel|gas|fuel)\b/.test(`${eachNoun} ${lead.slice(-12)}`),
    ),
  );
  const rate = only(
    roles(quantities, 'price').filter(
      ({ each }) => each !== undefined && isMiles({ things: each }),
    ),
  );
  const miles = quantities.filter((one) => one.kind === 'count' && isMiles(one));
  const empty = only(
    miles.filter(({ noun, after }) => /\bempty\b|\bvac/.test(`${noun} ${after.slice(0, 40)}`)),
  );
  const paid = only(miles.filter((one) => one !== empty));
  if (!rate || !paid) return undefined;
  const brings = cents(rate.value * paid.value);
  const all = paid.value + (empty?.value ?? 0);
  return {
    kind: 'job-bid',
    uses: [rate, paid, ...(empty ? [empty] : []), ...(fuel ? [fuel] : [])],
    short: (t: Translate) =>
      t('decisionTrip', { brings: usd(brings), miles: plain(all), each: usd(cents(brings / all)) }),
    lines: (t: Translate) => [
      line(t, 'trip', `${plain(paid.value)} × ${usd(rate.value)}`, usd(brings)),
      ...(empty
        ? [
            line(t, 'allMiles', `${plain(paid.value)} + ${plain(empty.value)}`, plain(all)),
            line(t, 'mile', `${usd(brings)} ÷ ${plain(all)}`, usd(cents(brings / all))),
          ]
        : []),
    ],
  };
};
