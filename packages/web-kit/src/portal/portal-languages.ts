import { siteSetting } from './site-settings.js';

/** Each in its own language, for those who cannot read the others. */
const names: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

/** 'es' → 'Español'. */
export const nativeName = (language: string): string => names[language] ?? language;

/** The languages of a multilingual portal, the default first. */
export const offeredLanguages = (): string[] => {
  const languages = (siteSetting('languages') ?? '').split(' ').filter(Boolean);
  return languages.length < 2 ? [] : languages;
};
