import { isNoun, isVerb, type Tagged } from './tagging.js';
import { timeNoun } from './word-lists.js';

/** "Told Marco we need it": who is told, and what. */
const tells =
  /^(?:tell|tells|told|telling|remind|reminds|reminded|inform|informed|assure|assured|warn|warned|show|showed|convince|convinced|text|texted)$/;

/** Verbs that hardly stand without an object, which is then the noun before their clause: "shoes you don't love". */
const needsObject =
  /^(?:love|like|want|need|use|make|made|take|took|get|got|sell|sold|find|found|buy|bought|have|had|send|sent|see|seen|saw|meet|met|borrow|offer|owe|spend|spent|use|used|bring|brought|do|did|done|give|gave|given|order|ordered|discuss|discussed|request|requested|recommend|ever|pay|paid|carry|carried|build|built|keep|kept|wear|wore|lose|lost|handle|promise|promised|mention|mentioned|say|said|hear|heard|write|wrote|written|choose|chose|chosen|pick|picked)$/;

const conjunctions = /^(?:and|but|or|so|plus)$/;
const subordinators =
  /^(?:if|when|whenever|because|cause|cuz|cos|since|although|though|while|after|before|once|until|till|unless|whether|as|that|despite)$/;
const takesTime = /^(?:before|after|until|till|since)$/;
const isTime = (word: Tagged | undefined) =>
  word?.pos === 'NUM' || word?.pos === 'PROPN' || timeNoun.test(word?.lower ?? '');
const startsAdverbial =
  /^(?:now|then|today|tomorrow|yesterday|tonight|last|next|this|every|each|sometimes|usually|often|soon|later|maybe|yeah|yes|right|in|on|at|after|before|since|for|with|by|from|during|until|till|to|per)$/;

/** "how much", "what kind of work", "how many times" */
export function followsQuestionWord(words: readonly Tagged[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const word = words[back];
    if (!word) return false;
    if (/^(?:how|what|which|whose|whatever|whichever|whom)$/.test(word.lower)) return true;
    if (!/^(?:ADJ|ADV|NOUN|NUM)$/.test(word.pos) && word.lower !== 'of') return false;
  }
  return false;
}

/** "And last year we …", "at my stand I get …": what precedes the subject since its conjunction has no verb. */
function followsAdverbial(words: readonly Tagged[], at: number, start: number): boolean {
  for (let back = at - 1; back > start; back -= 1) {
    const word = words[back];
    if (!word || isVerb(word)) return false;
    // "Before Christmas" is no clause.
    if (subordinators.test(word.lower))
      return !(takesTime.test(word.lower) && isTime(words[back + 1]));
    if (word.lower === ',' || conjunctions.test(word.lower)) {
      const first = words[back + 1];
      if (back + 1 === at) return false;
      // "and after bone and fat I": the conjunction between two nouns is not the one that is looked for.
      if (first && startsAdverbial.test(first.lower)) return true;
      if (isNoun(words[back - 1])) continue;
      return false;
    }
  }
  return false;
}

/** "Told Marco | we", "tell the crew | it", "promised her | we" */
function followsTold(words: readonly Tagged[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const word = words[back];
    if (!word) return false;
    if (tells.test(word.lower)) return back < at - 1;
    if (!/^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(word.pos)) return false;
  }
  return false;
}

/** "on | his car", "down | the road": a preposition that is not the particle of a verb. */
function followsPreposition(words: readonly Tagged[], at: number): boolean {
  const [before, former] = [words[at - 1], words[at - 2]];
  if (
    !before ||
    !/^(?:the|a|an|my|our|your|his|her|their|this|these|those)$/.test(words[at]?.lower ?? '')
  )
    return false;
  if (/^(?:on|in|over)$/.test(before.lower)) return true;
  return /^(?:down|off|up)$/.test(before.lower) && !isVerb(former);
}

/** "jobs we cannot take", "the people I've ever met", "the guy you were talking about": says which one is meant. */
function saysWhich(words: readonly Tagged[], at: number, verb: number): boolean {
  // "the three days off he asked for in November"
  const stranded = words[verb + 1];
  const behind = words[verb + 2];
  if (
    /^(?:asked|paid|looked|waited|applied|talked|spoke|worried|hoped)$/.test(
      words[verb]?.lower ?? '',
    ) &&
    /^(?:for|about|to|with)$/.test(stranded?.lower ?? '') &&
    (!behind || /^(?:ADP|CCONJ|PUNCT|AUX)$/.test(behind.pos))
  )
    return true;
  // "the wrong fittings they sent us twice"
  if (
    isNoun(words[at - 1]) &&
    /^(?:sent|gave|sold|told|showed|lent|charged|quoted|promised|offered|brought|made)$/.test(
      words[verb]?.lower ?? '',
    ) &&
    /^(?:me|us|you|him|her|them)$/.test(stranded?.lower ?? '') &&
    (!behind || /^(?:ADP|ADV|PUNCT|AUX)$/.test(behind.pos) || timeNoun.test(behind.lower))
  )
    return true;
  if (!isNoun(words[at - 1]) || timeNoun.test(words[at - 1]?.lower ?? '')) return false;
  let main = verb;
  while (
    main + 1 < words.length &&
    (/^(?:not|n't|ever|never|always|usually|just|already)$/.test(words[main + 1]?.lower ?? '') ||
      (words[main]?.pos !== 'VERB' && isVerb(words[main + 1])))
  )
    main += 1;
  const [said, next, last] = [words[main], words[main + 1], words[main + 2]];
  if (!said) return false;
  const ends = (word: Tagged | undefined) => !word || (word.pos === 'PUNCT' && word.text !== '$');
  if (/^(?:about|with|to|for|at|of)$/.test(next?.lower ?? '') && ends(last)) return true;
  return needsObject.test(said.lower) && ends(next);
}

/**
 * Whether the clause that begins at a word belongs to the sentence before it though no word ties it on: a question
 * ("how much we pay"), what is said or thought, what an adverbial begins, or which one is meant.
 * @param start where the sentence begins
 */
export const isTied = (
  words: readonly Tagged[],
  at: number,
  verb: number,
  start: number,
): boolean =>
  followsQuestionWord(words, at) ||
  followsTold(words, at) ||
  followsPreposition(words, at) ||
  followsAdverbial(words, at, start) ||
  saysWhich(words, at, verb);
