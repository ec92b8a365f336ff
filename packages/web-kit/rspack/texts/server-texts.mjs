import { languagesOf, translationsOf } from './translations.mjs';

/** The head of a server bundle: the translations into the page's language. */
export function serverTexts(directory, name) {
  const all = Object.fromEntries(
    languagesOf(directory).map((language) => [
      language,
      translationsOf({ directory, language, isUsed: () => true }),
    ]),
  );
  return (
    `(globalThis.commonsTexts??={})[${JSON.stringify(name)}]=` +
    `(${JSON.stringify(all)})[globalThis.commonsSite?.language];`
  );
}
