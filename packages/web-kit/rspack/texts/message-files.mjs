import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';

/** The source language: its messages are in the bundles, and every name must have one. */
export const ownLanguage = 'en';

const folders = new Map();

/** The folder `texts` of the package that a file belongs to; undefined where it has none. @param {string} file */
export function textsFolderOf(file) {
  const directory = dirname(file);
  if (!folders.has(directory)) folders.set(directory, findFolder(directory));
  return folders.get(directory);
}

function findFolder(directory) {
  if (existsSync(join(directory, 'package.json'))) {
    const folder = join(directory, 'texts');
    return existsSync(join(folder, `${ownLanguage}.json`)) ? folder : undefined;
  }
  const parent = dirname(directory);
  return parent === directory ? undefined : findFolder(parent);
}

const catalogues = new Map();

/**
 * The messages of a package by name, in every language it has: `{en: {save: 'Save'}, es: {save: 'Guardar'}}`.
 * @param {string} folder a folder `texts`
 * @returns {Record<string, Record<string, string>>}
 */
export function readMessages(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const age = files.map((name) => statSync(join(folder, name)).mtimeMs).join();
  const known = catalogues.get(folder);
  if (known?.age === age) return known.messages;
  const messages = Object.fromEntries(
    files.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
  catalogues.set(folder, { age, messages });
  return messages;
}

/**
 * The English message of a name, compiled. Names with the same English but different translations are distinguished by
 * empty parts, which are invisible but change the hash.
 * @param {Record<string, Record<string, string>>} messages
 * @param {string} name
 */
export function englishOf(messages, name) {
  const english = messages[ownLanguage];
  const text = english[name];
  if (text === undefined) throw new Error(`no text is named ${name}`);
  const said = (one) =>
    Object.keys(messages)
      .map((language) => messages[language][one])
      .join('\n');
  const meanings = [];
  for (const [other, otherText] of Object.entries(english)) {
    if (otherText === text && !meanings.includes(said(other))) meanings.push(said(other));
  }
  const compiled = compile(text);
  const empty = meanings.indexOf(said(name));
  return empty > 0 ? [compiled, ...Array(empty).fill('')].flat() : compiled;
}

export { compile };
