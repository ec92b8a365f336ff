import type { AiAnswer } from '@commons/contracts/tools/ai';
import { language } from '@commons/ui/text/texts';
import type { Api, ApiEvent } from '@commons/web-kit/api/api';
import { ApiError, isApiError } from '@commons/web-kit/api/api-error';
import { forgetAnswer, type ToolCall } from './answers.api';

/** Delays before reconnecting, in ms. They fit into the 20 s that the worker continues without a client (ADR 0008). */
const rejoinPausesMs = [300, 1_500, 4_000, 8_000];

/** A complete answer. `text` is undefined when it had none. */
export interface WholeAnswer {
  readonly text: string | undefined;
  readonly provider: string;
  /** Suggestions to improve the text, and points to check in it. */
  readonly missing: readonly string[];
  readonly checks: readonly string[];
  readonly worksheet: AiAnswer['worksheet'];
}

interface FollowerCallbacks {
  /** The id to reconnect with, also after a reload. */
  readonly onStarted: (id: string) => void;
  /** The whole text so far. */
  readonly onText: (text: string) => void;
}

type AnswerEvent = ApiEvent<'GET /ai/answers/{id}'>;
type OpenStream = (onEvent: (event: AnswerEvent) => void, signal: AbortSignal) => Promise<void>;

/** Streams one text (events: contracts/ai.ts, `aiEvents`) and reconnects after a lost connection. */
export class AnswerFollower {
  readonly #leaving = new AbortController();
  #isStopped = false;
  #text = '';
  /** The next event carries the whole text so far. */
  #anew = false;
  #answer: WholeAnswer | undefined;
  #failure: string | undefined;

  /** @param id of an answer in progress */
  constructor(
    private readonly api: Api,
    private readonly callbacks: FollowerCallbacks,
    private id?: string,
  ) {}

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /**
   * @param call that starts the text; without it, streams the answer with the id
   * @returns the complete answer
   * @throws ApiError: the refusal, the reason of a `failed` event, or the lost connection; 404 when it has expired
   */
  async follow(call?: ToolCall): Promise<WholeAnswer> {
    let lost: unknown;
    if (call) {
      lost = await this.#listen((onEvent, signal) =>
        this.api.events(call.name, onEvent, {
          ...call,
          // Language of input without words, e.g. of a forecast: that of the page.
          headers: { 'accept-language': language },
          signal,
        }),
      );
      if (isApiError(lost) && lost.failure === 'http') throw lost;
    }
    for (const pause of call ? rejoinPausesMs : [0, ...rejoinPausesMs]) {
      const { id } = this;
      if (this.#isOver || id === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      lost = await this.#listen((onEvent, signal) =>
        this.api.events('GET /ai/answers/{id}', onEvent, { params: { id }, signal }),
      );
      if (isApiError(lost) && lost.status === 404) throw lost;
    }
    if (this.#answer) return this.#answer;
    if (this.#failure === '') throw new Error('The answer failed without a reason');
    if (this.#failure) throw new ApiError({ failure: 'network', detail: this.#failure });
    throw isApiError(lost) ? lost : new ApiError({ failure: 'network' });
  }

  /** Also stops the generation: at once, or as soon as the id is known. */
  stop(): void {
    this.#isStopped = true;
    if (this.id === undefined) return;
    this.leave();
    forgetAnswer(this.api, this.id);
  }

  /** Disconnects; the worker continues for 20 s. */
  leave(): void {
    this.#isStopped = true;
    this.#leaving.abort();
  }

  /** Confirms that the answer is stored here: the service deletes it. */
  confirm(): void {
    if (this.id !== undefined) forgetAnswer(this.api, this.id);
  }

  get #isOver(): boolean {
    return this.#isStopped || this.#answer !== undefined || this.#failure !== undefined;
  }

  /** @returns why the stream ended too early */
  async #listen(open: OpenStream): Promise<unknown> {
    try {
      await open((event) => this.#take(event), this.#leaving.signal);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #take({ event, data }: AnswerEvent): void {
    if (event === 'started') {
      this.id = data.id;
      this.#anew = true;
      // It was stopped before its id was known.
      if (this.#isStopped) this.stop();
    }
    if (this.#isOver) return;
    if (event === 'started') this.callbacks.onStarted(data.id);
    else if (event === 'text') this.#show(`${this.#anew ? '' : this.#text}${data.text}`);
    else if (event === 'restart') this.#show('');
    else if (event === 'failed') this.#failure = data.detail;
    else if (event === 'done' || event === 'message') this.#answer = wholeAnswer(data);
  }

  #show(text: string): void {
    this.#text = text;
    this.#anew = false;
    this.callbacks.onText(text);
  }
}

/** Generic tools may name their text `response` (specification D2 §7). */
const wholeAnswer = (answer: Partial<AiAnswer> | null): WholeAnswer => ({
  text: answer?.response ?? answer?.result ?? undefined,
  provider: answer?.provider ?? '',
  missing: answer?.missing ?? [],
  checks: answer?.checks ?? [],
  worksheet: answer?.worksheet,
});
