import { isPastDeed } from '../../facts/complete-note.js';
import { figuresIn } from '../../facts/figures.js';
import { isStatement, termsOf } from '../../facts/grammar.js';
import { asSentence } from '../../facts/sentence.js';
import { lowerFirst, upperStart } from '../wording/phrases.js';
import { startsWithVerb } from './point-items.js';
import { sharedRuns } from './shared-runs.js';

/** Words that say when or where, and that a sentence can as well begin with. */
const adjunctStart =
  /^(?:on|at|in|from|by|until|till|through|starting|since|every|this|next|last|within|during|all|after|before|when)\s/i;
const timeWord =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|morning|afternoon|evening|night|day|week|weekend|month|year|season|spring|summer|fall|winter|noon|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)s?\b/i;

const isAdjunct = (chunk: string) =>
  !/^at \d{1,2}$|^in \w+days\b|^(?:until|till|since|before|after|when|all) (?:it|we|you|they|he|she|I|the|your|our)\b/i.test(
    chunk,
  ) &&
  !/^all (?!(?:day|week|month|year|winter|summer|spring|fall|season|weekend|night)\b)/i.test(
    chunk,
  ) &&
  !/^all (?:winter|summer|spring|fall) \w/i.test(chunk) &&
  !/\b(?:and|or)$/i.test(chunk) &&
  adjunctStart.test(chunk) &&
  chunk.split(' ').length <= 6 &&
  (timeWord.test(chunk) ||
    /^since \d{4}$/i.test(chunk) ||
    /^(?:in|at|near) (?:the )?(?:[A-Z][\w']+ ?)+$/.test(chunk) ||
    figuresIn(chunk).some(({ kind }) => kind === 'date' || kind === 'time' || kind === 'address') ||
    /^(?:in|within) \d+ (?:days?|weeks?|hours?|minutes?)$/i.test(chunk));

/** Ends on a word that needs what comes after it: "open from", "pay by". */
const isOpen =
  /\b(?:to|and|or|for|of|the|a|an|is|are|be|back|open|opens|close|closes|closed|until|from|due|with|by|at|in|on|between|than|not|only|just|up|ends|starts|begins)$/i;

/** "Starts Dec 1 with coach Andre": chunks at the words that begin a time or a place. */
const chunksOf = (plain: string) =>
  plain.split(
    /,?\s+(?=(?:on|at|in|from|by|until|till|through|starting|since|every|this|next|last|within|during|all|after|before)\s)/i,
  );

/** A time or place to the front: "In 9 days, we swapped 14 units". */
function fronted(plain: string, lowered: (text: string) => string, glue: string): string[] {
  if (plain.includes(':') || /^(?:don't|do not|never|no)\b/i.test(plain)) return [];
  if (/\s(?:and|but|so|because|or|while)\s(?:we|it|they|you|he|she|our|the|I)\s/i.test(plain))
    return [];
  const chunks = chunksOf(plain);
  return chunks.flatMap((chunk, at) => {
    if (at === 0 || !isAdjunct(chunk)) return [];
    const before = chunks.slice(0, at).join(' ');
    const rest = [...chunks.slice(0, at), ...chunks.slice(at + 1)].join(' ');
    if (
      isOpen.test(before) ||
      before.split(' ').length < 2 ||
      /^(?:and|or)\b/i.test(chunks[at + 1] ?? '')
    )
      return [];
    return [`${upperStart(chunk)}${glue} ${lowered(rest)}`];
  });
}

/** "Battery, belts, antifreeze and tires" → "tires, battery, belts and antifreeze": a list in another order. */
function rotated(plain: string): string[] {
  const list =
    /^(|.*?: |.*?\b(?:with|of|for|from) )((?:[a-z][\w'-]*(?: [a-z][\w'-]*)?, )+[a-z][\w'-]*(?: [a-z][\w'-]*)?),? (and|or) ([a-z][\w'-]*(?: [a-z][\w'-]*)?)$/i.exec(
      plain,
    );
  if (list?.[2] && list[4] && !/\b(?:too|also|only|extra)\b/i.test(plain)) {
    const items = list[2]
      .split(', ')
      .map((item, at) => (at === 0 && !list[1] ? lowerFirst(item) : item));
    const turned = [list[4], ...items];
    const said = `${list[1] ?? ''}${turned.slice(0, -1).join(', ')} ${list[3]} ${turned.at(-1)}`;
    return [list[1] ? said : upperStart(said)];
  }
  const two =
    /^([A-Za-z][\w'-]*(?: [a-z][\w'-]*)?) (and|or) ([a-z][\w'-]*(?: [a-z][\w'-]*)?)(?= (?:with|for|from|at|every|in)\b|$)(.*)$/i.exec(
      plain,
    );
  const isNouns = (words: string) => {
    const terms = termsOf(words.toLowerCase());
    return (
      terms.every(({ tags }) => tags.has('Noun') || tags.has('Adjective')) &&
      terms.at(-1)?.tags.has('Noun')
    );
  };
  return two?.[1] && two[3] && isNouns(two[1]) && isNouns(two[3])
    ? [`${upperStart(two[3])} ${two[2]} ${lowerFirst(two[1])}${two[4]}`]
    : [];
}

/** "Gel fill for $38" → "$38 for gel fill". */
function priceFirst(plain: string, lowered: (text: string) => string): string[] {
  const priced =
    /^((?!(?:add|save|get|win|earn|spend|pay|give|donate|we|you|it|they|our|up|over|under)\b)[A-Za-z][^$:,.]{2,45}?),?(?: (?:for|at|is|are|costs?|only|just|:))* (\$\d[\d.,]*)( (?:each|apiece|a (?:piece|person|dozen|pound|slice|bar|week|month|head|car|dog)|per \w+))?((?:,|\s(?:with|on|this|every|until|till|through|all|any|in|when)\b).*)?$/i.exec(
      plain,
    );
  const [, thing = '', price = '', each = '', rest = ''] = priced ?? [];
  if (
    !priced ||
    startsWithVerb(plain) ||
    isOpen.test(thing) ||
    /\d$|\b(?:from|than|off|reg)\b/i.test(thing)
  )
    return [];
  return [`${price}${each} for ${lowered(thing)}${rest}`];
}

export interface Turning {
  /** Lower-cases the first word, except of a name. */
  readonly lowered: (text: string) => string;
}

/** The same words in another order, each as a sentence. None changes what is said. */
export function turnedWordings(text: string, { lowered }: Turning): string[] {
  const plain = text.replace(/[.!?]+$/, '');
  if (/[?!]/.test(text) || /[.] /.test(plain)) return [];
  return [
    ...(isStatement(plain) && !isPastDeed(plain) ? fronted(plain, lowered, ',') : []),
    ...rotated(plain),
    ...priceFirst(plain, lowered),
    ...splitAtCommas(plain),
  ].map(asSentence);
}

/** Items of a list, in another order of words: "Starting Jan 5: 3 spots open in the threes room". */
export function turnedItems(item: string, lowered: Turning['lowered']): string[] {
  if (item.includes(':')) return [];
  const [front] = fronted(item, lowered, ':').filter((one) =>
    /^(?:starting|every|this|next|all|until|till|since)\b/i.test(one),
  );
  if (front) return [front];
  const [turned] = rotated(item);
  return turned ? [turned] : [];
}

/** "Made by hand, lavender or unscented": two short sentences, the second first. */
function splitAtCommas(plain: string): string[] {
  const pieces = plain.split(/,\s+/);
  if (
    pieces.length !== 2 ||
    plain.includes(':') ||
    /^(?:meet|say)\b/i.test(plain) ||
    pieces.some((piece) => piece.split(' ').length < 2) ||
    /^(?:and|or|but|so|because|if|when|while|which|who|with|not|as|by|to|the (?:first|last)|third|second|for|from|in|on|at)\b/i.test(
      pieces[1] ?? '',
    ) ||
    /^(?:if|when|because|since|after|before|while|once|until|in|on|at|for|with|as)\b/i.test(
      pieces[0] ?? '',
    )
  )
    return [];
  return [`${upperStart(pieces[1] ?? '')}. ${upperStart(pieces[0] ?? '')}`];
}

/** Of several wordings the one that shares the least with a text. */
export const leastShared = (wordings: readonly string[], text: string): string =>
  wordings.reduce((best, one) => (sharedRuns(one, text) < sharedRuns(best, text) ? one : best));
