import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile, englishOf, ownLanguage, readMessages } from './message-files.mjs';
import { textHash } from './text-hash.mjs';

const packages = resolve(import.meta.dirname, '../../..');
const sharedFolders = [join(packages, 'ui/texts'), join(packages, 'web-kit/texts')];
/** Stored values and texts of the server, by their English text (`translate` of `@commons/ui/text/texts`). */
const wordsFolder = join(packages, 'contracts/texts');
/** The specified texts of a portal (ADR 0025), in Markdown by language and name. */
export const portalTextsFolder = join(wordsFolder, 'portal-texts');

/** @param {string} language @returns {[name: string, text: string][]} */
function portalTexts(language) {
  const folder = join(portalTextsFolder, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => [
    file.replace('.md', ''),
    readFileSync(join(folder, file), 'utf8'),
  ]);
}

/** The message folders of a front end: its own, and those of the packages that are bundled into it. */
const foldersOf = (directory) =>
  [join(directory, 'texts'), ...sharedFolders].filter((folder) =>
    existsSync(join(folder, `${ownLanguage}.json`)),
  );

/** The languages that a front end is translated into. @param {string} directory */
export const languagesOf = (directory) =>
  Object.keys(foldersOf(directory).length > 0 ? readMessages(foldersOf(directory)[0]) : {}).filter(
    (language) => language !== ownLanguage,
  );

const value = /\{(\w+)\}/g;
const hasValues = (word) => word.search(value) >= 0;

/**
 * Server texts with values, 'You can save {most} jobs.', as regular expressions, the most specific first.
 * @param {[word: string, text: string][]} words
 * @returns {[expression: string, translation: unknown][]}
 */
const patternsOf = (words) =>
  words
    .map(([word, text]) => {
      const parts = word
        .split(value)
        .map((part, at) => (at % 2 ? `(?<${part}>.+)` : escaped(part)));
      return [`^${parts.join('')}$`, compile(text), word.replace(value, '').length];
    })
    .sort(([, , one], [, , other]) => other - one)
    .map(([expression, text]) => [expression, text]);

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const isMessage = (folder) => folder !== portalTextsFolder;

/**
 * The translations of a front end in one language, compiled, by the hash of the English message.
 * @param {{directory: string, language: string, isUsed?: (folder: string, name: string) => boolean}} options
 * @returns {Record<string, unknown>}
 */
export function translationsOf({ directory, language, isUsed = isMessage }) {
  const found = {};
  const add = (hash, message, where) => {
    if (hash in found && JSON.stringify(found[hash]) !== JSON.stringify(message)) {
      throw new Error(`${where} is translated in two ways in this front end: say the same in both`);
    }
    found[hash] = message;
  };
  for (const folder of foldersOf(directory)) {
    const messages = readMessages(folder);
    for (const name of Object.keys(messages[ownLanguage])) {
      const text = messages[language]?.[name];
      if (text === undefined || !isUsed(folder, name)) continue;
      const english = JSON.stringify(englishOf(messages, name));
      add(textHash(english), compile(text), `${english} (${name})`);
    }
  }
  const words = Object.entries(readMessages(wordsFolder)[language] ?? {});
  for (const [word, text] of words) {
    if (!hasValues(word)) add(textHash(`translate ${word}`), text, word);
  }
  add(
    textHash('translate patterns'),
    patternsOf(words.filter(([word]) => hasValues(word))),
    'patterns',
  );
  for (const [name, text] of portalTexts(language)) {
    if (isUsed(portalTextsFolder, name)) add(textHash(`translate text ${name}`), text, name);
  }
  return found;
}
