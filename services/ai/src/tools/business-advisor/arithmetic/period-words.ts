import type { Translate } from '@commons/service-kit/texts/package-texts';

/** "a week", "a la semana". */
export const perWords = (period: string) => (t: Translate) =>
  period === 'two weeks' ? t('adviceWorthEach') : t('advicePer', { per: period });

/** The same behind an amount, with a space before it; nothing where no period is known. */
export const perBehind =
  (period: string | undefined) =>
  (t: Translate): string =>
    period ? ` ${perWords(period)(t)}` : '';
