import { isNoun, isVerb, type Tagged, tagged } from './tagging.js';
import { followsQuestionWord, isTied } from './tied-clauses.js';

const subjects = /^(?:i|we|you|he|she|it|they|there|someone|somebody|everyone|nobody)$/;
const inverted = /^(?:can|could|would|will|do|did|does|are|is|have|has|should|may)$/;
/** Words that tie what follows to what precedes them. */
const linkers =
  /^(?:and|or|but|so|because|if|when|whenever|that|who|which|where|what|how|why|as|since|until|till|while|before|after|than|though|although|unless|whether|like|once|then|otherwise|nor|cuz|only|just|even|also|not|every|each|by|yes|no|well|maybe|hope|wish|think|know|say|said|says|told|tell|believe|guess|sure|glad|afraid|happy|see|hear|heard|feel|understand|promise|mean|means|pray|bet|assume|figure|thought|knew|felt|showed|let|make|makes|made|help|helps|suggest|suggests|propose|proposes|recommend|ask|asked|give|gives|gave|show|send|sent|offer|offers|get|got|time|way|reason|day|moment|everything|anything|all|what|whatever|first|last|next)$/;
const subordinating =
  /^(?:if|when|whenever|because|since|although|though|while|as|after|before|once|until|unless|whether|even)$/;
/** "Without the log they lose": the main clause comes after these, too. */
const opensClause = new RegExp(`${subordinating.source}|^without$`);
/** Where a relative clause without its pronoun ends: "the photos I sent yesterday". */
const afterVerb =
  /^(?:to|for|from|in|on|at|with|by|of|up|down|off|out|over|last|yesterday|today|before|about|into|during|earlier|already|is|was|are|were|will|would|won|can|ca|has|had|have|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** "Tell the landlord", "I need an email to my customer John": what is said comes after it. */
const orderOnly =
  /^(?:(?:hi|please|and|can you|i need|need|i want|write|send|make)\s+)*(?:(?:tell|ask|remind|inform|warn|notify|let)\s+(?:(?:the|my|our|all|all our|mr|mrs|ms|dr)\.?\s+)?[\w'-]+(?:\s+[\w'-]+)?|(?:an? )?(?:[a-z]+ )?(?:e-?mail|letter|message|text|note|post)(?: (?:to|for) (?:[\w'-]+ ){1,4}[\w'-]*)?)\s*$/i;

/** The finite verb of a clause that begins at a word; undefined when none begins there. */
function verbAt(words: readonly Tagged[], at: number): number | undefined {
  const word = words[at];
  if (!word) return undefined;
  let next = at + 1;
  // "the last dollhouse that Mrs. Garrity had on hold": "that" is no "this".
  if (word.lower === 'that' && words[next]?.pos === 'PROPN') return undefined;
  if (!subjects.test(word.lower)) {
    if (
      !/^(?:DET|PRON)$/.test(word.pos) ||
      !/^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|all|both)$/.test(word.lower)
    )
      return undefined;
    while (next < words.length && /^(?:ADJ|NUM|NOUN|PROPN)$/.test(words[next]?.pos ?? ''))
      next += 1;
    if (!isNoun(words[next - 1])) return undefined;
  }
  while (words[next]?.pos === 'ADV') next += 1;
  return isVerb(words[next]) && !/ing$/.test(words[next]?.lower ?? '') ? next : undefined;
}

const isQuestion = (words: readonly Tagged[], at: number) =>
  inverted.test(words[at]?.lower ?? '') &&
  words[at]?.text !== 'May' &&
  (subjects.test(words[at + 1]?.lower ?? '') ||
    (/^(?:is|would|does)$/.test(words[at]?.lower ?? '') && words[at + 1]?.lower === 'that')) &&
  words[at + 1]?.lower !== 'there' &&
  words[at + 2]?.lower !== 'please' &&
  !followsQuestionWord(words, at) &&
  (words[at + 2] === undefined || /^(?:VERB|AUX|ADV|ADJ|PART)$/.test(words[at + 2]?.pos ?? ''));

/** Whether "we ordered" after a noun only says which one is meant. */
function isRelative(words: readonly Tagged[], at: number, verb: number, hasVerb: boolean): boolean {
  const before = words[at - 1];
  const isSum = before?.pos === 'NUM' || /^\$?\d/.test(before?.text ?? '');
  if ((!isNoun(before) && !isSum) || /^(?:it|there|someone|somebody)$/.test(words[at]?.lower ?? ''))
    return false;
  if (
    /^(?:yesterday|today|tomorrow|tonight|morning|afternoon|evening|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/.test(
      before?.lower ?? '',
    )
  )
    return false;
  if (!hasVerb) return true;
  const next = words[verb + 1];
  return (
    words[verb]?.pos === 'VERB' && (!next || next.pos === 'PUNCT' || afterVerb.test(next.lower))
  );
}

const particle = /^(?:up|down|off|out|back|over|in|on|away)$/;
/** What may be the object of the verb before it instead of a subject. */
const objects = /^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|it|you|there)$/;
const be = /^(?:is|are|was|were|'s|'re)$/;
const nothing = /^(?:extra|charge|fee|cost|rush|hurry|worries|problem|late)$/;

/** Whether a clause can begin after this word: it ties nothing to what follows. */
const endsClause = ({ lower, pos }: Tagged) =>
  !linkers.test(lower) &&
  (particle.test(lower) || !/^(?:ADP|DET|AUX|CCONJ|SCONJ|PART|PUNCT|SYM)$/.test(pos));

/** Whether a clause begins at a word, after one that began at `start` and has so many verbs. */
function beginsAt(
  words: readonly Tagged[],
  at: number,
  { verbs, start }: { verbs: number; start: number },
): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before || !endsClause(before)) return false;
  if (isQuestion(words, at) && (before.pos !== 'VERB' || verbs > 0)) return true;
  if (verbs > 0 && word.lower === 'please' && isVerb(words[at + 1])) return true;
  if (
    verbs > 0 &&
    /^(?:1st|2nd|3rd|first|second|third)$/.test(word.lower) &&
    /^(?:time|reminder|notice|request)$/.test(words[at + 1]?.lower ?? '')
  )
    return !isVerb(before) && !/^(?:our|my|the|your|a)$/.test(before.lower);
  if (verbs > 0 && word.lower === 'no' && nothing.test(words[at + 1]?.lower ?? ''))
    return !isVerb(before);
  const verb = verbAt(words, at);
  if (verb === undefined || isTied(words, at, verb, start)) return false;
  // "Park in back the front lot is for customers": "is" tells nothing more about a noun before it.
  if (verbs === 0)
    return (
      // "the jars on the way are": a preposition.
      (isNoun(before) || particle.test(before.lower)) &&
      be.test(words[verb]?.lower ?? '') &&
      /^(?:the|our|my)$/.test(word.lower) &&
      // "Pickles the shop cat is": who the name is.
      !(before.pos === 'PROPN' && (at < 2 || words[at - 2]?.lower === ',')) &&
      at > 2
    );
  if (
    /^(?:anywhere|wherever|whenever|whatever|however|whichever|anytime|everything|anything|all|everywhere|the way)$/.test(
      before.lower,
    )
  )
    return false;
  if (isRelative(words, at, verb, true)) return false;
  return !(isVerb(before) && !particle.test(before.lower) && objects.test(word.lower));
}

/**
 * Splits what was typed without any mark: "the truck won't start we can't come can we do Friday" is three clauses. A
 * clause begins where a subject meets its verb, or a question its subject, after a clause that has its verb already.
 */
export function clausesOf(sentence: string): string[] {
  const words = tagged(sentence);
  const parts: string[] = [];
  let from = 0;
  let start = 0;
  let verbs = 0;
  /** Where a clause with "if" or "when" began whose main clause has not come yet. */
  let open = opensClause.test(
    words[/^(?:and|but|so|also|ok|then)$/.test(words[0]?.lower ?? '') ? 1 : 0]?.lower ?? '',
  )
    ? 0
    : -1;
  const part = (at: number, mark = '') => {
    const text = sentence.slice(from, at).replace(/[\s,]+$/, '');
    if (text) parts.push(text + mark);
    from = at;
  };
  for (const [at, word] of words.entries()) {
    const isCondition = /^(?:if|when|unless|once|after|without)$/.test(word.lower);
    if (isCondition && words[at - 1]?.lower === ',') open = word.start;
    const begins =
      at - start >= 3 &&
      !orderOnly.test(sentence.slice(from, word.start)) &&
      beginsAt(words, at, { verbs, start });
    if (begins && open >= 0) {
      // "If you can't we can come Friday": both are one sentence.
      if (!sentence.slice(open, word.start).includes(',')) {
        if (open > from) part(open);
        part(word.start, ',\0');
      }
      open = -1;
      verbs = 0;
    } else if (begins) {
      part(word.start);
      start = at;
      verbs = 0;
    }
    if (isVerb(word) && !/ing$/.test(word.lower)) verbs += 1;
  }
  part(sentence.length);
  return parts.join('\n').replace(/\0\n/g, ' ').split('\n').filter(Boolean);
}

/** "gift cards still work", "deposit stays the same": a plain noun meets its verb. */
export function isClause(piece: string): boolean {
  const words = tagged(piece);
  if (words.length < 3 || subordinating.test(words[0]?.lower ?? '')) return false;
  const verb = words.findIndex((word, at) => at > 0 && isVerb(word));
  const subject = words.slice(0, verb).filter(({ pos }) => pos !== 'ADV');
  return (
    verb > 0 &&
    verb < words.length - (words[verb]?.pos === 'AUX' ? 1 : 0) &&
    (!/(?:ing|ed|en)$/.test(words[verb]?.lower ?? '') ||
      /^(?:it|them|you|us|me|every|your)/.test(words[verb + 1]?.lower ?? '')) &&
    subject.every(({ pos }) => /^(?:DET|ADJ|NUM|NOUN|PROPN|PRON)$/.test(pos)) &&
    isNoun(subject.at(-1))
  );
}
