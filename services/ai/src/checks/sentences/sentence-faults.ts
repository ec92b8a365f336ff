import { peopleIn } from '../../facts/grammar.js';
import { isNoun, isVerb, type Tagged } from '../../facts/tagging.js';
import { isFiniteVerb, mayBeParticiple, wordsOf } from './clauses.js';
import {
  beforePrice,
  clauseVerbs,
  massNouns,
  noPlease,
  subjectPronouns,
  subordinators,
  ties,
  timeNoun,
  verbless,
  weekday,
} from './word-lists.js';

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
  | 'a doubled word'
  | 'a small name';

/** The faults of one sentence, by its grammar; empty when nothing speaks against sending it. */
export function faultsOf(sentence: string): Fault[] {
  const plain = sentence.trim();
  const bare = plain.replace(/[.!?]+$/, '');
  if (bare === '' || noPlease.test(bare)) return [];
  const faults: Fault[] = [];
  if (doubled.test(plain)) faults.push('a doubled word');
  const words = wordsOf(plain);
  if (wrongAgreement(words)) faults.push('wrong agreement');
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
}

const doubled =
  /\b(?!(?:that|had|so|very|bye)\b)([a-z]+) \1\b|\b(?:only but|but only but|and but|of for|for of|to for|at on|on at|in on|the our|the your|a the|an the|you your|is are|are is)\b(?! least)/i;

const hasVerblessClause = (words: readonly Tagged[]) => subordinators.has(words[0]?.lower ?? '');

/** The finite verbs; participles behind nouns only where nothing else is the verb. */
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
      !/^(?:n't|not)$/.test(second?.lower ?? '') &&
      first.lower !== 'do' &&
      first.lower !== 'have'
    );
  if (
    /^(?:thanks|guess|bless|pass|press|discuss|process|address|dress|access|miss|cross|let's|lets)$/.test(
      first.lower,
    )
  )
    return false;
  return /(?:[^s]s|ed)$/.test(first.lower) && !/^(?:need|feed|speed|proceed)$/.test(first.lower);
}

/** "Before we order the cabinets", "Who loves the Reuben": a clause that hangs on none. */
function isOnlyPart(words: readonly Tagged[], verbs: readonly number[], sentence: string): boolean {
  const first = words[0]?.lower ?? '';
  if (sentence.endsWith('?')) return false;
  if (/^(?:who|which|whose)$/.test(first)) return true;
  if (!subordinators.has(first) || /^(?:as|once)$/.test(first)) return false;
  const comma = words.findIndex(({ lower }) => lower === ',');
  // Its main clause: another verb behind a comma, or an order.
  return comma < 0 ? verbs.length < 2 : !verbs.some((at) => at > comma);
}

/** A verb that nothing ties to the clause before it. */
function untiedVerb(words: readonly Tagged[], verbs: readonly number[]): Fault | undefined {
  /** A clause with "if" at the beginning has its main clause coming. */
  let open =
    subordinators.has(words[0]?.lower ?? '') ||
    /^(?:whether|what|how|where)$/.test(words[0]?.lower ?? '');
  // "The bags that you sent were torn": the verb of the bags comes behind that of the relative clause.
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
        (ties.has(word.lower) && !isThatIs(between, nth, words[at])) ||
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
    if (index === 1 && isZeroRelativeAt(words, former)) continue;
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

const gives =
  /^(?:give|gives|gave|send|sends|sent|offer|offers|offered|pay|pays|paid|owe|owes|charge|charged|show|showed|tell|told|ask|asked|call|called|make|made|bring|brought|hand|lend|sell|sold|refund|wish|left|leave|cost|costs|save|saves|get|got|buy|bought|take|takes|took)$/;

/** Where one thought runs into the next without a mark. */
function hasRunTogether(words: readonly Tagged[]): boolean {
  return words.some((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!before) return false;
    const recent = words.slice(Math.max(at - 4, 0), at);
    // "the job $14 an hour"
    if (
      word.text === '$' &&
      (isNoun(before) || before.pos === 'NUM') &&
      !beforePrice.test(before.lower) &&
      !recent.some(({ lower }) => gives.test(lower))
    )
      return true;
    // "in January first increase"
    if (
      /^(?:first|second|third|fourth|1st|2nd|3rd|4th)$/.test(word.lower) &&
      /^(?:time|increase|raise|reminder|notice|request|change|day)$/.test(next?.lower ?? '') &&
      /^(?:NOUN|PROPN|NUM)$/.test(before.pos)
    )
      return true;
    // "to our landlord Okafor the walk-in cooler"
    if (
      /^(?:the|a|an|our|my|your)$/.test(word.lower) &&
      isNoun(before) &&
      before.lower !== 'plus' &&
      !/ing$/.test(before.lower) &&
      /^(?:NOUN|PROPN|ADJ|ADV)$/.test(next?.pos ?? '') &&
      !timeNoun.test(before.lower) &&
      !recent.some(({ lower }) => gives.test(lower)) &&
      !/^(?:times|hours?|days?|dollars?|miles?)$/.test(before.lower) &&
      !/^(?:year|month|week|day|hour|night|person|visit|unit|head|piece|box|time)$/.test(
        next?.lower ?? '',
      )
    )
      return true;
    // "so to be done by February", "I would like to tenants"
    if (word.lower === 'to' && before.lower === 'so') return true;
    if (
      word.lower === 'to' &&
      before.lower === 'like' &&
      words[at - 2]?.lower === 'would' &&
      isNoun(next)
    )
      return true;
    // "filters not 24"
    if (word.lower === 'not' && isNoun(before) && (next?.pos === 'NUM' || next?.pos === 'DET'))
      return true;
    // "Wednesday 8 to 10"
    if (word.pos === 'NUM' && weekday.test(before.lower) && !/(?:st|nd|rd|th)$|\//.test(word.lower))
      return true;
    return false;
  });
}

/** "Groomer is out", "Lumber price only holds": one thing, and no word before it. */
function lacksArticle(words: readonly Tagged[], bare: string): boolean {
  const [first] = words;
  if (!first || !(first.pos === 'NOUN' || first.pos === 'ADJ') || first.text.endsWith("'s"))
    return false;
  if (/^[A-Z]{2,}|^[A-Z][a-z]+ [A-Z]/.test(bare)) return false;
  const end = words.findIndex((word) => !isNoun(word) && word.pos !== 'ADJ' && word.text !== '-');
  const next = words[end];
  const noun = words[end - 1];
  if (end < 1 || noun?.pos !== 'NOUN' || !(isVerb(next) || next?.pos === 'ADV')) return false;
  if (massNouns.has(noun.lower) || /[^su]s$|people$|men$/.test(noun.lower)) return false;
  return peopleIn(bare.split(' ').slice(0, 2).join(' ')).length === 0;
}

const prepositions =
  /^(?:on|by|before|after|until|till|since|from|to|through|for|of|next|this|last|every|each|any|and|or|between|either|starting|late|early|in|that|the|one|both|following|some|most|all|no|a|another|same)$/;

/** "our birthday Saturday", "Saturday December 5". */
function lacksPreposition(words: readonly Tagged[]): boolean {
  return words.some(({ lower }, at) => {
    const before = words[at - 1];
    if (!before) return false;
    if (weekday.test(lower))
      return (
        before.pos === 'NOUN' &&
        !timeNoun.test(before.lower) &&
        !prepositions.test(before.lower) &&
        words[at + 1]?.pos !== 'NOUN'
      );
    return (
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        lower,
      ) &&
      words[at + 1]?.pos === 'NUM' &&
      (weekday.test(before.lower) || (before.pos === 'NOUN' && !timeNoun.test(before.lower)))
    );
  });
}

/** "you has", "the prices goes", "they was". */
function wrongAgreement(words: readonly Tagged[]): boolean {
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

/** "bella's bath": a first name with a small letter. */
const hasSmallName = (sentence: string) =>
  [...sentence.matchAll(/(?<![\w'])([a-z]{3,})'s (?=[\w$])/g)].some(
    ([, name = '']) =>
      !/^(?:that|what|here|there|who|where|how|let|today|tomorrow|tonight|yesterday|year|month|week|everyone|everybody|somebody|someone|nobody|it|he|she)$/.test(
        name,
      ) &&
      peopleIn(name.charAt(0).toUpperCase() + name.slice(1)).length > 0 &&
      !/^(?:mom|dad|mother|father|brother|sister|son|daughter|boss|baby|guy|man|woman|wife|husband|king|queen)$/.test(
        name,
      ),
  );
