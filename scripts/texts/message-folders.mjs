import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { headTextNames } from '../../packages/web-kit/rspack/route-heads.mjs';
import { textNames } from '../../packages/web-kit/rspack/texts/inline-texts.mjs';
import { readMessages } from '../../packages/web-kit/rspack/texts/message-files.mjs';
import { pageTextNames } from '../../packages/web-kit/rspack/texts/page-texts.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Every file of a folder of the repository that is not a test. */
const filesIn = (folder) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(join(root, file)) && file !== '');

/** The sources of a front end or of a folder in it, with their text. */
export const sourcesIn = (folder) =>
  filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** The packages with message files. */
export const packagesWithTexts = () =>
  filesIn(':(glob)**/texts/en.json').map((file) => file.slice(0, -'/texts/en.json'.length));

/** The messages of a package, `{en: {…}, es: {…}}`. */
export const messagesOf = (folder) => readMessages(join(root, folder, 'texts'));

/** A call of a `packageTexts` function of service-kit: of the page, or `own` of a document in its own language. */
const serverCall = /(?:\bt|\bown|Texts\([\w.]*\))\(\s*'(\w+)'/g;
/** The sentence that a sheet of the advisor gives. */
const toldBySheets = /'((?:advice|decision|formula)[A-Z]\w*)'/g;
const usesServerTexts = /\bTranslate\b|-texts\.js'|\.(?:t|own)\('/;
const serverTextNames = (source) =>
  [
    ...(usesServerTexts.test(source) ? source.matchAll(serverCall) : []),
    ...(source.includes('sheet.tells(') ? source.matchAll(toldBySheets) : []),
  ].map(([, name]) => name);

/** The message names used in the sources of a package. */
export function namesShown(folder) {
  const isServer = /^(gateway$|services\/|packages\/service-kit$)/.test(folder);
  const namesOf = isServer ? serverTextNames : textNames;
  const names = sourcesIn(`${folder}/src`).flatMap(({ source }) => namesOf(source));
  const ofShell = folder === 'shell' ? pageTextNames(join(root, folder)) : [];
  return new Set([...names, ...ofShell, ...routesOf(folder).flatMap(headTextNames)]);
}

/** The lines of `src/routes.json`; none of a package without pages. */
function routesOf(folder) {
  const file = join(root, folder, 'src/routes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Placeholders and elements of a message: `count`, `<link>`. @returns {string[]} sorted */
export function argumentsOf(message) {
  const found = new Set();
  const look = (parts) => {
    for (const part of parts) {
      // Of FormatJS: literal, argument, number, date, time, select, plural, pound, tag.
      if (part.type >= 1 && part.type <= 6) found.add(part.value);
      if (part.type === 8) {
        found.add(`<${part.value}>`);
        look(part.children);
      }
      for (const { value } of Object.values(part.options ?? {})) look(value);
    }
  };
  look(parse(message));
  return [...found].sort();
}
