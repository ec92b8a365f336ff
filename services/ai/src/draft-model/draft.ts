/** A text that was made of an entry, in whole sentences said to its reader. */
export interface Draft {
  /** Without greeting and signature in an e-mail; whole, with `{me}` for the sender's name, else. */
  readonly text: string;
  /** Of an e-mail. */
  readonly subject?: string;
  /** Whom an e-mail greets: "mrs dalton", "team"; undefined where nobody is named. */
  readonly reader?: string;
  /** How sure the model was of each part of it: between 0 and 1. */
  readonly confidence?: number;
}
