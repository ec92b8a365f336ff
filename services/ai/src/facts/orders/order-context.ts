import type { Act } from '../grammar/acts.js';
import { lowerFirst } from '../grammar/lower-first.js';
import type { ReaderWords } from '../grammar/to-reader.js';

/** What an order says, as speech to the reader. */
export type Parsed = Omit<Act, 'entered'>;

export interface OrderContext {
  readonly who: ReaderWords;
  /** A text for many readers: "Order by May 8" asks them, and is no plan of the writer. */
  readonly isPublic?: boolean;
  /** A letter to somebody who buys: "Book online" asks them, too. */
  readonly isToCustomer?: boolean;
}

/** Reads an order within an order: "say that … please call". Passed on, as it reads by the readings itself. */
type ParseOrder = (clause: string, context: OrderContext) => Parsed | undefined;

export interface ReadingContext extends OrderContext {
  readonly parseOrder: ParseOrder;
}

/** Without spaces and marks around it. */
export const bare = (text: string) => text.replace(/^[\s,:–-]+|[\s,:.]+$/g, '').trim();
/** A beginning of the owner's sentence in the middle of ours. */
export const lowerStart = (text: string) =>
  /^(?:The|Our|Your|A|An|My|We|It|This|Their|His|Her|Being|Any|All|Not|No|Some)\b/.test(text)
    ? lowerFirst(text)
    : text;
