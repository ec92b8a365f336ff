import { z } from 'zod';
import { optionalShortText, shortText } from '../field-types.js';
import { foldText } from './fold-text.js';

/** Ignores case, hyphens and spaces: `full_time` is Full-time, `onsite` On-site. */
const key = (text: string) => foldText(text).replace(/[-_\s]+/g, '');

/** The option that a text matches, in the list's spelling. */
export const wordOf = (list: readonly string[], text: string): string | undefined =>
  list.find((word) => key(word) === key(text));

interface ListRule {
  /** Options of related lists that are accepted, but not offered. */
  readonly others?: readonly string[];
  /** Longest accepted text. */
  readonly most: number;
}

const check = (list: readonly string[], { others = [] }: ListRule) => {
  const words = [...list, ...others];
  return (text: string | undefined, context: z.RefinementCtx) => {
    if (text === undefined) return undefined;
    const word = wordOf(words, text);
    if (!word) {
      const message = `"${text}" is not on the list. Choose one of: ${list.join('; ')}`;
      context.addIssue({ code: 'custom', message });
    }
    return word ?? text;
  };
};

/** A required option of a list. */
export const oneOf = (list: readonly string[], rule: ListRule) =>
  shortText(rule.most).transform((text, context) => check(list, rule)(text, context) ?? text);

/** An optional option of a list; an empty text counts as absent. */
export const optionalOneOf = (list: readonly string[], rule: ListRule) =>
  optionalShortText(rule.most).transform(check(list, rule));

/** Any options of a list, each at most once. */
export const someOf = (list: readonly string[], rule: ListRule) =>
  z
    .array(oneOf(list, rule))
    .max(list.length * 2)
    .transform((words) => [...new Set(words)]);
