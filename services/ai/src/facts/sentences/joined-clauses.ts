import { isNoun, isVerb, type Tagged } from '../grammar/tagging.js';
import {
  clauseVerbs,
  subjectPronouns,
  subordinators,
  ties,
  timeNoun,
} from '../grammar/word-lists.js';

/** A verb that nothing ties to the clause before it. */
export function untiedVerb(
  words: readonly Tagged[],
  verbs: readonly number[],
): 'comma splice' | 'two clauses run together' | undefined {
  // "Anyone who books before then pays the old price"
  if (
    /^(?:anyone|anybody|everyone|everybody|those)$/.test(words[0]?.lower ?? '') &&
    words[1]?.lower === 'who'
  )
    return undefined;
  /** A clause with "if" at the beginning has its main clause coming. */
  let open =
    subordinators.has(words[0]?.lower ?? '') ||
    /^(?:whether|what|how|where)$/.test(words[0]?.lower ?? '');
  // "The bags that you sent were torn": the verb of the bags comes after that of the relative clause.
  const relative = words.findIndex(
    ({ lower }, at) =>
      /^(?:that|which|who|whose|where)$/.test(lower) && at > 0 && words[at - 1]?.text !== ',',
  );
  if (relative > 0 && relative < (verbs[0] ?? 0)) open = true;
  for (const [index, at] of verbs.entries()) {
    if (index === 0) continue;
    const former = verbs[index - 1] ?? 0;
    const between = words.slice(former + 1, at);
    const tie = between.findIndex(
      (word, nth) =>
        (ties.has(word.lower) &&
          !isThatIs(between, nth, words[at]) &&
          !(word.lower === 'like' && between[nth + 1]?.lower === 'to')) ||
        /^[;:–—]$/.test(word.text) ||
        word.text === '--',
    );
    if (tie >= 0) {
      // "We can come if you like": nothing waits; "and if you like, we can come" waits.
      if (
        subordinators.has(between[tie]?.lower ?? '') &&
        tie > 0 &&
        /^(?:,|and|but|so|or)$/.test(between[tie - 1]?.lower ?? '')
      )
        open = true;
      continue;
    }
    const comma = between.some(({ lower }) => lower === ',');
    if (open && (comma || index === 1)) {
      open = false;
      continue;
    }
    const subject = between.findLastIndex(({ lower }) => subjectPronouns.has(lower));
    const isBare =
      clauseVerbs.test(words[former]?.lower ?? '') ||
      between.slice(0, 2).some(({ lower }) => clauseVerbs.test(lower));
    if (isBare && !comma) continue;
    // "The photos I sent you yesterday show": the relative clause, then the verb of its head.
    if (subject >= 0 && isZeroRelative(words, former + 1 + subject)) continue;
    if (isZeroRelativeAt(words, former)) continue;
    if (comma && isSeries(words, verbs)) continue;
    return comma ? 'comma splice' : 'two clauses run together';
  }
  return undefined;
}

/** "half down that's $3,400": "that is" begins a sentence of its own. */
const isThatIs = (between: readonly Tagged[], nth: number, verb: Tagged | undefined) =>
  between[nth]?.lower === 'that' && nth === between.length - 1 && verb?.lower === "'s" && nth > 0;

const isZeroRelative = (words: readonly Tagged[], subject: number) => {
  const head = words[subject - 1];
  return (
    (head?.pos === 'NOUN' ||
      /^(?:anything|everything|nothing|something|else|all)$/.test(head?.lower ?? '')) &&
    !timeNoun.test(head?.lower ?? '') &&
    !/^(?:it|there|this|that)$/.test(words[subject]?.lower ?? '') &&
    words.slice(0, subject).some(isVerb) &&
    words.slice(subject + 1, subject + 3).some(isVerb)
  );
};

/** Whether this verb belongs to "I sent" of "the photos I sent". */
const isZeroRelativeAt = (words: readonly Tagged[], verb: number) =>
  subjectPronouns.has(words[verb - 1]?.lower ?? '') &&
  isNoun(words[verb - 2]) &&
  !timeNoun.test(words[verb - 2]?.lower ?? '');

/** "works fast, cleans up and never leaves early". */
const isSeries = (words: readonly Tagged[], verbs: readonly number[]) =>
  verbs.length > 2 &&
  words.slice(verbs.at(-2), verbs.at(-1)).some(({ lower }) => /^(?:and|or)$/.test(lower)) &&
  verbs
    .slice(1)
    .every(
      (at) => /^(?:,|and|or)$/.test(words[at - 1]?.lower ?? '') || words[at - 1]?.pos === 'ADV',
    );
