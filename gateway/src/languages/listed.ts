import type { Translate } from '@commons/service-kit/texts/package-texts';

/** `a`, `a and b`, `a, b and c`, in the language of the texts. */
export const listed = (items: readonly string[], t: Translate): string =>
  items.length < 2
    ? items.join('')
    : t('listed', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
