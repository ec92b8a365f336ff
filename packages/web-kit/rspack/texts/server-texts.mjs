import { languagesOf, translationsOf } from './translations.mjs';

/** What a server bundle begins with: the translations of the language that the page is rendered in. */
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
