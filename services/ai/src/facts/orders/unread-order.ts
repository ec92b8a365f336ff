import { isStatement, termsOf } from '../grammar/grammar.js';
import { type ReaderWords, toReader } from '../grammar/to-reader.js';
import type { Parsed } from './order-context.js';

/** A verb and what it is done to or with: "resign from my position". */
const deed =
  /^(?!(?:price|quote|bid|estimate|need|want|have|like|hope|plan|try|love|got)\b)[a-z]+ (?:from|to|for|on|the|my|our|an?|their|his|her|that|it|them|up|out|off) /;

/** What the writer of a letter wants, in a verb that no order has; undefined where a purpose begins with none. */
export function unreadOrder(purpose: string, who: ReaderWords): Parsed | undefined {
  if (!deed.test(purpose) || isStatement(purpose)) return undefined;
  return termsOf(`to ${purpose}`)[1]?.tags.has('Infinitive')
    ? { kind: 'intent', text: toReader(purpose, who) }
    : undefined;
}
