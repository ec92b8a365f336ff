import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { OwnPlan } from '../questions/answered.js';

/**
 * Steps for a choice between two ways: check the figures, try both, and keep what is good of the other one.
 * @param knowsHours the owner's hours in each are told
 */
export const choicePlan = (t: Translate, knowsHours: boolean): OwnPlan => ({
  title: t('adviceChoice'),
  steps: [
    {
      act: t('adviceWorthCheck'),
      effort: 'low',
      time: t('adviceAnHour'),
      cost: t('adviceNothing'),
      days: 10,
    },
    {
      act: t('adviceChoiceTrial'),
      effort: 'medium',
      time: t('adviceTenMinutesWeek'),
      cost: t('adviceNothing'),
      days: 30,
    },
    {
      act: t('adviceChoiceKeep'),
      effort: 'low',
      time: t('adviceAnHour'),
      cost: t('adviceNothing'),
      days: 35,
    },
    {
      act: t('adviceWorthTerms'),
      effort: 'low',
      time: t('adviceAnHour'),
      cost: t('adviceNothing'),
      days: 14,
    },
  ],
  unseen: [
    ...(knowsHours ? [] : [t('adviceUnseenOwnHours')]),
    t('adviceUnseenSteady'),
    t('adviceUnseenElse'),
  ],
  professional: t('adviceAskWorth'),
});
