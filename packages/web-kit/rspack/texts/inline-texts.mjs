import { join } from 'node:path';
import { englishOf, readMessages, textsFolderOf } from './message-files.mjs';

/** A call of `t` or `rich` of `@commons/ui/text/texts` up to the name of its text. */
const call = /\b(t|rich)\((\s*)(["'])([\w.]+)\3/g;
const usesTexts = /from '(?:@commons\/ui\/text\/texts|\.{1,2}\/(?:\.\.\/)*(?:text\/)?texts)'/;

/** The names of the texts in a source file. @param {string} source @returns {string[]} */
export const textNames = (source) =>
  usesTexts.test(source) ? [...source.matchAll(call)].map(([, , , , name]) => name) : [];

/**
 * Inlines the English messages, so that each chunk has exactly those it shows.
 * @param {string} source
 * @param {string} file
 * @throws when a name has no text
 */
export function inlineTexts(source, file) {
  if (!usesTexts.test(source)) return source;
  const folder = textsFolderOf(file);
  return source.replace(call, (_, callee, space, _quote, name) => {
    if (!folder) throw new Error(`${file} names a text, but its package has no texts/en.json`);
    try {
      return `${callee}(${space}${JSON.stringify(englishOf(readMessages(folder), name))}`;
    } catch (error) {
      throw new Error(`${file}: ${error.message} in ${join(folder, 'en.json')}`);
    }
  });
}
