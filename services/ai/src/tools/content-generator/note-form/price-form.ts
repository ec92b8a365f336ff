import { upperFirst } from '@commons/contracts/text/upper-first';
import { tagged } from '../../../facts/grammar/tagging.js';
import { isFiniteVerb } from '../../../facts/sentences/clauses.js';

const priced =
  /^((?:[^,;:?!$]|,(?=\d{3}\b)){2,70}?) (is|are|costs?|starts? at|start(?:s|ing)? from) ((?:only |just |from )?\$\d[^;:?!]*)$/;
const free = /^([^,;:?!$]{2,50}?) (?:is|are) (free)$/;

const isPlain = (thing: string) => {
  const words = tagged(thing);
  return (
    !/^(?:it|this|that|they|these|what|there|which|and|but|if|when|for|on|in)\b/i.test(thing) &&
    !words.some(({ lower }, at) => at > 0 && isFiniteVerb(words, at) && !/(?:ed|ing)$/.test(lower))
  );
};
const headOf = (thing: string) => upperFirst(thing.replace(/^(?:the|our|an?) /i, ''));

function oneOf(clause: string): string | undefined {
  const [, thing = '', verb = '', price] = priced.exec(clause) ?? [];
  if (price && isPlain(thing) && !/\band\b(?! (?:\$?\d|up\b))/.test(price))
    return `${headOf(thing)}: ${/^start/.test(verb) ? 'from ' : ''}${price}`;
  const [, gift = '', word] = free.exec(clause) ?? [];
  return word && isPlain(gift) ? `${headOf(gift)}: ${word}` : undefined;
}

/** "The first class is free and a card costs $90" → "First class: free", "Card: $90"; undefined where more is said. */
export function priceForm(plain: string): string[] | undefined {
  const clauses = plain.split(/,? and (?=(?:an?|the|our|children|seniors) )/i);
  const notes = clauses.map(oneOf);
  return notes.every((note) => note !== undefined) ? (notes as string[]) : undefined;
}
