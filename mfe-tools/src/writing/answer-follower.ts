import type { ApiClient, ServerEvent } from '@commons/contracts/shell-contract';
import { ApiError, isApiError } from '@commons/web-kit/api-error';
import { answerPath, forgetAnswer } from './answers.api';

/** Pauses before an answer is followed again, in ms: within the 20 s that the worker goes on for nobody (ADR 0008). */
const rejoinPausesMs = [300, 1_500, 4_000, 8_000];

/** A whole answer. `text` is undefined when it held none. */
export interface WholeAnswer {
  readonly text: string | undefined;
  readonly provider: string;
}

export interface FollowerNews {
  /** By this id the answer can be followed again, also after a reload. */
  readonly onStarted: (id: string) => void;
  /** All that is written so far. */
  readonly onText: (text: string) => void;
}

/** Follows one text as it is written (events: contracts/ai.ts, `aiEvents`), over lost connections too. */
export class AnswerFollower {
  readonly #leaving = new AbortController();
  #isStopped = false;
  #text = '';
  /** The next piece of text is all that was written so far. */
  #anew = false;
  #answer: WholeAnswer | undefined;
  #failure: string | undefined;

  /** @param id of an answer that is being written already */
  constructor(
    private readonly api: ApiClient,
    private readonly news: FollowerNews,
    private id?: string,
  ) {}

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /**
   * @param call that begins the text; without it the answer of the id is followed
   * @returns the whole answer
   * @throws ApiError: the refusal, the reason of a `failed`, or the loss of the connection; 404 when it is forgotten
   */
  async follow(call?: { readonly path: string; readonly body: object }): Promise<WholeAnswer> {
    let lost: unknown;
    if (call) {
      lost = await this.#listen(call.path, call.body);
      if (isApiError(lost) && lost.failure === 'http') throw lost;
    }
    for (const pause of call ? rejoinPausesMs : [0, ...rejoinPausesMs]) {
      if (this.#isOver || this.id === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      lost = await this.#listen(answerPath(this.id));
      if (isApiError(lost) && lost.status === 404) throw lost;
    }
    if (this.#answer) return this.#answer;
    if (this.#failure === '') throw new Error('The answer failed without a reason');
    if (this.#failure) throw new ApiError({ failure: 'network', detail: this.#failure });
    throw isApiError(lost) ? lost : new ApiError({ failure: 'network' });
  }

  /** Stops the writing, too: at once, or as soon as it is known by which id. */
  stop(): void {
    this.#isStopped = true;
    if (this.id === undefined) return;
    this.leave();
    forgetAnswer(this.api, this.id);
  }

  /** Hears no more; the worker goes on for 20 s. */
  leave(): void {
    this.#isStopped = true;
    this.#leaving.abort();
  }

  /** Says that the answer is here and safe: it is forgotten there. */
  confirm(): void {
    if (this.id !== undefined) forgetAnswer(this.api, this.id);
  }

  get #isOver(): boolean {
    return this.#isStopped || this.#answer !== undefined || this.#failure !== undefined;
  }

  async #listen(path: string, body?: object): Promise<unknown> {
    const onEvent = (event: ServerEvent) => this.#take(event);
    const { signal } = this.#leaving;
    try {
      await this.api.events(path, onEvent, { signal, ...(body && { body }) });
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #take({ event, data }: ServerEvent): void {
    const news = JSON.parse(data) as Record<string, string | undefined> | null;
    if (event === 'started') {
      this.id = news?.id;
      this.#anew = true;
      // It was stopped before there was an id to stop.
      if (this.#isStopped) this.stop();
    }
    if (this.#isOver) return;
    if (event === 'started' && this.id !== undefined) this.news.onStarted(this.id);
    else if (event === 'text') this.#show(`${this.#anew ? '' : this.#text}${news?.text ?? ''}`);
    else if (event === 'restart') this.#show('');
    else if (event === 'failed') this.#failure = news?.detail ?? '';
    else if (event === 'done' || event === 'message') this.#answer = wholeAnswer(news);
  }

  #show(text: string): void {
    this.#text = text;
    this.#anew = false;
    this.news.onText(text);
  }
}

/** Generic tools may call their text `response` (specification D2 §7). */
const wholeAnswer = (answer: Record<string, string | undefined> | null): WholeAnswer => ({
  text: answer?.response ?? answer?.result ?? undefined,
  provider: answer?.provider ?? '',
});
