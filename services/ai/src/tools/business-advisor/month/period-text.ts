import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Per } from '../questions/worth/figure.js';

/** "a month", in the language of the texts. */
export const periodText = (t: Translate, per: Per): string =>
  per === 'two weeks' ? t('adviceWorthEach') : t('advicePer', { per });
