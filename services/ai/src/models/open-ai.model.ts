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

/** Any OpenAI-compatible endpoint, streamed. Each call asks once: trying again is the caller's decision. */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #client: OpenAI;
  readonly #timeoutMs: number;
  readonly #writingMs: number;
  readonly #textLimit: number;
  /** Without it most endpoints count no tokens of a stream; a few do not know it. */
  #asksForUsage = true;

  constructor(config: AiConfig) {
    this.name = config.OPENAI_MODEL;
    this.#timeoutMs = config.AI_MODEL_TIMEOUT_MS;
    this.#writingMs = config.AI_MODEL_WRITING_MS;
    this.#textLimit = config.AI_MODEL_TEXT_LIMIT;
    this.#client = new OpenAI({
      // Local endpoints want none, the client insists on one.
      apiKey: config.OPENAI_API_KEY ?? 'none',
      baseURL: config.OPENAI_BASE_URL,
      timeout: config.AI_MODEL_TIMEOUT_MS,
      maxRetries: 0,
      fetch: limitedFetch(config.AI_MODEL_TEXT_LIMIT * bytesPerCharacter),
      // Failures are told in this service's own log; the client's would have the person's text in it.
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
    // An aborted stream of this client ends like a whole one.
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

/** Some endpoints answer with the whole text, whatever they are asked. */
const isWhole = ({ headers }: Response) =>
  headers.get('content-type')?.includes('application/json') ?? false;

/** A whole answer as a stream would have it. */
const asChunk = ({ choices, usage }: WholeAnswer) => ({
  choices: choices?.map(({ message, finish_reason }) => ({ delta: message, finish_reason })),
  usage,
});

const endlessText = 'the model wrote without an end';

/** Gives a model up that says nothing, or writes, for too long: the client's own time-out ends with the first byte. */
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

/** What an error of the client means. */
function modelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof OpenAI.RateLimitError) {
    // Nothing left to spend is told with the status of "too many requests", and waiting does not help.
    const wait = error.code === 'insufficient_quota' ? longestRestMs : retryAfterMs(error.headers);
    return new ModelFailure('busy', reason, wait);
  }
  if (!(error instanceof OpenAI.APIError) || !isLasting(error.status))
    return new ModelFailure('failing', reason);
  // Some endpoints look at the question before the model does.
  if (error.code === 'content_filter' || error.code === 'content_policy_violation')
    return new ModelFailure('declined', reason);
  return new ModelFailure('refused', reason, 0, error.status);
}

/** What a second try cannot mend; time-outs (408) and conflicts (409) it can, as the protocol's own clients hold. */
const isLasting = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409;

/** A model is asked again after an hour, whatever it said. */
const longestRestMs = 3_600_000;

/** Wait of a Retry-After header, in seconds or as a date (RFC 9110 §10.2.3); 1 s without a readable one. */
function retryAfterMs(headers: Headers | undefined): number {
  const text = headers?.get('retry-after')?.trim() ?? '';
  const wait = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? 1_000 : Math.min(Math.max(Math.round(wait), 0), longestRestMs);
}
