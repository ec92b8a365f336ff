import type { Amount } from '../arithmetic/sheet.js';
import type { Quantity } from '../reading/quantity.js';

const keeps = /\b(?:margins?|profit|markup|after|(?:i|we) keep|ganancia)\b/;
const goes =
  /\b(?:goes|go|costs?|food|ingredients?|goods|materials?|takes?|products?|supplies|fees?|commission|spend)\b/;

/** The part of the sales that is kept: "60% margin", "40% goes into food"; nothing where the words do not tell which. */
export function keptPart(part: Quantity): Amount | undefined {
  const words = `${part.lead.slice(-30)} ${part.after.slice(0, 30)}`;
  if (keeps.test(words)) return { kind: 'percent', value: part.value };
  return goes.test(words) && part.value < 100
    ? { kind: 'percent', value: 100 - part.value }
    : undefined;
}
