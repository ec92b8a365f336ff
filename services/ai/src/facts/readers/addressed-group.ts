import { isNoun, type Tagged, tagged } from '../grammar/tagging.js';

/** An order with the group that it names in several words ("the parents of the Bluebird class") as "them". */
export interface AddressedGroup {
  readonly text: string;
  /** The group as entered. */
  readonly group: string;
}

const toReader =
  /^(?:please )?(?:tell|inform|notify|warn|remind|assure|update|ask|invite|encourage|urge|thank|congratulate|welcome|let|offer|give|explain to|apologi[sz]e to|write to|reply to|respond to|answer|follow up with|check in with|get back to|complain to|propose to|suggest to|announce to|say (?:sorry|thanks|thank you) to)\s+(?=\S)/i;
/** "Introduce our shop to the owners of bridal stores": whom it is told stands last. */
const toReaderLast =
  /^(?:please )?(?:introduce|present|recommend|pitch|announce|propose|suggest|offer) (?!to\b)(?:[\w'’-]+,? ){1,8}?to\s+(?=(?:the|our|my|all|every|local)\b)/i;
/** What may follow the one who is addressed. */
const marker =
  /^(?:that|to|if|whether|about|for|because|know|when|why|how|what|where|an?|the|free|and|our|my|as)$/i;

const startsGroup = /^(?:the|our|my|all|every|local)$/;
/** "Remind patients who have missed an appointment that …" */
const groups =
  /^(?:patients|parents|customers|clients|members|tenants|residents|guests|students|families|neighbors|volunteers|owners|drivers|employees|players|campers|subscribers|teachers|vendors|suppliers)$/;
/** Orders after which several of a kind are people: not "offer discounts", "answer questions". */
const takesMany =
  /^(?:please )?(?:tell|inform|notify|warn|remind|ask|invite|encourage|urge|\w+(?: \w+)? (?:to|with))\s+$/i;
const binds = /^(?:of|in|at|from|on|near|around)$/;

/** Where the words that name a group end: "the owners of bridal stores in Syracuse | and offer". */
function endOfGroup(words: readonly Tagged[], isLast: boolean, isSure: boolean): number {
  let at = 0;
  let isBound = isSure;
  for (; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    if (/^(?:ADJ|NOUN|PROPN|NUM)$/.test(word.pos) || /^(?:[A-Z][a-z]|['’]s?$)/.test(word.text))
      continue;
    if (at === 0 && startsGroup.test(word.lower)) continue;
    // "all the", "of the", "in our"
    if (
      /^(?:the|our|my|your|their)$/.test(word.lower) &&
      (startsGroup.test(words[at - 1]?.lower ?? '') || binds.test(words[at - 1]?.lower ?? ''))
    )
      continue;
    if (binds.test(word.lower) && next && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/.test(next.pos)) {
      isBound = true;
      continue;
    }
    break;
  }
  const isWhich = /^(?:who|he|she|they|we|I)$/i.test(words[at]?.lower ?? '');
  // "offer inspections to the owners of cabins who are away in winter"
  if (isWhich && isLast) return words.findIndex(({ pos }, place) => place > at && pos === 'PUNCT');
  if (isWhich && isNoun(words[at - 1])) {
    const end = words.findIndex(
      ({ lower }, place) => place > at + 1 && /^(?:that|about|how|why|if|whether)$/.test(lower),
    );
    return Math.max(end, 0);
  }
  return isBound && isNoun(words[at - 1]) ? at : 0;
}

/** "Remind the staff of the shift rules": what they are reminded of, and not whose staff they are. */
const remindedOf =
  /^((?:please )?(?:remind|inform|notify|warn|assure|advise) (?:(?:the|our|my|all|every|all the) )?(?:[a-z]+ ){0,2}?[a-z]+) of (?![^.;:\n]*?\b(?:that|to|about|if|whether|when|why|how)\b)([^.;:\n]+)/i;

/** An entry in which people are reminded "about" something, so that "of" binds what belongs to them alone. */
export function remindedAbout(entry: string): string {
  return entry.replace(remindedOf, (whole, order: string, what: string) =>
    // "remind tenant rent of 1250 was due"
    /^\$?\d/.test(what) ? whole : `${order} about ${what}`,
  );
}

/** Reads a group that is named with its place, its class or its kind; undefined where an entry names none. */
export function addressedGroup(entry: string): AddressedGroup | undefined {
  for (const [pattern, isLast] of [
    [toReader, false],
    [toReaderLast, true],
  ] as const) {
    const [order = ''] = pattern.exec(entry) ?? [];
    if (!order) continue;
    const rest = entry.slice(order.length);
    const words = tagged(rest.split(/[.;:\n]/, 1)[0] ?? '');
    const isDetermined =
      startsGroup.test(words[0]?.lower ?? '') || groups.test(words[0]?.lower ?? '');
    const isInvited = isDetermined && /^(?:please )?(?:invite|encourage|urge)\s/i.test(order);
    const at = endOfGroup(words, isLast, isInvited || (isDetermined && / to\s+$/i.test(order)));
    // "Ask restaurant owners in the county whether …": several of a kind.
    const head = words.slice(0, at).findIndex(({ lower }) => binds.test(lower));
    const isMany =
      takesMany.test(order) && /[^s]s$/.test(words[(head < 0 ? at : head) - 1]?.lower ?? '');
    if (!isDetermined && !isMany) continue;
    // "Offer our prices to the diner": a thing, and whom it is offered.
    if (!isLast && /^(?:please )?(?:offer|give) /i.test(order) && words[at]?.lower === 'to')
      continue;
    const [last, next] = [words[at - 1], words[at]];
    if (!last || (next && !marker.test(next.lower) && !/^(?:PUNCT|NUM|SYM)$/.test(next.pos)))
      continue;
    return {
      text: isLast
        ? order.replace(/\s+to\s+$/i, '') + rest.slice(last.end)
        : `${order}them${rest.slice(last.end)}`,
      group: rest.slice(0, last.end),
    };
  }
  return undefined;
}
