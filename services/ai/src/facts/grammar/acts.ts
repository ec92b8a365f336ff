/**
 * What a thought of an entry is for. The words of `text` fit the sentence of its kind:
 *
 * - `statement`: a sentence of the writer. `detail`: words without a verb. `topic`: what the text is about.
 * - `apology`, `thanks`, `reminder`: "for the late delivery", "that your cake was late", "to bring your card" or nothing.
 * - `request`: what the reader should do: "confirm by Friday". `question`: "if you can come". `wish`: "a reply by Friday".
 * - `offer`: "a refund of $40" or "to replace it". `promise`: "to fix it" or a sentence. `invitation`: "to our open house".
 * - `news`: something announced. `intent`: what the writer wants to do: "discuss the budget".
 * - `call`: a sentence that asks readers to do something: "Call us today". `mention`: words to be mentioned.
 * - `complaint`: what the reader complained about: "your order was late".
 * - `unknown`: what should be said, but was not entered: "why we raised prices". It is asked for beside the text.
 */
export type ActKind =
  | 'statement'
  | 'detail'
  | 'topic'
  | 'apology'
  | 'complaint'
  | 'thanks'
  | 'reminder'
  | 'request'
  | 'question'
  | 'wish'
  | 'offer'
  | 'promise'
  | 'invitation'
  | 'congratulation'
  | 'news'
  | 'intent'
  | 'call'
  | 'unknown'
  | 'mention';

export interface Act {
  readonly kind: ActKind;
  /** Addressed to the reader, without a full stop. */
  readonly text: string;
  /** The thought as it was entered, spelling cleaned up. */
  readonly entered: string;
  /** Of a detail such as "Amount: $480". */
  readonly label?: string;
  /** A key point on a line of its own. */
  readonly isPoint?: boolean;
  /** Which sentence of the entry it is of, where that has several thoughts. */
  readonly sentence?: number;
  /** A sentence that its owner ended: it is said as it is. */
  readonly isTyped?: boolean;
}
