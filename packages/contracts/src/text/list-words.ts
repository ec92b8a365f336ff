import { z } from 'zod';
import { optionalShortText, shortText } from '../field-types.js';
import { wordKey } from './word-key.js';

/** The option that a text matches, in the list's spelling. */
export const wordOf = (list: readonly string[], text: string): string | undefined =>
  list.find((word) => wordKey(word) === wordKey(text));

interface ListRule {
  /** Options of related lists that are accepted, but not offered. */
  readonly others?: readonly string[];
  /** Longest accepted text. */
  readonly most: number;
  /** Towns add to the list: the service checks what the list lacks (service-kit/portal/town-words). */
  readonly open?: boolean;
}

/** Says which options there are. */
export const notOnList = (text: string, list: readonly string[]): string =>
  `"${text}" is not on the list. Choose one of: ${list.join('; ')}`;

const check = (list: readonly string[], { others = [], open }: ListRule) => {
  const words = [...list, ...others];
  return (text: string | undefined, context: z.RefinementCtx) => {
    if (text === undefined) return undefined;
    const word = wordOf(words, text);
    if (!word && !open) context.addIssue({ code: 'custom', message: notOnList(text, list) });
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
