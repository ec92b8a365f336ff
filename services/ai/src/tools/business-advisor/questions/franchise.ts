import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, percent, type Told } from './told.js';

/** "25k up front, 6% royalty, 2% for ads, stores do 480k a year": what a franchise takes. */
export function franchise(told: Told): Answered | undefined {
  if (!/\bfranchis\w*|royalt\w+/.test(told.text)) return undefined;
  const royalty = numberIn(told, `${percent} (?:in )?royalt`, `royalt\\w+(?: is| of)? ${percent}`);
  const ads = numberIn(
    told,
    `${percent} (?:for |in |to )?(?:the )?(?:national )?(?:ads?|advertising|marketing|brand)`,
    `(?:ads?|advertising|marketing)(?: \\w+)? (?:is |of )?${percent}`,
  );
  const sales = numberIn(told, `\\b${n} a year`);
  const fee = numberIn(
    told,
    `\\b${n} (?:up ?front|down|to start|franchise fee|to join|fee)`,
    `fee(?: is| of)? ${n}`,
  );
  if (!royalty || !sales) return undefined;
  const [first, second] = [(sales * royalty) / 100, (sales * (ads ?? 0)) / 100];
  const all = first + second;
  return {
    kind: 'franchise',
    short: (t: Translate) =>
      t('adviceFranchiseShort', { all: usd(all), month: wholeUsd(all / 12) }),
    lines: (t: Translate) => [
      t('adviceFranchiseRoyalty', { sales: usd(sales), share: share(royalty), first: usd(first) }),
      ...(ads
        ? [
            t('adviceFranchiseAds', {
              sales: usd(sales),
              share: share(ads),
              second: usd(second),
              first: usd(first),
              all: usd(all),
            }),
          ]
        : []),
      ...(fee
        ? [t('adviceFranchiseFee', { fee: usd(fee), all: usd(all), sum: usd(fee + all) })]
        : []),
      t('adviceFranchiseLess', {
        half: usd(sales / 2),
        share: share(royalty + (ads ?? 0)),
        all: usd(all / 2),
      }),
    ],
    plan: (t: Translate) => ({
      title: t('adviceFranchise'),
      steps: [
        `${t('adviceFranchisePaper')} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 14`,
        `${t('adviceFranchiseCall')} | medium, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 21`,
        `${t('adviceFranchiseBelow', { sales: usd(sales), all: usd(all) })} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 21`,
        `${t('adviceFranchiseAlone', { fee: usd(fee ?? all) })} | low, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 30`,
      ],
      unseen: [t('adviceUnseenBuildOut'), t('adviceUnseenClosed'), t('adviceUnseenProfit')],
      professional: t('adviceAskFranchise'),
    }),
  };
}
