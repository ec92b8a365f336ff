import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd, wholeUsd } from '../../dates-and-amounts.js';
import type { Row } from '../../step-rows.js';
import type { OwnPlan } from '../answered.js';
import type { Work } from './work.js';

/** A price that leaves this part of it is a fair first aim where the present one leaves less. */
const aimedShare = 0.3;

/** Whether so little is left that one bad day takes it. */
export const isThin = ({ left, brings }: Work) => left < brings * 0.15;

/** What has to come in so that nothing is lost, and so that the aimed share is left. */
function pricesOf({ brings, costs, count = 1 }: Work) {
  const shares = costs.reduce((all, { share = 0 }) => all + share, 0) / 100;
  const others = costs
    .filter(({ share }) => share === undefined)
    .reduce((all, { value }) => all + value, 0);
  const floor = shares < 1 ? others / (1 - shares) : undefined;
  const aimed = shares + aimedShare < 1 ? others / (1 - shares - aimedShare) : undefined;
  return {
    floor: floor && floor / count,
    aimed: aimed && aimed > brings ? aimed / count : undefined,
  };
}

const easy = (t: Translate, act: string, days: number): Row =>
  `${act} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | ${days}`;

/** Steps for something whose worth was computed: check it, set its price or terms, try it with a mark to stop at. */
export function worthPlan(t: Translate, work: Work, isLoss: boolean): OwnPlan {
  const { left, costs, outlay, fixed, per } = work;
  const { floor, aimed } = pricesOf(work);
  const hasPay = costs.some(({ name }) => name === 'pay');
  const words = per && per !== 'two weeks' ? ` ${t('advicePer', { per })}` : '';
  if (isLoss)
    return {
      title: t('adviceWorthLostTitle'),
      steps: [
        easy(t, t('adviceWorthLostAsk'), 7),
        easy(t, t('adviceWorthLostSlot'), 10),
        ...(hasPay ? [easy(t, t('adviceWorthLostHours'), 7)] : []),
        `${t('adviceWorthLostFind', { left: usd(left) })} | medium, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 30`,
      ],
      unseen: [t('adviceUnseenWhyGone'), t('adviceUnseenOthersLike')],
      professional: t('adviceAskWorth'),
    };
  return {
    title: t('adviceWorth'),
    steps: [
      easy(t, t('adviceWorthCheck'), 14),
      floor && costs.some(({ share }) => share === undefined) && isThin(work)
        ? easy(
            t,
            t('adviceWorthPrice', {
              floor: usd(Math.ceil(floor * 100) / 100),
              aimed: aimed ? (aimed >= 20 ? wholeUsd(aimed) : usd(aimed)) : '',
              higher: aimed ? 'yes' : 'no',
              per: words,
            }),
            14,
          )
        : easy(
            t,
            outlay
              ? t('adviceWorthDemand')
              : fixed
                ? t('adviceWorthNotice')
                : t('adviceWorthTerms'),
            14,
          ),
      left <= 0
        ? `${t('adviceWorthLess', { largest: [...costs].sort((a, b) => b.value - a.value)[0]?.name ?? 'other' })} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`
        : outlay
          ? `${t('adviceWorthBorrow', { outlay: usd(outlay) })} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`
          : fixed
            ? `${t('adviceWorthCountEven', { even: amount(Math.ceil(fixed.value / left - 1e-9)) })} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`
            : per
              ? `${t('adviceWorthTrial', { half: usd(left / 2), per: words })} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`
              : `${t('adviceWorthRecord')} | medium, ${t('adviceSixWeeks')} | ${t('adviceNothing')} | 45`,
      easy(t, t('adviceWorthOther'), 21),
    ],
    unseen: [
      ...(hasPay ? [t('adviceUnseenPayrollOnly')] : [t('adviceUnseenOwnHours')]),
      t('adviceUnseenElse'),
      t('adviceUnseenSteady'),
    ],
    professional: t('adviceAskWorth'),
  };
}
