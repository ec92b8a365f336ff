import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { OwnPlan } from '../arithmetic/answered.js';

/** What has to be sold for something, as texts show it. */
interface Trial {
  /** What it costs, "$480 a week". */
  readonly all: string;
  /** What is left of one sale, "$26", or of each dollar, "45%". */
  readonly one: string;
  /** How much it takes, "19 a week". */
  readonly needed: string;
}

/** Steps for something that pays from a number of sales on: check its figures, find the sales, try it small, stop at a mark. */
export const trialPlan = (t: Translate, trial: Trial): OwnPlan => {
  const figures = { ...trial };
  return {
    title: t('adviceWorth'),
    steps: [
      `${t('adviceTrialCheck', figures)} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 7`,
      `${t('adviceTrialFind', figures)} | medium, ${t('adviceTenMinutesWeek')} | ${t('adviceNothing')} | 21`,
      `${t('adviceTrialSmall', figures)} | medium, ${t('adviceSixWeeks')} | ${t('adviceTrialCost')} | 45`,
      `${t('adviceTrialStop', figures)} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 45`,
    ],
    unseen: [t('adviceUnseenOwnHours'), t('adviceUnseenSteady'), t('adviceUnseenElse')],
    professional: t('adviceAskWorth'),
  };
};
