import { portalLanguage } from '@commons/service-kit/texts/portal-languages';

/**
 * The language of a text of the town's own, for its `lang` attribute.
 * @param written what is written for readers of the language; without it they get that of the portal's first language
 * @returns undefined where it is the reader's own
 */
export const languageOfText = (written: unknown, language: string): string | undefined =>
  written !== undefined || language === portalLanguage() ? undefined : portalLanguage();
