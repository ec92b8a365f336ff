import { z } from 'zod';

/** The setting LANGUAGES: two-letter codes, the default language first. */
export const portalLanguages = z
  .string()
  .default('en')
  .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
  .pipe(z.array(z.string().regex(/^[a-z]{2}$/, 'Expected languages like en,es')).min(1));

let ofPortal: readonly string[] = ['en'];

/** Called at the start of a process. @param languages of the portal, the default first */
export const setLanguagesOfPortal = (languages: readonly string[]): void => {
  ofPortal = languages;
};

/** Languages of the portal, the default first. */
export const languagesOfPortal = (): readonly string[] => ofPortal;

/** Language of mails to people whose language is unknown. */
export const portalLanguage = (): string => ofPortal[0] ?? 'en';

/**
 * The languages that a caller accepts, the most preferred first: es, es, en of `es-MX,es;q=0.9,en;q=0.8`. Those with
 * `q=0` are refused.
 * @param accepted `Accept-Language`
 */
export function acceptedLanguages(accepted: string | undefined): string[] {
  return (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language);
}

/**
 * The language of an answer that is displayed as it is, e.g. a feed or the head of a page: the first that the caller
 * accepts and the portal has, else the default.
 * @param accepted `Accept-Language`
 */
export const askedLanguage = (accepted: string | undefined): string =>
  acceptedLanguages(accepted).find((language) => ofPortal.includes(language)) ?? portalLanguage();
