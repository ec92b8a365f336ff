import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import { log } from '@commons/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import {
  type Generation,
  type GenerationPurpose,
  GenerationsService,
} from '../generations/generations.service.js';
import type { BuiltInText } from './built-in-text.js';
import { HeldBeginning } from './held-beginning.js';
import {
  LANGUAGE_MODEL,
  type LanguageModel,
  ModelFailure,
  type Prompt,
  type Written,
} from './language-model.js';
import { ModelHealthService } from './model-health.service.js';
import { ModelRest } from './model-rest.js';
import { withoutReasoning } from './reasoning.js';

export interface WriterOrder {
  readonly purpose: GenerationPurpose;
  readonly prompt: Prompt;
  /** The text of the built-in writer: no network, no model, only the entries. */
  writeBuiltIn(): string | BuiltInText | Promise<string | BuiltInText>;
}

export interface WriterOptions {
  readonly signal: AbortSignal;
  readonly onText: (piece: string) => void;
  /** Called when the text so far is discarded: the built-in writer starts over. */
  readonly onRestart: () => void;
  /** Puts the task back while the model requests a short pause; always throws. */
  postpone(milliseconds: number): Promise<never>;
  /** Number of times a worker started the task, including this one. */
  readonly starts: number;
  /** Result of `isModelResting`, if already called. */
  readonly resting?: Promise<boolean>;
}

/** The text, its writer and its cost. */
export interface WriterAnswer extends Written {
  readonly provider: string;
  /** What would make the text better. */
  readonly missing?: readonly string[] | undefined;
  /** A model is configured and gave no text. */
  readonly isFallback?: true | undefined;
}

/** How often one text is put back because the model requests a pause; then the built-in writer writes it. */
const postponements = 3;

/** Pauses before a failing model is retried, in milliseconds, while none of its answer was shown. */
const pausesMs = [300, 1_000];

/** Wrong key, exhausted quota, no such model or address: the model is not called for a minute. */
const refusedForAll = new Set([401, 402, 404]);
const refusalRestMs = 60_000;

/** Writes with the configured model; the built-in writer writes without one, and when the model fails. */
@Injectable()
export class WriterService {
  constructor(
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | undefined,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
    private readonly rest: ModelRest,
    private readonly health: ModelHealthService,
    private readonly generations: GenerationsService,
  ) {}

  /** Whether the built-in writer will write because the model requested a long pause. */
  isModelResting(): Promise<boolean> {
    return this.rest.isOn();
  }

  /** @throws ModelFailure 'declined' or 'cancelled' */
  async write(order: WriterOrder, options: WriterOptions): Promise<WriterAnswer> {
    const began = performance.now();
    const record = (
      byModel: boolean,
      outcome: Generation['outcome'],
      tokens: Partial<Written> = {},
    ) =>
      this.generations.record(order.purpose, {
        byModel,
        outcome,
        durationMs: performance.now() - began,
        tokensIn: tokens.tokensIn,
        tokensOut: tokens.tokensOut,
      });
    try {
      const answer = await this.#write(order, options);
      const byModel = answer.provider !== builtInProvider;
      record(byModel, this.model && !byModel ? 'fallback' : 'written', answer);
      return answer;
    } catch (error) {
      const kind = error instanceof ModelFailure && error.kind;
      if (kind === 'declined' || kind === 'cancelled') record(true, kind);
      throw error;
    }
  }

  async #write(order: WriterOrder, options: WriterOptions): Promise<WriterAnswer> {
    if (!this.model || (await (options.resting ?? this.rest.isOn())))
      return this.#builtIn(order, options);
    let shown = false;
    const onText = (piece: string) => {
      shown = true;
      options.onText(piece);
    };
    try {
      const asked = { ...options, onText };
      const answer = await this.#askModel(this.model, order.prompt, asked, () => shown);
      this.health.answered();
      return answer;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (error.kind === 'declined' || error.kind === 'cancelled') throw error;
      if (error.kind === 'refused') await this.#recordRefusal(error);
      else {
        log().warn({ reason: error.message }, 'the model failed, built-in writer used');
        if (error.kind === 'failing') await this.health.failed(error);
      }
      if (shown) options.onRestart();
      return this.#builtIn(order, options);
    }
  }

  async #askModel(
    model: LanguageModel,
    prompt: Prompt,
    options: WriterOptions,
    shown: () => boolean,
  ): Promise<WriterAnswer> {
    // Limit for all attempts together: people wait for the built-in writer no longer than for a silent model.
    const end = performance.now() + this.config.AI_MODEL_TIMEOUT_MS;
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        const patienceMs = Math.max(end - performance.now(), 1);
        const beginning = new HeldBeginning(options.onText);
        const onText = (piece: string) => beginning.piece(piece);
        const written = await model.write(prompt, { ...options, onText, patienceMs });
        const text = withoutReasoning(written.text).trim();
        if (!text) throw new ModelFailure('failing', 'the model answered only thoughts');
        beginning.end(text);
        return { ...written, text, provider: model.name };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        if (error.kind === 'busy') await this.#wait(error, options);
        if (error.kind !== 'failing' || shown() || pauseMs === undefined) throw error;
        if (performance.now() + pauseMs >= end) throw error;
        await pause(pauseMs, options.signal);
      }
    }
    throw new ModelFailure('failing', 'the model did not answer');
  }

  /** A short pause is waited out in the queue, where tasks keep their order. A long one suspends the model. */
  async #wait({ retryAfterMs }: ModelFailure, options: WriterOptions): Promise<void> {
    const short = retryAfterMs <= this.config.AI_LONGEST_PAUSE_MS;
    if (short && options.starts <= postponements) await options.postpone(retryAfterMs);
    else await this.rest.begin(retryAfterMs);
  }

  /** A wrong key or model affects the next text as well; a bad request does not. */
  async #recordRefusal(error: ModelFailure): Promise<void> {
    const isForAll = error.status !== undefined && refusedForAll.has(error.status);
    const rest = isForAll && this.rest.begin(refusalRestMs).catch(() => undefined);
    await Promise.all([this.health.refused(error), rest]);
  }

  async #builtIn(order: WriterOrder, { onText }: WriterOptions): Promise<WriterAnswer> {
    const written = await order.writeBuiltIn();
    const { text, missing }: BuiltInText =
      typeof written === 'string' ? { text: written } : written;
    onText(text);
    return { text, provider: builtInProvider, missing, ...(this.model && { isFallback: true }) };
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ModelFailure('cancelled', 'nobody waits any more'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
