import { t } from '@commons/ui/text/texts';

/** Storage key of the switch. */
export const keysStore = 'commons-queue-keys';

/** Buttons have their letters in `data-key`: pressing the key clicks the button. */
export const itemKeys = ['a', 'x', 's', 'o'] as const;

/** Descriptions of the keys for the help dialog. */
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
