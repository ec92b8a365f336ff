import type { ApiClient, ServerEvent } from '@commons/contracts/shell-contract';
import { ApiError, isApiError } from '@commons/web-kit/api-error';

/** Pauses before an answer is followed again, in ms. The worker goes on for 5 s after its last listener left. */
const rejoinPausesMs = [300, 1_500];

/** A whole answer. `text` is undefined when it held none. */
export interface WholeAnswer {
  readonly text: string | undefined;
  readonly provider: string;
}

/** Follows one text as it is written (events: contracts/ai.ts, `aiEvents`), over lost connections too. */
export class AnswerFollower {
  #id: string | undefined;
  #text = '';
  /** The next piece of text is all that was written so far. */
  #anew = false;
  #answer: WholeAnswer | undefined;
  #failure: string | undefined;

  constructor(
    private readonly api: ApiClient,
    private readonly signal: AbortSignal,
    private readonly onText: (text: string) => void,
  ) {}

  /**
   * @returns the whole answer
   * @throws ApiError: the refusal, the reason of a `failed`, or the loss of the connection
   */
  async follow(path: string, body: object): Promise<WholeAnswer> {
    let failure = await this.#listen(path, body);
    if (isApiError(failure) && failure.failure === 'http') throw failure;
    for (const pause of rejoinPausesMs) {
      if (this.#isOver || this.#id === undefined) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      failure = await this.#listen(`/ai/answers/${encodeURIComponent(this.#id)}`);
    }
    if (this.#answer) return this.#answer;
    const detail = this.#failure;
    throw new ApiError({ failure: 'network', ...(detail && { detail }) });
  }

  get #isOver(): boolean {
    return this.signal.aborted || this.#answer !== undefined || this.#failure !== undefined;
  }

  async #listen(path: string, body?: object): Promise<unknown> {
    const onEvent = (event: ServerEvent) => this.#take(event);
    try {
      await this.api.events(path, onEvent, { signal: this.signal, ...(body && { body }) });
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #take({ event, data }: ServerEvent): void {
    if (this.#isOver) return;
    const news = JSON.parse(data) as Record<string, string | undefined> | null;
    if (event === 'started') {
      this.#id = news?.id;
      this.#anew = true;
    } else if (event === 'text') this.#show(`${this.#anew ? '' : this.#text}${news?.text ?? ''}`);
    else if (event === 'restart') this.#show('');
    else if (event === 'failed') this.#failure = news?.detail ?? '';
    else if (event === 'done' || event === 'message') this.#answer = wholeAnswer(news);
  }

  #show(text: string): void {
    this.#text = text;
    this.#anew = false;
    this.onText(text);
  }
}

/** Generic tools may call their text `response` (specification D2 §7). */
const wholeAnswer = (answer: Record<string, string | undefined> | null): WholeAnswer => ({
  text: answer?.response ?? answer?.result ?? undefined,
  provider: answer?.provider ?? '',
});
