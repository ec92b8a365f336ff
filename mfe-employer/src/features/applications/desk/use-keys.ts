import { t } from '@commons/ui/texts';

/** What each key does, as the help lists it. */
export const lookingKeys = [
  ['j', t('nextApplicant')],
  ['k', t('previousApplicant')],
  ['Enter', t('openBesideList')],
  ['Esc', t('closeThenClearSelection')],
  ['x', t('selectShiftAllFrom')],
] as const;
/** Only for those who may change something. */
export const changingKeys = [
  ['r', t('markReviewed2')],
  ['a', t('accept')],
  ['d', t('reject')],
  ['s', t('starsOneMoreAfter')],
  ['w', t('writeSelectedPeopleElse')],
  ['u', t('undoLastDecision')],
] as const;
export const helpKey = ['?', t('thisHelp')] as const;

/** Where the choice whether they work is kept. */
export const keysStore = 'commons-applications-keys';
