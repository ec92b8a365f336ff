import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { OwnPlan } from '../arithmetic/answered.js';
import { perWords } from '../arithmetic/period-words.js';
import type { CostName } from '../arithmetic/sheet.js';
import { cents, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';

/** What something brings and leaves. */
interface Worth {
  readonly brings: number;
  readonly left: number;
  readonly costs: readonly { readonly name: CostName; readonly value: number }[];
  readonly per?: string | undefined;
  /** It is thought about, and not done yet. */
  readonly isPlanned: boolean;
}

/** A price that leaves this part of it is a fair first aim where the present one leaves less. */
const aimedShare = 0.3;
/** A rise that is hardly noticed. */
const smallRise = 0.05;
/** So little is left that one bad day takes it. */
const thinShare = 0.15;

const easy = (t: Translate, act: string, days: number): Row =>
  `${act} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | ${days}`;
const longer = (t: Translate, act: string): Row =>
  `${act} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`;

/** Steps for something whose worth was computed: check it, change what weighs most, or try it with a mark to stop at. */
export function worthPlan(t: Translate, { brings, left, costs, per, isPlanned }: Worth): OwnPlan {
  const all = costs.reduce((sum, { value }) => sum + value, 0);
  const aimed = all / (1 - aimedShare);
  const words = per && per !== 'two weeks' ? ` ${perWords(per)(t)}` : '';
  const [largest] = [...costs].sort((one, other) => other.value - one.value);
  const fees = costs.reduce((sum, { name, value }) => sum + (name === 'fees' ? value : 0), 0);
  const half = { half: usd(left / 2), per: words };
  const lever = () =>
    largest
      ? t('adviceWorthLever', {
          largest: largest.name,
          amount: usd(largest.value),
          tenth: usd(cents(largest.value / 10)),
          per: words,
        })
      : t('adviceWorthTerms');
  const price = () =>
    t('adviceWorthPrice', {
      floor: usd(all),
      aimed: aimed >= 20 ? wholeUsd(aimed) : usd(aimed),
      higher: aimed > brings ? 'yes' : 'no',
      per: words,
    });
  const raise = () =>
    t('adviceWorthRaise', { more: usd(cents((brings - fees) * smallRise)), per: words });
  const isThin = all > 0 && left < brings * thinShare;
  const trial = () => (per ? t('adviceWorthTrial', half) : t('adviceWorthRecord'));
  const acts = isPlanned
    ? [
        isThin ? price() : t('adviceWorthTerms'),
        left > 0 ? trial() : lever(),
        t('adviceWorthOther'),
      ]
    : [
        isThin ? price() : raise(),
        lever(),
        left > 0 && per ? t('adviceWorthStop', half) : t('adviceWorthRecord'),
      ];
  const [second = '', third = '', last = ''] = acts;
  return {
    title: t('adviceWorth'),
    steps: [
      easy(t, t('adviceWorthCheck'), 14),
      easy(t, second, 14),
      longer(t, third),
      easy(t, last, 21),
    ],
    unseen: [
      costs.some(({ name }) => name === 'pay')
        ? t('adviceUnseenPayrollOnly')
        : t('adviceUnseenOwnHours'),
      t('adviceUnseenElse'),
      t('adviceUnseenSteady'),
    ],
    professional: t('adviceAskWorth'),
  };
}
