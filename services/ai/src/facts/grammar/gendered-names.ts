import { termsOf } from './grammar.js';

const tagsOf = (name: string) => termsOf(`${name.split(' ')[0] ?? ''} called`)[0]?.tags;

/** Whether a name or its title is surely a woman's. */
export const isWomansName = (name: string): boolean =>
  /^(?:Mrs|Ms|Miss)\b/.test(name) || Boolean(tagsOf(name)?.has('FemaleName'));

/** Whether a name or its title is surely a man's. */
export const isMansName = (name: string): boolean =>
  /^Mr\b/.test(name) || Boolean(tagsOf(name)?.has('MaleName'));
