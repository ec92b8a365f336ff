import { type EncodedEntry, encodedEntry, type WordLabels } from '../../encoder/encoded-entry.js';
import { memoized } from '../memo.js';
import type { RequestTool } from './request-tool.js';
import { type TypedWord, typedWords } from './typed-words.js';

/** What was learned of the words of a request. */
export interface NoteTags {
  readonly words: readonly TypedWord[];
  /** The place of a word of the request among them; of the end without one. */
  placeOf(word: TypedWord | undefined): number;
  /**
   * How likely a label of a word is, between 0 and 1:
   * - `part`: it is said (s), an order (o), background (b) or a wrapper (w), as in `labelled/requests`
   * - `mark`: what belongs before it, "-" for nothing; of the end, too
   * - `small`: the small word that is missing before it, "none" for none
   * - `person`: a pronoun means the "reader" or some "other"
   * - `reader`: it belongs to the name by which the "reader" of an e-mail is greeted, or "other"
   * - `number`: a bare number is an amount of "dollars", a "time", or the "same" as it was typed
   * - `upper`: it has a capital within a sentence, "upper" or "lower"
   */
  probability(what: WordLabels, at: number, label: string): number;
}

function tagged(request: string, tool: RequestTool): NoteTags {
  const words = typedWords(request);
  const places = new Map(words.map(({ start }, at) => [start, at]));
  const entry: EncodedEntry = encodedEntry(words, request.slice(words.at(-1)?.end ?? 0), tool);
  return {
    words,
    placeOf: (word) => places.get(word?.start ?? -1) ?? words.length,
    probability: (what, at, label) => entry.probability(what, at, label),
  };
}

const answers: Readonly<Record<RequestTool, (request: string) => NoteTags>> = {
  email: memoized((request) => tagged(request, 'email')),
  post: memoized((request) => tagged(request, 'post')),
  text: memoized((request) => tagged(request, 'text')),
};

/** Reads the words of a request by what was learned of others. */
export const noteTags = (request: string, tool: RequestTool): NoteTags => answers[tool](request);
