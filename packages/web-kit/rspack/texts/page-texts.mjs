import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownLanguage, readMessages } from './message-files.mjs';
import { translationsOf } from './translations.mjs';

const place = /%([a-z]\w*)%/g;

/**
 * The page of the shell in a language: `%name%` is replaced by a text of `shell/texts`. Pages in other languages than
 * English include the shell's translations, which its first script needs.
 * @param {string} directory of the shell
 * @param {string} [language]
 */
export function pageTexts(directory, language = ownLanguage) {
  const messages = readMessages(join(directory, 'texts'));
  const html = readFileSync(join(directory, 'src/index.html'), 'utf8')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(place, (_, name) => messages[language][name] ?? messages[ownLanguage][name]);
  if (language === ownLanguage) return html;
  const texts = JSON.stringify(translationsOf({ directory, language })).replaceAll('<', '\\u003c');
  return html.replace(
    '<!--commons:registry-->',
    () =>
      `<script type="application/json" id="commons-texts">${texts}</script>\n    <!--commons:registry-->`,
  );
}

/** The names that the page shows. @param {string} directory of the shell */
export const pageTextNames = (directory) =>
  [...readFileSync(join(directory, 'src/index.html'), 'utf8').matchAll(place)].map(
    ([, name]) => name,
  );
