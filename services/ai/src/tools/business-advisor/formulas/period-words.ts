import type { Translate } from '@commons/service-kit/texts/package-texts';

/** "a week", "a la semana". */
export const perWords = (t: Translate, period: string) =>
  period === 'two weeks' ? t('adviceWorthEach') : t('advicePer', { per: period });
