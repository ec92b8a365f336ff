import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { tagged } from '../../../facts/grammar/tagging.js';
import type { Predicate } from '../rephrase/clause-parts.js';
import { hasSecondDeed } from '../rephrase/within.js';

/** Figures, and what may stand before them. */
const amount =
  /^(?:(?:only|just|about|around|from|up to|between|another) )?(?:\$?\d|half\b|free\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) )/i;
const negated = /^(?:not|n't|never|no longer)\b/i;
const firstPos = (text: string) => tagged(text)[0]?.pos ?? '';
/** Whether it names something: "12 taps", "room for eight", never "it" or "to". */
const isThing = (text: string) =>
  /^(?:DET|NUM|ADJ|NOUN|PROPN|SYM)$/.test(firstPos(text)) &&
  !/^(?:to|had|got|been|not|never|this|that|these|those|it|them)\b/i.test(text);

/** "The warranty", "our spring recital" as the head of a note. */
const headOf = (subject: string) => upperFirst(subject.replace(/^(?:the|our|my) /i, ''));

/** A state that stands after its noun: "glass included", "all lanes open". */
const state =
  /^(?:always |also |still |now |half )?(?:back|here|free|open|closed|due|welcome|ready|available|limited|full|price|included|needed|required|allowed|provided|on$)(?:\b|$)/;
const participle = /^(?:\w+ly )?\w+(?:ed|en|wn|ade|uilt|old|ept|eld|aught|ound|ewn)\b/;

/** What is said of a thing with "is" or "are". */
function ofBeing(subject: string, rest: string): string | undefined {
  if (
    negated.test(rest) ||
    /^(?:there|why|how|to|like|about to|going to|\w+ing)\b|\b(?:since|because) /.test(rest)
  )
    return undefined;
  const pos = firstPos(rest);
  if (state.test(rest) || (pos === 'VERB' && participle.test(rest)))
    return `${headOf(subject)} ${rest}`;
  return /^(?:NUM|SYM|DET|ADP|NOUN|PROPN)$/.test(pos) ? `${headOf(subject)}: ${rest}` : undefined;
}

const feeling =
  /^(?:so|very|happy|glad|proud|sorry|excited|thrilled|grateful|going|about|pleased|delighted)\b/;

/** A clause that hangs on the verb would hang on nothing. */
const hangs = /\b(?:if|when|because|so|but|while|unless|and (?:we|you|they|it|our|I))\b/i;

/** "We offer groups of ten a rate of $25": to whom, and what. */
const toSomebody =
  /^(?:[a-z]+ )?(?:groups|customers|clients|members|seniors|students|teachers|veterans|kids|children|families|companies|businesses|people|neighbors|everyone|everybody|you|them)\b.* (?:an?|the|free|half|\$?\d[\d.]*%?) /i;

/** What the business has, does or looks for. */
function ofUs({ verb, adverb, rest }: Predicate): string | undefined {
  if (negated.test(rest) || hangs.test(rest)) return undefined;
  const label = adverb === 'now' ? 'New: ' : adverb === 'also' ? 'Also: ' : '';
  if (adverb && !label) return undefined;
  const said = (thing: string) => (label ? `${label}${thing}` : upperFirst(thing));
  switch (verb) {
    case 'have':
      if (/^been /.test(rest)) return label ? undefined : upperFirst(rest.slice(5));
      return isThing(rest) && !participle.test(rest) ? said(rest) : undefined;
    case 'offer':
      return isThing(rest) && !toSomebody.test(rest) ? said(rest) : undefined;
    case 'do':
      return /^(?:ADJ|NOUN)$/.test(firstPos(rest)) ? said(rest) : undefined;
    case 'sell':
      return isThing(rest) && !label ? `For sale: ${rest}` : undefined;
    case 'are':
    case 'am':
      return state.test(rest) || /^(?:hiring|looking for|seeking|moving|located)\b/.test(rest)
        ? said(rest)
        : undefined;
    case 'will':
      return /^be (?:open|closed)\b/.test(rest) ? upperFirst(rest.slice(3)) : undefined;
    default:
      return undefined;
  }
}

/** What readers may do or need. */
function ofYou({ verb, rest }: Predicate): string | undefined {
  if (verb === 'can' || verb === 'must') return negated.test(rest) ? undefined : upperFirst(rest);
  if (/^(?:have|need)$/.test(verb) && /^to /.test(rest)) return upperFirst(rest.slice(3));
  return verb === 'need' && isThing(rest) ? `Needed: ${rest}` : undefined;
}

/** Of what was named before. */
function ofIt(subject: string, { verb, rest, text }: Predicate): string | undefined {
  if (negated.test(rest) || hangs.test(rest)) return undefined;
  const [, lasting] = /^been (\w+ing .*)/.exec(rest) ?? [];
  if (lasting) return upperFirst(lasting);
  if (/^(?:is|are)$/.test(verb))
    return /^(?:\w+ing|going|so|very)\b/.test(rest) || feeling.test(rest)
      ? undefined
      : upperFirst(rest);
  if (/^(?:has|have)$/.test(verb)) return isThing(rest) ? upperFirst(rest) : undefined;
  if (/^costs?$/.test(verb)) return amount.test(rest) ? upperFirst(rest) : undefined;
  const isPresent = /[^s]s$/.test(verb) && !/^(?:was|does)$/.test(verb);
  return isPresent ||
    (/^they$/i.test(subject) && /^(?:weigh|last|come|hold|run|need|keep|fit|make|go)$/.test(verb))
    ? upperFirst(text)
    : undefined;
}

const shares = /\b(?:price|fee|cost|rate|rent|admission|tuition|package)s?$/i;

/** What is said of a thing or of somebody who is named. */
function ofThing(subject: string, { verb, adverb, rest }: Predicate): string | undefined {
  if (adverb || negated.test(rest) || hasSecondDeed(rest) || / and (?:an?|the|you|we) /.test(rest))
    return undefined;
  const labelled = `${headOf(subject)}: ${rest}`;
  switch (verb) {
    case 'is':
    case 'are':
      return ofBeing(subject, rest);
    case 'will':
      return /^be (?:open|closed)\b/.test(rest) ? `${headOf(subject)} ${rest.slice(3)}` : undefined;
    case 'cost':
    case 'costs':
    case 'get':
    case 'gets':
    case 'pay':
    case 'pays':
    case 'receive':
    case 'receives':
    case 'take':
    case 'takes':
      return amount.test(rest) ? labelled : undefined;
    case 'start':
    case 'starts':
      return /^(?:at|from) \$\d/.test(rest)
        ? `${headOf(subject)} from ${rest.replace(/^(?:at|from) /, '')}`
        : undefined;
    case 'include':
    case 'includes':
      if (rest.length > 40 || /,/.test(rest)) return undefined;
      return shares.test(subject)
        ? `${upperFirst(rest)} included`
        : `${upperFirst(rest)} with ${lowerCommonStart(subject)}`;
    case 'has':
    case 'have':
      return isThing(rest) && !participle.test(rest) ? labelled : undefined;
    default:
      return undefined;
  }
}

/** One predicate as a note of a fact sheet; undefined where its sentence says it better. */
export function asNote(subject: string, predicate: Predicate): string | undefined {
  const { verb, rest } = predicate;
  if (/^there$/i.test(subject)) {
    const thing = verb === 'will' ? rest.replace(/^be /, '') : rest;
    return /^(?:is|are|will)$/.test(verb) && !negated.test(rest) && !/\bof (?:us|them)\b/.test(rest)
      ? upperFirst(thing)
      : undefined;
  }
  if (/^(?:we|I)$/i.test(subject)) return ofUs(predicate);
  if (/^you$/i.test(subject)) return ofYou(predicate);
  if (/^(?:it|they|this)$/i.test(subject)) return ofIt(subject, predicate);
  return /\b(?:I|you|we|us|he|she)$/i.test(subject) ? undefined : ofThing(subject, predicate);
}
