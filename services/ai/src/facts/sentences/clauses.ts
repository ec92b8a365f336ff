import { peopleIn, termsOf } from '../grammar/grammar.js';
import { isNoun, isVerb, type Tagged, tagged } from '../grammar/tagging.js';
import { causatives, subjectPronouns } from '../grammar/word-lists.js';

/** The words of a sentence, its first one without the capital that only its place gives it. */
export function wordsOf(sentence: string): Tagged[] {
  const plain = sentence.replace(/[.!?…"')\]]+$/, '').replace(/^["'([]+/, '');
  const first = /^[A-Z][a-z'-]*/.exec(plain)?.[0] ?? '';
  const isLowered =
    first !== '' &&
    first !== 'I' &&
    !/^(?:Mr|Mrs|Ms|Dr|Miss|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      first,
    );
  const whole = isLowered ? first.toLowerCase() + plain.slice(first.length) : plain;
  return tagged(expanded(whole)).map((word, at, all) => {
    const [before, next] = [all[at - 1], all[at + 1]];
    // "American Express", "Home Depot"
    if (
      at > 1 &&
      /^[A-Z][a-z]/.test(word.text) &&
      /^[A-Z][a-z]/.test(before?.text ?? '') &&
      isVerb(word)
    )
      return { ...word, pos: 'PROPN' };
    if (word.lower === 'order' && before?.lower === 'back') return { ...word, pos: 'NOUN' };
    if (word.lower === 'clean' && /^(?:it|them|everything)$/.test(before?.lower ?? ''))
      return { ...word, pos: 'ADJ' };
    if (word.lower === 'close' && before?.pos === 'NOUN' && isPlural(before))
      return { ...word, pos: 'VERB' };
    if (word.lower === 'open' && subjectPronouns.has(before?.lower ?? ''))
      return { ...word, pos: 'VERB' };
    // "swaps it", "A deposit of $300 reserves the date": the tagger takes a verb after a figure for a noun.
    const isOfSum = all[at - 2]?.lower === '$' && all[at - 3]?.lower === 'of';
    if (
      before?.pos === 'NUM' &&
      /[^s]s$/.test(word.lower) &&
      (isOfSum ? /^(?:it|the|your|our|my|an?|each|every)$/ : /^(?:it|them|him|her|us|you)$/).test(
        next?.lower ?? '',
      )
    )
      return { ...word, pos: 'VERB' };
    // "Gary rides with you", "Luis covers Friday"
    if (
      at === 1 &&
      word.pos === 'NOUN' &&
      isLowered &&
      /[^s]s$/.test(word.lower) &&
      peopleIn(first).length > 0 &&
      /^(?:ADP|PRON|DET|PROPN)$/.test(next?.pos ?? '') &&
      mayBeVerb(word.lower)
    )
      return { ...word, pos: 'VERB' };
    // "Packages of 10 stay $260", "Orders for New Year's need to be in", "He bit two dogs"
    if (
      (/^(?:stay|need|cost|come|go|take|work)$/.test(word.lower) &&
        (before?.pos === 'NUM' || (word.lower === 'need' && next?.lower === 'to'))) ||
      (/^(?:bit|hit|quit|cut|hurt)$/.test(word.lower) && subjectPronouns.has(before?.lower ?? ''))
    )
      return { ...word, pos: 'VERB' };
    // "Anyone who books before then pays the old price"
    if (
      all[1]?.lower === 'who' &&
      word.pos === 'NOUN' &&
      /[^s]s$/.test(word.lower) &&
      (before?.lower === 'who' || next?.pos === 'DET')
    )
      return { ...word, pos: 'VERB' };
    // "Students who pay by December 20 keep the old price"
    if (
      at > 4 &&
      word.pos === 'NOUN' &&
      next?.pos === 'DET' &&
      !/[^s]s$/.test(word.lower) &&
      all.slice(1, 4).some(({ lower }) => lower === 'who') &&
      mayBeVerb(word.lower)
    )
      return { ...word, pos: 'VERB' };
    // "Whoever is late drives behind"
    if (
      all[0]?.lower === 'whoever' &&
      at > 2 &&
      word.pos === 'NOUN' &&
      /^(?:ADJ|ADV)$/.test(before?.pos ?? '') &&
      /[^s]s$/.test(word.lower)
    )
      return { ...word, pos: 'VERB' };
    if (word.lower === 'may' && subjectPronouns.has(next?.lower ?? ''))
      return { ...word, pos: 'AUX' };
    // "A fee of $25 starts on Monday": the tagger takes a verb after a figure for a noun.
    const isMissed =
      (at === 0 && /^(?:rsvp|call|text|book)$/.test(word.lower) && !isVerb(next)) ||
      (all[at - 1]?.pos === 'NUM' &&
        /^(?:starts|applies|goes|ends|holds|includes|covers)$/.test(word.lower));
    return isMissed ? { ...word, pos: 'VERB' } : word;
  });
}

const mayBeVerb = (word: string) => termsOf(`he ${word} it`)[1]?.tags.has('Verb') ?? false;

/** The tagger takes "I'm" before a name for a name itself. */
const expanded = (text: string) =>
  text
    .replace(/(?<=\d) (?=[ap]m\b)/g, '')
    .replace(/\b(I)'m\b/gi, '$1 am')
    .replace(
      /\b(I|we|you|they)'(ve|ll|d)\b/gi,
      (_, who: string, rest: string) =>
        `${who} ${{ ve: 'have', ll: 'will', d: 'would' }[rest.toLowerCase()] ?? rest}`,
    );

const inIng = /(?<!^(?:br|s|r|st|sw|str|k|fl|cl|w|th|wr))ing$/;
/** Past forms that do not end in "-ed". */
const pastForm =
  /^(?:was|were|had|did|went|came|got|made|took|broke|left|paid|sent|said|told|gave|lost|found|kept|held|ran|fell|felt|cut|put|set|hurt|quit|sat|stood|met|sold|built|bought|brought|caught|taught|thought|knew|grew|threw|blew|drove|wrote|rode|rose|spoke|chose|froze|began|became|saw|heard|slept|let|cost|spent|won|understood|forgot|tore|wore|ate|led|read|shut|split|stuck|hit)$/;
const isPlural = (word: Tagged) => /[^s]s$|people$|men$|kids$/.test(word.lower);

const passed = (word: Tagged | undefined) =>
  word !== undefined &&
  (word.pos === 'ADV' ||
    word.pos === 'INTJ' ||
    /^(?:not|n't|never|also|both|all|each)$/.test(word.lower));

const modal = /^(?:can|could|will|would|should|may|might|must|shall|'ll|'d|do|does|did|wo|ca)$/;
const auxiliary = /^(?:am|is|are|was|were|'s|'re|'m|be|been|being|have|has|had|'ve|get|gets|got)$/;

/** Whether a word is the finite verb of a clause: no "to go", "going", "gone", "torn bags", "will go". */
export function isFiniteVerb(words: readonly Tagged[], at: number): boolean {
  const word = words[at];
  if (!word || !isVerb(word)) return false;
  // "Please be there by 6"
  if (word.lower === 'be' && (at === 0 || words[at - 1]?.lower === 'please')) return true;
  if (/^(?:be|been|being|to)$/.test(word.lower) || inIng.test(word.lower)) return false;
  let before = at - 1;
  while (passed(words[before])) before -= 1;
  const former = words[before];
  if (!former) return true;
  if (former.lower === 'to' || (former.pos === 'PART' && former.lower === 'to')) return false;
  if (
    former.pos === 'ADP' &&
    former.lower !== 'up' &&
    !/^(?:off|out|down|back|in|on|over)$/.test(former.lower)
  )
    return false;
  if (/^(?:DET)$/.test(former.pos) && !subjectPronouns.has(former.lower) && isNoun(words[at + 1]))
    return false;
  if (former.pos === 'ADJ' && /(?:ed|en)$/.test(word.lower) && isNoun(words[at + 1])) return false;
  if (/^(?:my|our|your|his|her|their|its)$/.test(former.lower)) return false;
  // "This includes tear off": a bare form right after a finite verb is its object.
  if (
    former.pos === 'VERB' &&
    before === at - 1 &&
    !/(?:s|ed)$/.test(word.lower) &&
    !pastForm.test(word.lower)
  )
    return false;
  // "need help", "come look at it", "send me written confirmation"
  if (/^(?:need|needs|come|go|and)$/.test(former.lower) && former.pos === 'VERB') return false;
  if (
    /^(?:me|us|him|them)$/.test(former.lower) &&
    /(?:ed|en)$/.test(word.lower) &&
    isNoun(words[at + 1])
  )
    return false;
  // "a heat pump": one thing and a bare form are no clause.
  if (
    former.pos === 'NOUN' &&
    before === at - 1 &&
    !isPlural(former) &&
    word.pos === 'VERB' &&
    !/(?:s|ed)$/.test(word.lower) &&
    !pastForm.test(word.lower)
  )
    return false;
  if (modal.test(former.lower) || auxiliary.test(former.lower)) return false;
  // "Could you send", "would Tuesday work": the verb of a question.
  if (asksBefore(words, before)) return false;
  // "offer you store credit": the object of a verb that gives.
  if (
    /^(?:you|us|me|him|her|them)$/.test(former.lower) &&
    /^(?:offer|give|send|get|show|lend|sell|bring|make)$/.test(words[before - 1]?.lower ?? '') &&
    isNoun(words[at + 1])
  )
    return false;
  // "let me know", "help us get"
  if (/^(?:PRON|NOUN|PROPN)$/.test(former.pos) && isCausedBy(words, before)) return false;
  return true;
}

/** Whether a question opened before this subject still waits for its verb. */
function asksBefore(words: readonly Tagged[], subjectEnd: number): boolean {
  for (let at = subjectEnd - 1; at >= 0 && subjectEnd - at < 8; at -= 1) {
    const word = words[at];
    if (!word) return false;
    if (word.pos === 'PUNCT' && word.lower !== ',') return false;
    if (isVerb(word) && !modal.test(word.lower) && !auxiliary.test(word.lower)) return false;
    if (modal.test(word.lower) || /^(?:is|are|was|were|have|has)$/.test(word.lower)) {
      const before = words[at - 1];
      return (
        !before ||
        /^(?:,|and|or|but|so|what|when|where|why|how|which|who|please)$/.test(before.lower) ||
        /^(?:much|many|time|day|one|else)$/.test(before.lower)
      );
    }
  }
  return false;
}

function isCausedBy(words: readonly Tagged[], objectEnd: number): boolean {
  for (let at = objectEnd; at >= 0 && objectEnd - at < 4; at -= 1) {
    const word = words[at];
    if (word && isVerb(word)) return causatives.test(word.lower);
  }
  return false;
}

/** "paid in June" after a noun, "taken by the crew": may be no more than a participle. */
export const mayBeParticiple = (words: readonly Tagged[], at: number): boolean =>
  /(?:ed|en|paid|made|built|cut|grown|sold|kept|held|run|sent|left|done|torn|gone|bought|lost|found|told|brought|caught|taught|set|hurt|put)$/.test(
    words[at]?.lower ?? '',
  ) &&
  (isNoun(words[at - 1]) || words[at - 1]?.pos === 'NUM' || isWanted(words, at)) &&
  (words[at + 1] === undefined ||
    /^(?:ADP|ADV|PUNCT|CCONJ)$/.test(words[at + 1]?.pos ?? '') ||
    words[at + 1]?.pos === 'NOUN');

/** "we need it fixed" */
const isWanted = (words: readonly Tagged[], at: number) =>
  /^(?:it|them|this|these|him|her|me|us)$/.test(words[at - 1]?.lower ?? '') &&
  /^(?:need|needs|needed|want|wants|wanted|get|have|had|like|got)$/.test(
    words[at - 2]?.lower ?? '',
  );
