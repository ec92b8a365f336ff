import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { countOf } from './chain.js';
import { type Decision, only } from './decision.js';
import { lineOf, roles, termsOf, told } from './ledger.js';
import { line, plain, roundedUp } from './line.js';
import { kindOfLowerPrice } from './lower-price.js';

/** The price that would be: a new one, less a discount, or that of others. */
function nextPrice(price: Quantity, given: Parameters<Decision>[0]) {
  const to = only(roles(given.quantities, 'newPrice'));
  if (to) return { value: to.value, terms: undefined, of: [to] };
  const off = only(roles(given.quantities, 'off'));
  if (off)
    return {
      value: cents(price.value * (1 - off.value / 100)),
      terms: `${usd(price.value)} − ${share(off.value)}`,
      of: [off],
    };
  const theirs = only(roles(given.quantities, 'theirPrice'));
  return theirs && /\bmatch|\bmeet\b|\blower\b|\bsame price\b/.test(given.text)
    ? { value: theirs.value, terms: undefined, of: [theirs] }
    : undefined;
}

/** "From 6.50 to 7.25, 2.80 to make, 240 a week": how many have to be sold at the new price for the same. */
export const priceStep: Decision = (given) => {
  const { quantities } = given;
  const price = only(roles(quantities, 'price'));
  const next = price && nextPrice(price, given);
  if (!price || !next || next.value === price.value) return undefined;
  const costs = roles(quantities, 'unitCost');
  const parts = roles(quantities, 'taken', 'costShare');
  const isOnly = costs.length === 1 && roles(quantities, 'sold').length === 1;
  // "$40 a cut, 55 lawns, $24 a lawn": one thing by two names.
  const own = isOnly ? { ...price, each: undefined } : price;
  const now = lineOf(own, costs, parts, quantities);
  const later = lineOf({ ...own, value: next.value }, costs, parts, quantities);
  const full = only(roles(quantities, 'full'));
  const count = now.count ?? countOf({ ...price, each: [] }, quantities);
  if (!count || now.left <= 0 || later.left <= 0) return undefined;
  const gone = only(roles(quantities, 'lost'));
  const sold = cents(count.value * (full ? full.value / 100 : 1));
  const exact = (sold * now.left) / later.left;
  const isRise = next.value > price.value;
  const needed = Math.ceil(exact - 1e-9);
  const all = cents(sold * now.left);
  const counts = `${count.of.map(told).join(' × ')}${full ? ` × ${share(full.value)}` : ''}`;
  const places = full && count.value;
  return {
    kind: isRise ? 'price-rise' : kindOfLowerPrice(given.text),
    ...(isRise && {
      found: {
        priceRise: {
          from: price.value,
          to: next.value,
          spare: Math.floor(sold - exact + 1e-9),
          per: count.per ?? 'month',
        },
      },
    }),
    uses: [
      ...now.of,
      ...later.of.slice(1),
      ...next.of,
      ...count.of,
      ...(full ? [full] : []),
      ...(gone ? [gone] : []),
    ],
    short: (t: Translate) =>
      t('decisionPriceStep', {
        to: usd(next.value),
        step: isRise ? 'rise' : 'cut',
        count: places ? share((exact / places) * 100) : plain(needed),
        by: plain(Math.abs(Math.round(isRise ? Math.floor(sold - exact + 1e-9) : needed - sold))),
        places: places ? 'yes' : 'no',
        costs: now.costs.length > 0 ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      ...(next.terms ? [line(t, 'newPrice', next.terms, usd(next.value))] : []),
      ...(now.costs.length > 0
        ? [
            line(t, 'one', termsOf(now), usd(now.left)),
            line(t, 'atNewPrice', termsOf(later), usd(later.left)),
          ]
        : []),
      line(t, 'all', `${counts} × ${usd(now.left)}`, usd(all), count.per),
      ...(isRise && !places
        ? [
            line(
              t,
              'rise',
              `${usd(next.value)} − ${usd(price.value)}`,
              usd(cents(next.value - price.value)),
            ),
            line(
              t,
              'ifAllStay',
              `${plain(sold)} × ${usd(cents(next.value - price.value))}`,
              usd(cents(sold * (next.value - price.value))),
              count.per,
            ),
          ]
        : []),
      ...(gone
        ? [
            line(
              t,
              'atNewPrice',
              `(${plain(sold)} − ${plain(gone.value)}) × ${usd(later.left)}`,
              usd(cents((sold - gone.value) * later.left)),
              count.per,
            ),
          ]
        : []),
      places
        ? line(
            t,
            'asMuch',
            `${usd(all)} ÷ ${usd(later.left)}`,
            t('decisionOfPlaces', {
              count: plain(exact),
              all: plain(places),
              share: share((exact / places) * 100),
            }),
          )
        : line(t, 'asMuch', `${usd(all)} ÷ ${usd(later.left)}`, roundedUp(t, exact), count.per),
      ...(isRise && !places && sold > needed
        ? [line(t, 'spare', `${plain(sold)} − ${plain(needed)}`, plain(sold - needed), count.per)]
        : []),
    ],
  };
};
