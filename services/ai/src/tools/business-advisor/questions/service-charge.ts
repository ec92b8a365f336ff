import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

/** "An 18% service charge instead of tips, 40k a month, tips are 6,500": the charge beside the tips. */
export function serviceCharge(told: Told): Answered | undefined {
  const charge = numberIn(told, `${percent} (?:service (?:charge|fee)|gratuity|auto ?grat)`);
  const [sales, period] =
    find(told, `\\b(?:do|make|sell|sales (?:are|of)|take in|bring in) ${n} ${per}`) ?? [];
  const tips = numberIn(
    told,
    `${n} ${per}(?: \\w+){0,2} (?:in |of )?tips`,
    `tips (?:are|come to|run) ${n}`,
  );
  if (!charge || !sales || !period || !tips) return undefined;
  const brings = (Number(sales) * charge) / 100;
  return {
    kind: 'service-charge',
    short: (t: Translate) =>
      t('adviceChargeShort', {
        left: usd(Math.abs(brings - tips)),
        per: perWords(t, period),
        more: brings >= tips ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      t('adviceChargeBrings', {
        sales: usd(Number(sales)),
        share: share(charge),
        brings: usd(brings),
        per: perWords(t, period),
      }),
      t('adviceChargeTips', {
        high: usd(Math.max(brings, tips)),
        low: usd(Math.min(brings, tips)),
        left: usd(Math.abs(brings - tips)),
        per: perWords(t, period),
        more: brings >= tips ? 'yes' : 'no',
      }),
      t('adviceTipsShare', {
        tips: usd(tips),
        sales: usd(Number(sales)),
        share: share((tips / Number(sales)) * 100),
      }),
    ],
    plan: (t: Translate) => ({
      title: t('adviceCharge'),
      steps: [
        `${t('adviceChargeEach')} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 10`,
        `${t('adviceChargeTalk')} | low, ${t('adviceOneTalk')} | ${t('adviceNothing')} | 14`,
        `${t('adviceChargeTrial')} | medium, ${t('adviceSixWeeks')} | ${t('advicePrinting')} | 60`,
      ],
      unseen: [t('adviceUnseenTipLaw'), t('adviceUnseenServers'), t('adviceUnseenGuests')],
      professional: t('adviceAskTips'),
    }),
  };
}
