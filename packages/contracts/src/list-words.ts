import { z } from 'zod';
import { optionalShortText, shortText } from './field-types.js';
import { foldText } from './fold-text.js';

/** Words are the same whatever their case, hyphens and spaces: `full_time` is Full-time, `onsite` On-site. */
const key = (text: string) => foldText(text).replace(/[-_\s]+/g, '');

/** The word of a list that a text names, as the list writes it. */
export const wordOf = (list: readonly string[], text: string): string | undefined =>
  list.find((word) => key(word) === key(text));

interface ListRule {
  /** Words of neighbouring lists that are taken too, and not offered. */
  readonly others?: readonly string[];
  /** Longest text that is looked at. */
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

/** A required word of a list. */
export const oneOf = (list: readonly string[], rule: ListRule) =>
  shortText(rule.most).transform((text, context) => check(list, rule)(text, context) ?? text);

/** A word of a list; an empty text counts as absent. */
export const optionalOneOf = (list: readonly string[], rule: ListRule) =>
  optionalShortText(rule.most).transform(check(list, rule));

/** Any words of a list, at most each of them once. */
export const someOf = (list: readonly string[], rule: ListRule) =>
  z
    .array(oneOf(list, rule))
    .max(list.length * 2)
    .transform((words) => [...new Set(words)]);
