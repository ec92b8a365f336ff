import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related, roundedUp, times } from './relation.js';

const ofTake = /^\s*(?:of (?:what|the|all|each|every|my|our)\b|of sales|of it|commission|cut)/;

/** "A teacher wants $45 a class or 40% of what it brings; 9 people come and pay $15": which of the two costs less. */
export function fixedOrShare(measures: readonly Measure[]): Related | undefined {
  const part = measures.find(({ kind, after }) => kind === 'percent' && ofTake.test(after));
  const fixed =
    part &&
    measures.find(
      (one) =>
        one.kind === 'money' &&
        one.sentence === part.sentence &&
        Math.abs(measures.indexOf(one) - measures.indexOf(part)) === 1 &&
        /\bor\b/.test(
          measures.indexOf(one) < measures.indexOf(part)
            ? part.lead.slice(one.lead.length)
            : one.lead.slice(part.lead.length),
        ),
    );
  if (!part || !fixed) return undefined;
  const price = measures.find(
    (one) => one !== fixed && one.kind === 'money' && !one.period && measures.indexOf(one) > 0,
  );
  const payers =
    price &&
    measures.find(
      (one) =>
        one.kind === 'count' &&
        !one.things.some((thing) => /^(?:hour|day|week|month|year|minut)$/.test(thing)) &&
        (one.sentence === price.sentence || one.each),
    );
  if (!price || !payers) return undefined;
  const take = cents(payers.value * price.value);
  const cut = cents((take * part.value) / 100);
  const even = fixed.value / ((price.value * part.value) / 100);
  return {
    kind: 'margins',
    uses: [part, fixed, price, payers],
    short: (t: Translate) =>
      t('adviceFixedShort', {
        better: cut === fixed.value ? 'same' : cut < fixed.value ? 'share' : 'fixed',
        difference: usd(Math.abs(cut - fixed.value)),
        even: plain(Math.ceil(even - 1e-9)),
        share: share(part.value),
        fixed: usd(fixed.value),
      }),
    lines: (t: Translate) => [
      line(t, 'sales', times(payers.value, price.value), usd(take)),
      line(t, 'share', `${usd(take)} × ${share(part.value)}`, usd(cut)),
      t('adviceFixedBeside', {
        fixed: usd(fixed.value),
        left: usd(cents(take - fixed.value)),
        leftShare: usd(cents(take - cut)),
      }),
      t('adviceFixedEven', {
        fixed: usd(fixed.value),
        each: usd(cents((price.value * part.value) / 100)),
        even: roundedUp(t, even),
      }),
    ],
  };
}
