import OpenAI from 'openai';
import type { AiConfig } from '../ai.config.js';
import {
  type LanguageModel,
  ModelFailure,
  type Prompt,
  type WritingOptions,
  type Written,
} from './language-model.js';
import { bytesPerCharacter, limitedFetch } from './limited-fetch.js';

type Usage = OpenAI.Completions.CompletionUsage | null | undefined;

/** Any OpenAI-compatible endpoint, streamed. Each call sends one request: retries are up to the caller. */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #client: OpenAI;
  readonly #timeoutMs: number;
  readonly #writingMs: number;
  readonly #textLimit: number;
  /** Without this option most endpoints report no token counts for a stream; a few do not support it. */
  #asksForUsage = true;

  constructor(config: AiConfig) {
    this.name = config.OPENAI_MODEL;
    this.#timeoutMs = config.AI_MODEL_TIMEOUT_MS;
    this.#writingMs = config.AI_MODEL_WRITING_MS;
    this.#textLimit = config.AI_MODEL_TEXT_LIMIT;
    this.#client = new OpenAI({
      // Local endpoints need no key, but the client requires one.
      apiKey: config.OPENAI_API_KEY ?? 'none',
      baseURL: config.OPENAI_BASE_URL,
      timeout: config.AI_MODEL_TIMEOUT_MS,
      maxRetries: 0,
      fetch: limitedFetch(config.AI_MODEL_TEXT_LIMIT * bytesPerCharacter),
      // Failures are logged by this service; the client's log would include the person's text.
      logLevel: 'off',
    });
  }

  async write(prompt: Prompt, { signal, onText, patienceMs }: WritingOptions): Promise<Written> {
    const silence = new SilenceTimer(this.#timeoutMs, patienceMs);
    const endless = new SilenceTimer(this.#writingMs, this.#writingMs, endlessText);
    const ends = AbortSignal.any([signal, silence.signal, endless.signal]);
    try {
      return await this.#stream(prompt, ends, (piece) => {
        silence.restart();
        onText?.(piece);
      });
    } catch (error) {
      if (signal.aborted) throw new ModelFailure('cancelled', 'nobody waits any more');
      throw modelFailure(error);
    } finally {
      silence.stop();
      endless.stop();
    }
  }

  async #ask(prompt: Prompt, signal: AbortSignal) {
    try {
      return await this.#create(prompt, signal);
    } catch (error) {
      const isUnknown = error instanceof OpenAI.APIError && /stream_options/.test(error.message);
      if (!isUnknown || !this.#asksForUsage) throw error;
      this.#asksForUsage = false;
      return this.#create(prompt, signal);
    }
  }

  #create(prompt: Prompt, signal: AbortSignal) {
    const asked = this.#client.chat.completions.create(
      {
        model: this.name,
        messages: [
          { role: 'system', content: prompt.rules },
          { role: 'user', content: prompt.entries },
        ],
        stream: true,
        ...(this.#asksForUsage && { stream_options: { include_usage: true } }),
        ...(prompt.json && { response_format: { type: 'json_object' as const } }),
      },
      { signal },
    );
    return asked.withResponse();
  }

  async #stream(prompt: Prompt, signal: AbortSignal, onText: (piece: string) => void) {
    const { data, response } = await this.#ask(prompt, signal);
    const chunks = isWhole(response) ? [asChunk((await response.json()) as WholeAnswer)] : data;
    let text = '';
    let usage: Usage;
    let finished = false;
    for await (const chunk of chunks) {
      const choice = chunk.choices?.[0];
      usage = chunk.usage ?? usage;
      if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') {
        throw new ModelFailure('declined', 'the model declined');
      }
      const piece = choice?.delta?.content ?? '';
      text += piece;
      if (text.length > this.#textLimit) throw new ModelFailure('failing', endlessText);
      if (piece) onText(piece);
      finished ||= Boolean(choice?.finish_reason);
    }
    // An aborted stream of this client ends like a complete one.
    signal.throwIfAborted();
    if (!finished) throw new ModelFailure('failing', 'the answer of the model was cut off');
    if (!text.trim()) throw new ModelFailure('failing', 'the model answered nothing');
    return {
      text: text.trim(),
      tokensIn: usage?.prompt_tokens,
      tokensOut: usage?.completion_tokens,
    };
  }
}

type WholeAnswer = Partial<OpenAI.Chat.ChatCompletion>;

/** Some endpoints answer with the whole text although a stream was requested. */
const isWhole = ({ headers }: Response) =>
  headers.get('content-type')?.includes('application/json') ?? false;

/** A whole answer in the form of a stream chunk. */
const asChunk = ({ choices, usage }: WholeAnswer) => ({
  choices: choices?.map(({ message, finish_reason }) => ({ delta: message, finish_reason })),
  usage,
});

const endlessText = 'the model wrote without an end';

/** Aborts a model that is silent, or writes, for too long: the client's own timeout ends with the first byte. */
class SilenceTimer {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly milliseconds: number,
    atFirst = milliseconds,
    private readonly reason = 'the model fell silent',
  ) {
    this.restart(atFirst);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(milliseconds = this.milliseconds): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#controller.abort(new ModelFailure('failing', this.reason)),
      milliseconds,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Maps an error of the client. */
function modelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof OpenAI.RateLimitError) {
    // Exhausted quota has the status of "too many requests", but waiting does not help.
    const wait = error.code === 'insufficient_quota' ? longestRestMs : retryAfterMs(error.headers);
    return new ModelFailure('busy', reason, wait);
  }
  if (!(error instanceof OpenAI.APIError) || !isLasting(error.status))
    return new ModelFailure('failing', reason);
  // Some endpoints filter the request before the model sees it.
  if (error.code === 'content_filter' || error.code === 'content_policy_violation')
    return new ModelFailure('declined', reason);
  return new ModelFailure('refused', reason, 0, error.status);
}

/**
 * Whether a retry is pointless. Timeouts (408) and conflicts (409) are retried, as in the protocol's official clients.
 */
const isLasting = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;

/** A model is called again after an hour at the latest. */
const longestRestMs = 3_600_000;

/** Wait of a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3); 1 s if missing or unreadable. */
function retryAfterMs(headers: Headers | undefined): number {
  const text = headers?.get('retry-after')?.trim() ?? '';
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? 1_000 : Math.min(Math.max(Math.round(wait), 0), longestRestMs);
}
