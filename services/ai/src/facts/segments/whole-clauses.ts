import { isClause } from '../grammar/clause-starts.js';
import { isStatement } from '../grammar/grammar.js';
import { isOrder } from '../notes/order-starts.js';
import { readersNote } from '../orders/leading-verbs.js';

/** Begins a part of a sentence that leans on another. */
export const subordinate =
  /^(?:if|when|whenever|because|since|although|though|while|as|after|before|once|until|unless|whether|even|to|for|in|on|at|with|without|from|by)\b/i;

const tied =
  /^(?:and|or|but|so|which|who|where|when|if|because|since|though|although|as|while|until|unless|then|not|even|otherwise)\b/i;

/** "update the Hendersons": what they are to know follows. */
const informs = /^(?:update|e-?mail|text|message|contact|write(?: to)?) (?:\S+ ){0,2}\S+$/i;

const asksReader =
  /^(?:can|could|would|will|do|does|did|is|are|has|have) (?:you|he|she|they|we|I)\b/i;

/** "Insurance has to ok another 640, adjuster comes Wednesday": two clauses, where it is sure that both are whole. */
export function atWholeClauses(segment: string): string[] {
  const parts: string[] = [];
  for (const piece of segment.split(/,\s+(?!\d{3}\b(?!-))/)) {
    const before = parts.at(-1);
    const begins =
      before !== undefined &&
      !tied.test(piece) &&
      !subordinate.test(before.split(/, /).at(-1) ?? '') &&
      (readersNote.test(piece) ||
        asksReader.test(piece) ||
        /^(?:thank you|thanks|sorry)\b/i.test(piece) ||
        (piece.split(' ').length > 2 && (isStatement(piece) || isClause(piece)))) &&
      (isOrder(before) || informs.test(before) || isStatement(before) || isClause(before));
    if (before === undefined || begins) parts.push(piece);
    else parts[parts.length - 1] = `${before}, ${piece}`;
  }
  return parts;
}
