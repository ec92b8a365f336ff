import type { ActKind } from '../grammar/acts.js';
import { toReader } from '../grammar/to-reader.js';
import {
  bare,
  lowerStart,
  type OrderContext,
  type Parsed,
  type ReadingContext,
} from './order-context.js';
import { someone } from './order-words.js';

/** How an order begins, and how what follows it is read. */
export type OrderReading = readonly [
  RegExp,
  (rest: string, context: ReadingContext, verb: string) => Parsed | undefined,
];

export const withSomeone = `(?:\\s+(?:to\\s+)?${someone})?`;

/** "invite them to …", "invite them: …": the rest is the content. */
export const toOrVerb =
  (kind: ActKind) =>
  (rest: string, { who }: OrderContext): Parsed | undefined => {
    const text = bare(rest);
    // "invite him" says to what in the next thought.
    if (
      kind === 'invitation' &&
      /^(?:him|her|them|you|everyone|everybody|all|people|folks)?$/i.test(text)
    )
      return { kind, text: '' };
    return text ? { kind, text: toReader(lowerStart(text), who) } : undefined;
  };

/** What the writer wants to do, to the reader: "I would like to meet with …". @param deed before what follows */
export const intent =
  (deed: string) =>
  (rest: string, { who }: OrderContext): Parsed => ({
    kind: 'intent',
    text: `${deed} ${toReader(bare(rest), who)}`,
  });
