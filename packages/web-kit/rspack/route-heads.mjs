import { join } from 'node:path';
import { compile, ownLanguage, readMessages } from './texts/message-files.mjs';

/** The fields of a line of `src/routes.json` that name a message in `texts/` of the front end. */
const textFields = ['title', 'description', 'missing'];

/** The names of the messages that the gateway shows of a page. @param {Record<string, unknown>} route */
export const headTextNames = (route) => textFields.flatMap((field) => route[field] ?? []);

/**
 * Title and description of a page by language, `{en: {title: 'Job Board', …}, es: {…}}`; undefined for a page with the
 * site's.
 * @param {string} directory of the front end
 * @param {Record<string, unknown>} route a line of `src/routes.json`
 */
export function routeHeads(directory, route) {
  if (!route.title) return undefined;
  const messages = readMessages(join(directory, 'texts'));
  const named = textFields.filter((field) => route[field]);
  const headIn = (language) =>
    Object.fromEntries(named.map((field) => [field, textOf(messages, language, route[field])]));
  return Object.fromEntries(Object.keys(messages).map((language) => [language, headIn(language)]));
}

/** The gateway only replaces the place of the portal, and formats nothing else. */
function textOf(messages, language, name) {
  const text = messages[language][name] ?? messages[ownLanguage][name];
  if (text === undefined) throw new Error(`src/routes.json: no text is named ${name}`);
  const words = text.replaceAll('{place}', '');
  if (compile(words) !== words) {
    throw new Error(`src/routes.json: the text ${name} may have {place} in it, and no other part`);
  }
  return text;
}
