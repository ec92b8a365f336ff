/** A prompt: our rules, and the person's entries as data, separate from each other. */
export interface Prompt {
  readonly rules: string;
  readonly entries: string;
  /** The answer must be one JSON object. */
  readonly json?: boolean;
}

export interface WritingOptions {
  /** Aborted when no one is waiting any more. */
  readonly signal: AbortSignal;
  /** Longest silence before the first word, in milliseconds; default is the same limit as later. */
  readonly patienceMs?: number;
  /** Called with each piece of the text as the model writes it. */
  readonly onText?: (piece: string) => void;
}

/** The text of a model, with token counts where the endpoint reports them. */
export interface Written {
  readonly text: string;
  readonly tokensIn?: number | undefined;
  readonly tokensOut?: number | undefined;
}

/** A language model behind an endpoint. Only this service knows the available models. */
export interface LanguageModel {
  /** Returned to the caller as `provider`. */
  readonly name: string;
  /** @throws ModelFailure when it is unreachable, too slow, refuses, or answers nothing */
  write(prompt: Prompt, options: WritingOptions): Promise<Written>;
}

/** Injection token of the configured model; `undefined` without one. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

/**
 * Why a model wrote nothing.
 * - `busy`: too many requests; `retryAfterMs` as given by the endpoint
 * - `failing`: unreachable, too slow, broken or empty answer
 * - `refused`: the endpoint will refuse every retry: wrong key, model or request
 * - `declined`: the model reports a refusal
 * - `unwilling`: the model refuses in plain words in place of the text
 * - `cancelled`: no one is waiting any more
 */
export class ModelFailure extends Error {
  constructor(
    readonly kind: 'busy' | 'failing' | 'refused' | 'declined' | 'unwilling' | 'cancelled',
    reason: string,
    readonly retryAfterMs = 0,
    /** HTTP status of the endpoint's answer, if there was one. */
    readonly status?: number,
  ) {
    super(reason);
  }
}
