import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import type { TextsOfTown } from '@commons/contracts/portal/portal-settings-lists';
import { type PortalTextName, portalTextNames } from '@commons/contracts/portal/portal-text-lists';
import { language, locale } from '@commons/ui/text/texts';
import { offeredLanguages } from '@commons/web-kit/portal/portal-languages';
import { standardText } from './standard-text';

// Texts of a town by language (docs/adr/0025). Those in the portal's first language are for readers of every language
// that has none of its own.

type Texts = Pick<SavedPortal, 'texts' | 'translated_texts'>;

/** Languages that a town writes its texts in, the portal's first one first. */
export function textLanguages(): readonly string[] {
  const offered = offeredLanguages();
  return offered.length > 0 ? offered : [language];
}

export const isFirstLanguage = (one: string): boolean => one === textLanguages()[0];

/** `Spanish`, in the language of the page. */
export const languageName = (one: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(one) ?? one;

/** What the town wrote for readers of a language. */
export const writtenText = (
  { texts, translated_texts }: Texts,
  name: PortalTextName,
  one: string,
): string | undefined =>
  translated_texts?.[one]?.[name] ?? (isFirstLanguage(one) ? texts?.[name] : undefined);

/** Whether readers of the language get the town's text in the portal's first language. */
export const fallsBackToFirstLanguage = (
  saved: Texts,
  name: PortalTextName,
  one: string,
): boolean => writtenText(saved, name, one) === undefined && saved.texts?.[name] !== undefined;

/** The place of an error of a text. */
export const faultName = (
  { translated_texts }: Texts,
  name: PortalTextName,
  one: string,
): string =>
  isStoredAsFirst(translated_texts, name, one)
    ? `texts.${name}`
    : `translated_texts.${one}.${name}`;

/** A portal may have had another first language: a text that was written as a translation is still one. */
const isStoredAsFirst = (
  translated: SavedPortal['translated_texts'],
  name: PortalTextName,
  one: string,
) => isFirstLanguage(one) && translated?.[one]?.[name] === undefined;

/** @param text undefined: back to the specified one, or to that of the portal's first language */
export function withText(
  { texts = {}, translated_texts: translated = {} }: Texts,
  name: PortalTextName,
  one: string,
  text: string | undefined,
): Texts {
  const changed = (former: TextsOfTown): TextsOfTown => {
    const { [name]: _former, ...others } = former;
    return text === undefined ? others : { ...others, [name]: text };
  };
  if (isStoredAsFirst(translated, name, one)) {
    return { texts: changed(texts), translated_texts: translated };
  }
  return { texts, translated_texts: { ...translated, [one]: changed(translated[one] ?? {}) } };
}

/** Without what is empty, and without what equals the specified text that its readers would get anyway. */
export function cleanedTexts({ texts, translated_texts = {} }: Texts): Texts {
  const own = cleanedOf(texts, (name, text) =>
    isFirstLanguage(language) ? text === standardText(name).trim() : false,
  );
  const translated = Object.entries(translated_texts).flatMap(([one, written]) => {
    const kept = cleanedOf(
      written,
      (name, text) =>
        one === language && own?.[name] === undefined && text === standardText(name).trim(),
    );
    return kept ? [[one, kept] as const] : [];
  });
  return {
    ...(own && { texts: own }),
    ...(translated.length > 0 && { translated_texts: Object.fromEntries(translated) }),
  };
}

function cleanedOf(
  texts: TextsOfTown = {},
  isStandard: (name: PortalTextName, text: string) => boolean,
): TextsOfTown | undefined {
  const kept = portalTextNames.flatMap((name) => {
    const text = texts[name]?.trim();
    return text && !isStandard(name, text) ? [[name, text] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
