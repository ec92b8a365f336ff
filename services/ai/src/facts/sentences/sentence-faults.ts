import { hasSmallName, lacksArticle, lacksPreposition } from '../grammar/missing-words.js';
import { isVerb, type Tagged } from '../grammar/tagging.js';
import { noPlease, subordinators, timeNoun, verbless } from '../grammar/word-lists.js';
import { memoized } from '../memo.js';
import { isFiniteVerb, mayBeParticiple, wordsOf } from './clauses.js';
import { untiedVerb } from './joined-clauses.js';
import { hasRunTogether } from './run-together.js';

/** What can be wrong with a sentence that leaves the house. */
export type Fault =
  | 'no verb'
  | 'no subject'
  | 'only a part'
  | 'two clauses run together'
  | 'comma splice'
  | 'words run together'
  | 'no article'
  | 'no preposition'
  | 'wrong agreement'
  | 'ends open'
  | 'a stray article'
  | 'a doubled word'
  | 'a small name';

/** The faults of one sentence, by its grammar; empty when nothing speaks against sending it. */
export const faultsOf = memoized((sentence): readonly Fault[] => {
  // "if you would rather repair than replace": one verb is enough to judge by.
  const plain = sentence.trim().replace(/\brather ([a-z]+) than [a-z]+\b/g, '$1');
  const bare = plain.replace(/[.!?]+$/, '');
  if (bare === '' || noPlease.test(bare)) return [];
  const faults: Fault[] = [];
  if (doubled.test(plain)) faults.push('a doubled word');
  const words = wordsOf(plain);
  if (wrongAgreement(words)) faults.push('wrong agreement');
  if (strayArticle.test(plain) || hasThemBeforeNoun(words)) faults.push('a stray article');
  if (endsOpen(plain, words)) faults.push('ends open');
  if (verbless.test(bare)) return faults;
  const verbs = finiteVerbs(words);
  if (verbs.length === 0) faults.push(hasVerblessClause(words) ? 'only a part' : 'no verb');
  else {
    if (verbs[0] === 0 && lacksSubject(words, plain)) faults.push('no subject');
    if (isOnlyPart(words, verbs, plain)) faults.push('only a part');
    const joint = plain.endsWith('?') ? undefined : untiedVerb(words, verbs);
    if (joint) faults.push(joint);
  }
  if (hasRunTogether(words)) faults.push('words run together');
  if (lacksArticle(words, bare)) faults.push('no article');
  if (lacksPreposition(words)) faults.push('no preposition');
  if (hasSmallName(plain)) faults.push('a small name');
  return faults;
});

const doubled =
  /\b(?!(?:that|had|so|very|bye)\b)([a-z]+) \1\b|\b(?:only but|but only but|and but|of for|for of|to for|at on|on at|in on|the our|the your|a the|an the|you your|is are|are is|for at|of at|to at|thank you for (?:in|on|to|that|is|and)|your you|its your|and or(?! not)|to in(?= the)|we i|i we|(?:to|for|from|with) you are)\b(?! least| all)|\bwith in (?=[A-Z])/i;

/** "The somebody has to be home", "our we close at 5", "the still 2 pm" */
const strayArticle =
  /\b(?:the|our|my|a|an|your) (?:somebody|someone|everybody|everyone|nobody|anybody|anyone|we|you|they|it's|he|she|who|there|these|those|is|are|was|were|will|can|has|have|the|our|my|your|still (?=\d)|also|please|until|till)\b(?! (?:is who|one)\b)/i;

/** "come to them place": a name that became a pronoun in the middle of its phrase. */
const hasThemBeforeNoun = (words: readonly Tagged[]) =>
  words.some(
    ({ lower }, at) =>
      lower === 'them' &&
      words[at - 1]?.pos === 'ADP' &&
      words[at + 1]?.pos === 'NOUN' &&
      !timeNoun.test(words[at + 1]?.lower ?? ''),
  );

/** "You may want to have looked at": what it speaks of stands in the sentence before. */
const endsOpen = (sentence: string, words: readonly Tagged[]) =>
  /\b(?:at|about|with|of|to|from|for|and|or|the|a|an|our|my|your|by|than|because|but|if)[.!]$/i.test(
    sentence,
  ) &&
  !words.some(({ lower }) =>
    /^(?:what|who|which|where|how|that|whom|whatever|whoever|anything|something|nothing|everything)$/.test(
      lower,
    ),
  ) &&
  !/\b(?:look(?:s|ed|ing)? forward|come with|go with|deal with|care of|taken care of|care for|heard of|paid for|asked for|called for|going to|want(?:ed|s)? to|like to|love to|able to|used to|have to|need(?:s|ed)? to|happy to|glad to|free to|welcome to|try to|plan to)[.!]$/i.test(
    sentence,
  );

const hasVerblessClause = (words: readonly Tagged[]) => subordinators.has(words[0]?.lower ?? '');

/** The finite verbs; participles after nouns only where nothing else is the verb. */
function finiteVerbs(words: readonly Tagged[]): number[] {
  const all = words.flatMap((_, at) => (isFiniteVerb(words, at) ? [at] : []));
  if (all.length < 2) return all;
  const sure = all.filter((at) => !mayBeParticiple(words, at));
  return sure.length > 0 ? sure : all.slice(0, 1);
}

/** "Starts Monday", "Was due": no order, and nobody does it. */
function lacksSubject(words: readonly Tagged[], sentence: string): boolean {
  const [first, second] = words;
  if (!first) return false;
  if (
    /^(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|may)$/.test(first.lower)
  )
    return (
      !sentence.endsWith('?') &&
      first.lower !== 'do' &&
      // "Have a seat" asks, "haven't heard" lacks its subject.
      (/^(?:n't|not)$/.test(second?.lower ?? '') || first.lower !== 'have')
    );
  if (
    /^(?:thanks|guess|bless|pass|press|discuss|process|address|dress|access|miss|cross|let's|lets)$/.test(
      first.lower,
    )
  )
    return false;
  if (
    /^(?:lost|sent|got|went|made|paid|took|broke|came|told|said|gave|found|kept|ran|bought|sold|met)$/.test(
      first.lower,
    )
  )
    return true;
  return /(?:[^s]s|ed)$/.test(first.lower) && !/^(?:need|feed|speed|proceed)$/.test(first.lower);
}

/** "Before we order the cabinets", "Who loves the Reuben": a clause that hangs on none. */
function isOnlyPart(words: readonly Tagged[], verbs: readonly number[], sentence: string): boolean {
  const first = words[0]?.lower ?? '';
  if (sentence.endsWith('?')) return false;
  if (/^(?:who|which|whose)$/.test(first)) return true;
  // "Students who pay by December 20": what they do is missing.
  const who = words.findIndex(({ lower }) => lower === 'who');
  if (who > 0 && who < 5 && verbs.length < 2 && (verbs[0] ?? 0) > who) return true;
  if (!subordinators.has(first) || /^(?:as|once)$/.test(first)) return false;
  const comma = words.findIndex(({ lower }) => lower === ',');
  // Its main clause: another verb after a comma, or an order.
  return comma < 0 ? verbs.length < 2 : !verbs.some((at) => at > comma);
}
/** "you has", "does you", "the prices goes", "they was". */
function wrongAgreement(words: readonly Tagged[]): boolean {
  const [first, second] = words.map(({ lower }) => lower);
  if (/^(?:is|was|has|does)$/.test(first ?? '') && /^(?:we|you|they|i)$/.test(second ?? ''))
    return true;
  return words.some(({ lower, pos }, at) => {
    const before = words[at - 1];
    if (!before || !(pos === 'VERB' || pos === 'AUX')) return false;
    if (/^(?:we|you|they)$/.test(before.lower))
      return /^(?:is|was|has|does|owes|goes|needs|wants)$/.test(lower);
    if (/^(?:he|she|it)$/.test(before.lower)) {
      const isAsked = words
        .slice(Math.max(0, at - 4), at - 1)
        .some((word) => isVerb(word) || word.lower === 'if');
      return /^(?:are|have|do|were)$/.test(lower) && !isAsked;
    }
    return (
      before.pos === 'NOUN' &&
      /[^s]s$/.test(before.lower) &&
      /^(?:is|was|has|goes|does)$/.test(lower) &&
      words.slice(0, at).every((word) => /^(?:DET|ADJ|NOUN|PRON|NUM)$/.test(word.pos)) &&
      at < 4
    );
  });
}
