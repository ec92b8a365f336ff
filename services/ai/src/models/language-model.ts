/** What a model is asked: rules of ours, and the person's entries as data, apart from each other. */
export interface Prompt {
  readonly rules: string;
  readonly entries: string;
  /** The answer must be one JSON object. */
  readonly json?: boolean;
}

export interface WritingOptions {
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** How long it may be silent before its first word, in milliseconds; else as long as later on. */
  readonly patienceMs?: number;
  /** Told each piece of the text as the model writes it. */
  readonly onText?: (piece: string) => void;
}

/** What a model wrote; the numbers of tokens where the endpoint tells them. */
export interface Written {
  readonly text: string;
  readonly tokensIn?: number | undefined;
  readonly tokensOut?: number | undefined;
}

/** A language model behind an endpoint. Only this service knows which there are. */
export interface LanguageModel {
  /** Answered to the caller as `provider`. */
  readonly name: string;
  /** @throws ModelFailure when it cannot be reached, takes too long, refuses, or answers nothing */
  write(prompt: Prompt, options: WritingOptions): Promise<Written>;
}

/** Injection token of the model that the settings name; `undefined` without one. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

/**
 * Why a model wrote nothing.
 * - `busy`: too many requests; `retryAfterMs` as the endpoint says
 * - `failing`: away, too slow, broken or empty answer
 * - `refused`: the endpoint will refuse this again however often it is asked: wrong key, model or question
 * - `declined`: it does not want to write this
 * - `unwilling`: it says so in plain words, where the text should stand
 * - `cancelled`: nobody waits any more
 */
export class ModelFailure extends Error {
  constructor(
    readonly kind: 'busy' | 'failing' | 'refused' | 'declined' | 'unwilling' | 'cancelled',
    reason: string,
    readonly retryAfterMs = 0,
    /** Of the endpoint's answer, where there was one. */
    readonly status?: number,
  ) {
    super(reason);
  }
}
