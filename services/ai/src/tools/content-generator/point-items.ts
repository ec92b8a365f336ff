import { figuresIn } from '../../facts/figures.js';
import { termsOf } from '../../facts/grammar.js';
import { upperStart } from '../wording/phrases.js';
import { partTail } from './sentence-tail.js';

const labelOf = (tail: string) => {
  const kinds = figuresIn(tail).map(({ kind }) => kind);
  if (/^(?:until|till|through|by)\b/i.test(tail)) return upperStart(tail);
  if (kinds.includes('address')) return `Where: ${tail.replace(/^(?:at|on|in)\s+/i, '')}`;
  return `When: ${tail.replace(/^(?:on|at|in|starting on|starting)\s+/i, '')}`;
};

/** "First consult is free", not "after all these years we are moving". */
const isPlainBe = (subject: string, rest: string) =>
  !/\b(?:we|I|it|you|they|there|that|if|when|here|what|how)\b|^this\b/i.test(subject) &&
  !/^to\b/i.test(rest) &&
  !/\band\b/i.test(rest);

/** "Borrow 400 tools for $5" asks for something; it is no thing with a price. */
export const startsWithVerb = (text: string): boolean => {
  const [first] = termsOf(text.toLowerCase());
  return Boolean(first?.tags.has('Imperative') || first?.tags.has('Infinitive'));
};

/** "Cuts from $45" → "Cuts: from $45". */
const priced = (text: string) => {
  if (text.includes(':') || startsWithVerb(text)) return text;
  return text.replace(
    /^([A-Za-z][^$:,]{2,40}?)(?<!\b(?:for|or|than|to|of|with|and|over|under|up|a))\s+((?:(?:from|only|just|starting at|at)\s+)?\$\d)/,
    '$1: $2',
  );
};

/** The label of words that are nothing but a price, hours or a place; none for others. */
export function labelled(text: string, isHiring: boolean, isOnlyPrice: boolean): string {
  const [first] = figuresIn(text);
  if (!first || first.start > 0) return priced(text);
  const rest = text.slice(first.text.length).trim();
  if (first.kind === 'money' && isOnlyPrice && !/^(?:off|back|gift|coupon|credit)\b/i.test(rest))
    return `${isHiring ? 'Pay' : 'Price'}: ${text}`;
  if (first.kind === 'time' && rest === '')
    return `${/-|–|\bto\b|\buntil\b/.test(first.text) ? 'Hours' : 'When'}: ${text}`;
  if (first.kind === 'address' && rest === '') return `Where: ${text}`;
  if (first.kind === 'phone' && rest === '') return `Call: ${text}`;
  return text;
}

/** A sentence as items of a list, without full stops: what it says, and its places and times. */
export function itemsOf(text: string): string[] {
  const plain = text.replace(/[.!]+$/, '');
  const { core, tails } = partTail(plain);
  const isPlaced = tails.some((tail) => figuresIn(tail).some(({ kind }) => kind === 'address'));
  if ((tails.length > 1 || isPlaced) && core.split(' ').length >= 2) {
    const labels = tails.map(labelOf);
    const whens = labels
      .filter((label) => label.startsWith('When: '))
      .map((label) => label.slice(6));
    return [
      upperStart(core),
      ...labels.filter((label) => !label.startsWith('When: ')),
      ...(whens.length > 0 ? [`When: ${whens.join(', ')}`] : []),
    ];
  }
  const be =
    /^((?:our|the|all|every|first)?\s?[^,:]{3,45}?)\s+(?:is|are)\s+(?!not\b|now\b|still\b|at\b|in\b|on\b)(.{3,})$/i.exec(
      plain,
    );
  if (
    !plain.includes(':') &&
    be?.[1] &&
    be[2] &&
    isPlainBe(be[1], be[2]) &&
    figuresIn(be[2]).length > 0
  )
    return [`${upperStart(be[1])}: ${be[2]}`];
  const short = plain.replace(
    /^(?:we have|we offer|we sell|we serve|there is|there are|you get|we do|we are|we're)\s+(?=\S+\s+\S)/i,
    '',
  );
  return [upperStart(short)];
}
