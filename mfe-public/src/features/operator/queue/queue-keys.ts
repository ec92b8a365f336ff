import { t } from '@commons/ui/texts';

/** Where the choice whether the keys work is kept. */
export const keysStore = 'commons-queue-keys';

/** The buttons of an item have these letters in `data-key`: a key presses the button. */
export const itemKeys = ['a', 'x', 's', 'o'] as const;

/** What each key does, as the help lists it. */
export const queueKeys = [
  ['j', t('nextInQueue')],
  ['k', t('previousInQueue')],
  ['a', t('keyAccepts')],
  ['x', t('keyRefuses')],
  ['s', t('keySuspends')],
  ['o', t('keyOpens')],
  ['u', t('keyUndoes')],
  ['?', t('keyHelps')],
] as const;
