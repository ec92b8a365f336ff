import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { OwnPlan } from '../arithmetic/answered.js';
import { perWords } from '../arithmetic/period-words.js';
import { usd, wholeUsd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';

/** What something brings and leaves. */
interface Worth {
  readonly brings: number;
  readonly left: number;
  readonly costs: readonly { readonly name: 'pay' | 'other'; readonly value: number }[];
  readonly per?: string | undefined;
  readonly outlay?: number | undefined;
}

/** A price that leaves this part of it is a fair first aim where the present one leaves less. */
const aimedShare = 0.3;
/** So little is left that one bad day takes it. */
const thinShare = 0.15;

const easy = (t: Translate, act: string, days: number): Row =>
  `${act} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | ${days}`;
const longer = (t: Translate, act: string): Row =>
  `${act} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`;

/** Steps for something whose worth was computed: check it, set its price or terms, try it with a mark to stop at. */
export function worthPlan(t: Translate, { brings, left, costs, per, outlay }: Worth): OwnPlan {
  const all = costs.reduce((sum, { value }) => sum + value, 0);
  const aimed = all / (1 - aimedShare);
  const words = per && per !== 'two weeks' ? ` ${perWords(per)(t)}` : '';
  const hasPay = costs.some(({ name }) => name === 'pay');
  const trial = () => {
    if (left <= 0) {
      const largest = [...costs].sort((one, other) => other.value - one.value)[0]?.name ?? 'other';
      return t('adviceWorthLess', { largest });
    }
    if (outlay) return t('adviceWorthBorrow', { outlay: usd(outlay) });
    return per
      ? t('adviceWorthTrial', { half: usd(left / 2), per: words })
      : t('adviceWorthRecord');
  };
  return {
    title: t('adviceWorth'),
    steps: [
      easy(t, t('adviceWorthCheck'), 14),
      all > 0 && left < brings * thinShare
        ? easy(
            t,
            t('adviceWorthPrice', {
              floor: usd(all),
              aimed: aimed >= 20 ? wholeUsd(aimed) : usd(aimed),
              higher: aimed > brings ? 'yes' : 'no',
              per: words,
            }),
            14,
          )
        : easy(t, outlay ? t('adviceWorthDemand') : t('adviceWorthTerms'), 14),
      longer(t, trial()),
      easy(t, t('adviceWorthOther'), 21),
    ],
    unseen: [
      hasPay ? t('adviceUnseenPayrollOnly') : t('adviceUnseenOwnHours'),
      t('adviceUnseenElse'),
      t('adviceUnseenSteady'),
    ],
    professional: t('adviceAskWorth'),
  };
}
