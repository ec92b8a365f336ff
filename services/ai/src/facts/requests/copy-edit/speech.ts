import { upperFirst } from '@commons/contracts/text/upper-first';
import { infinitiveOf } from '../../grammar/grammar.js';

/** A word of a sentence that is being written. */
export interface SpokenWord {
  readonly text: string;
  readonly pos: string;
}

/** A sentence without its final mark, and whether it asks something. */
export interface Spoken {
  readonly words: readonly SpokenWord[];
  readonly isQuestion: boolean;
}

const words = (text: string, pos = 'X'): SpokenWord[] =>
  text.split(' ').map((one) => ({ text: one, pos }));

const plain = ({ text }: SpokenWord) => text.toLowerCase().replace(/['’]/g, '');

const pronoun =
  /^(?:i|you|he|she|it|they|we|there|this|that|these|those|anyone|anybody|everyone|everybody|someone|somebody|u)$/;
const auxiliary =
  /^(?:can|could|will|would|should|shall|may|might|must|is|are|was|were|am|do|does|did|cant|couldnt|wont|wouldnt|shouldnt|isnt|arent|wasnt|werent|dont|doesnt|didnt)$/;
const having = /^(?:have|has|had|havent|hasnt|hadnt)$/;
const adverb =
  /^(?:still|already|also|just|ever|even|really|only|both|all|actually|now|then|maybe|usually|always|never|either)$/;
/** "you're": a subject and its verb. */
const contracted: Readonly<Record<string, string>> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
  s: 'is',
};

/** Verbs whose past form tells nothing by its ending. */
const isPast = ({ text, pos }: SpokenWord) =>
  pos === 'VERB' && infinitiveOf(text.toLowerCase()) !== text.toLowerCase() && !/s$/.test(text);

/** A statement as a question: "you can come" becomes "can you come", "she wants it" "does she want it". */
function asked(statement: readonly SpokenWord[]): SpokenWord[] {
  const [first] = statement;
  if (!first) return [];
  const [, subject, rest] = /^([a-z]+)['’](re|ve|ll|d|m|s)$/i.exec(first.text) ?? [];
  if (subject && rest && pronoun.test(subject.toLowerCase()))
    return [
      ...words(contracted[rest] ?? rest, 'AUX'),
      { ...first, text: subject },
      ...statement.slice(1),
    ];
  let at = pronoun.test(plain(first)) ? 1 : subjectEnd(statement);
  const adverbs = at;
  while (at < statement.length && adverb.test(plain(statement[at] as SpokenWord))) at += 1;
  const verb = statement[at];
  if (!verb) return [...statement];
  const before = statement.slice(0, adverbs);
  const between = statement.slice(adverbs, at);
  const after = statement.slice(at + 1);
  const other = after.findIndex(
    (one, place) =>
      place > 0 &&
      /^(?:if|whether)$/.test(plain(one)) &&
      /^(?:and|or)$/.test(plain(after[place - 1] as SpokenWord)),
  );
  if (other > 0) {
    const [one, next] = [statement.slice(0, at + 1 + other), statement.slice(at + 2 + other)];
    return [...asked(one), ...asked(next)];
  }
  const isHelping =
    auxiliary.test(plain(verb)) || (having.test(plain(verb)) && isParticiple(after));
  if (isHelping) return [verb, ...before, ...between, ...after];
  const base = { ...verb, text: infinitiveOf(verb.text) };
  const helper = isPast(verb)
    ? 'did'
    : /[^s]s$/.test(plain(verb)) || plain(verb) === 'has'
      ? 'does'
      : 'do';
  return [...words(helper, 'AUX'), ...before, ...between, base, ...after];
}

const isParticiple = ([first, second]: readonly SpokenWord[]) =>
  [first, first && adverb.test(plain(first)) ? second : undefined].some(
    (one) =>
      one !== undefined &&
      /(?:ed|en|een|ought|aught|ade|one|old|ut|ent|eft|ept|ound)$/.test(plain(one)) &&
      one.pos !== 'DET',
  );

/** Where the subject of a statement ends: before its first finite verb. */
function subjectEnd(statement: readonly SpokenWord[]): number {
  const at = statement.findIndex(
    ({ pos }, place) =>
      place > 0 &&
      (pos === 'AUX' || pos === 'VERB') &&
      !/^(?:PART|AUX|DET|ADJ|ADP)$/.test(statement[place - 1]?.pos ?? ''),
  );
  return Math.max(at, 0);
}

const asking = /^(?:when|where|what|why|how|who|which|whose)$/;

/** What somebody is asked: "if you can come", "when you are sending the files", "how much you need". */
function question(clause: readonly SpokenWord[]): SpokenWord[] {
  const [first, second, third] = clause;
  if (!first) return [];
  if (/^(?:if|whether)$/.test(plain(first))) return asked(clause.slice(1));
  if (!asking.test(plain(first))) return asked(clause);
  const isPhrase =
    /^(?:how|what|which|whose)$/.test(plain(first)) &&
    second !== undefined &&
    !pronoun.test(plain(second)) &&
    !auxiliary.test(plain(second)) &&
    !having.test(plain(second)) &&
    !/^(?:the|my|our|your|his|her|their|we|to)$/.test(plain(second));
  const isLong =
    isPhrase &&
    third !== undefined &&
    /^(?:how|what|which)$/.test(plain(first)) &&
    /^(?:much|many|kind|size|color|time|of)$/.test(plain(second as SpokenWord)) &&
    /^(?:NOUN|ADJ)$/.test(third.pos);
  const end = isLong ? 3 : isPhrase ? 2 : 1;
  const rest = clause.slice(end);
  const [next] = rest;
  if (next && /^to$/.test(plain(next)))
    return [...clause.slice(0, end), ...words('should I'), ...rest.slice(1)];
  const isSubject =
    next !== undefined &&
    (auxiliary.test(plain(next)) || next.pos === 'VERB' || next.pos === 'AUX');
  return [...clause.slice(0, end), ...(isSubject ? rest : asked(rest))];
}

const asks =
  /\b(?:ask|asks|asking|asked|see|find out|check|wonder|wondering|whether|if|want to know|need to know)\b/;

/**
 * What a text says instead of what its writer is told to say: "let her know that …", "ask if …", "thank him for …".
 * @param wrapper the words that tell to say something
 * @param said what follows them
 * @param speaker "I" or "we"
 */
export function spoken(
  wrapper: readonly SpokenWord[],
  said: readonly SpokenWord[],
  speaker: 'I' | 'we',
): Spoken {
  // "ask if anyone | can bring it": what is asked begins after the word that links it.
  const linked = wrapper.findLastIndex((one) => /^(?:if|whether)$/.test(plain(one)));
  if (linked >= 0 && linked < wrapper.length - 1)
    return spoken(wrapper.slice(0, linked + 1), [...wrapper.slice(linked + 1), ...said], speaker);
  const order = wrapper.map(plain).join(' ');
  const isLinked =
    /\b(?:that|to|for|about|on|if|whether|when|where|what|why|how|who|which|not to|of)$/.exec(
      order,
    )?.[0];
  const [next, second] = said;
  const first = next ? plain(next) : '';
  const link =
    isLinked ??
    (/^(?:that|to|for|about|on|if|whether|when|where|what|why|how|who|which|not|of)$/.test(first)
      ? first
      : '');
  const rest = isLinked || link === '' ? said : said.slice(1);
  const told = (all: readonly SpokenWord[], isQuestion = false): Spoken => ({
    words: all,
    isQuestion,
  });
  const am = speaker === 'I' ? "I'm" : "We're";
  if (said.length === 0) {
    if (/\bthank/.test(order)) return told(words('Thank you'));
    return told(/\b(?:sorry|apolog)/.test(order) ? words(`${am} sorry`) : []);
  }
  if (link === 'not to' || (link === 'not' && second && plain(second) === 'to'))
    return told([...words('Please do not'), ...(link === 'not' ? said.slice(2) : rest)]);
  if (/\bthank|\bthx\b|\bappreciat/.test(order)) {
    if (link === 'for') return told([...words('Thank you for'), ...rest]);
    // "thank him, he got us the windshield"
    if (next && pronoun.test(first))
      return told([
        ...words('Thank you.'),
        { ...next, text: upperFirst(next.text) },
        ...said.slice(1),
      ]);
    return told([
      ...words('Thank you'),
      ...(/^(?:everyone|everybody|all|the|our|those|whoever)$/.test(first) ? words('to') : []),
      ...said,
    ]);
  }
  if (/\bsorry\b|\bapolog/.test(order)) {
    // "say sorry to | the Kellers for the late start"
    const what =
      link === 'to'
        ? said.slice(0, 8).findIndex((one) => /^(?:for|about|that)$/.test(plain(one)))
        : -1;
    if (what > 0) return told([...words(`${am} sorry`), ...said.slice(what)]);
    if (/^(?:for|about|that)$/.test(link)) return told([...words(`${am} sorry ${link}`), ...rest]);
    return told([...words(`${am} sorry`), ...said]);
  }
  if (/\bcongrat/.test(order)) return told([...words('Congratulations on'), ...rest]);
  if (/\binvit/.test(order))
    return told([...words(link === 'to' ? 'You are invited to' : 'You are invited:'), ...rest]);
  if (/\bwish/.test(order)) return told([...words(`${speaker} wish you`), ...rest]);
  if (/\bwelcome\b/.test(order))
    return told([...words('Welcome'), ...(link ? words(link) : []), ...rest]);
  if (/\boffer/.test(order)) return told([...words(`${speaker} can offer you`), ...rest]);
  if (/\b(?:suggest|recommend|propose)/.test(order))
    return told([...words(`${speaker} suggest`), ...(link ? words(link) : []), ...rest]);
  if (/\bremind/.test(order)) {
    if (link === 'to') return told([...words('Please remember to'), ...rest]);
    if (/^(?:about|of)$/.test(link)) return told([...words(`A reminder ${link}`), ...rest]);
    return told([...words('A reminder that'), ...rest]);
  }
  if (link === 'to') return told([...words('Please'), ...rest]);
  if (/^(?:if|whether)$/.test(link)) return told(asked(rest), true);
  if (asking.test(link)) {
    const clause = isLinked ? [...words(isLinked), ...said] : said;
    if (asks.test(order) || !/\b(?:tell|explain|say|know)\b/.test(order))
      return told(question(clause), true);
    return told(clause);
  }
  if (/\bask/.test(order)) {
    if (link === 'for') return told([...words('Could you send'), ...rest], true);
    if (link === 'about') return told([...words(`${speaker} would like to ask about`), ...rest]);
    if (link === 'that') return told([...words('Please make sure that'), ...rest]);
    if (next && (auxiliary.test(first) || asking.test(first))) return told(said, true);
  }
  if (/\b(?:about|of)$/.test(link))
    return told([...words(`${speaker === 'I' ? 'I am' : 'We are'} writing about`), ...rest]);
  return told(link === 'that' ? rest : said);
}
