import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { OwnPlan } from '../arithmetic/answered.js';

/**
 * Steps for a choice between two ways: check the figures, try both, and keep what is good of the other one.
 * @param knowsHours the owner's hours in each are told
 */
export const choicePlan =
  (knowsHours: boolean) =>
  (t: Translate): OwnPlan => ({
    title: t('adviceChoice'),
    steps: [
      `${t('adviceWorthCheck')} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 10`,
      `${t('adviceChoiceTrial')} | medium, ${t('adviceTenMinutesWeek')} | ${t('adviceNothing')} | 30`,
      `${t('adviceChoiceKeep')} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 35`,
      `${t('adviceWorthTerms')} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 14`,
    ],
    unseen: [
      ...(knowsHours ? [] : [t('adviceUnseenOwnHours')]),
      t('adviceUnseenSteady'),
      t('adviceUnseenElse'),
    ],
    professional: t('adviceAskWorth'),
  });
