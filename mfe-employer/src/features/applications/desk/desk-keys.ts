import { t } from '@commons/ui/text/texts';

/** The choice whether they work is stored under this key. */
export const keysStore = 'commons-applications-keys';

type Keys = readonly (readonly [key: string, action: string])[];

const readingKeys: Keys = [
  ['j', t('nextApplicant')],
  ['k', t('previousApplicant')],
  ['Enter', t('openBesideList')],
  ['Esc', t('closeThenClearSelection')],
  ['x', t('selectShiftAllFrom')],
];

const writingKeys: Keys = [
  ['r', t('markReviewed2')],
  ['a', t('acceptKey')],
  ['d', t('rejectKey')],
  ['s', t('starsOneMoreAfter')],
  ['w', t('writeSelectedPeopleElse')],
  ['u', t('undoLastDecision')],
];

/** The keys of the list for the help dialog; those that change something only for people who may. */
export const keysFor = (mayWrite: boolean): Keys => [
  ...readingKeys,
  ...(mayWrite ? writingKeys : []),
  ['?', t('thisHelp')],
];
