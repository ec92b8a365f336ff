import type { Api } from '@commons/web-kit/api';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { AnswerFollower, type WholeAnswer } from './answer-follower';
import type { ToolCall } from './answers.api';

/** What was entered, by the names of the fields. */
export type Entered = Readonly<Record<string, string>>;

export interface WritingTexts {
  /** When it failed and the server did not say why. */
  readonly failed: string;
  /** When the answer holds an empty text. */
  readonly empty: string;
  /** When the answer holds no text at all; else as `empty`. */
  readonly absent?: string;
  /** `failed` is said even where the server said why. */
  readonly hidesReason?: boolean;
}

export interface WritingOrder {
  readonly call: ToolCall;
  readonly entered: Entered;
  readonly texts: WritingTexts;
}

/** One text and how far it is. */
export interface Written {
  readonly phase: 'none' | 'writing' | 'done' | 'stopped' | 'failed';
  /** Of the answer that is being written, once it is known. */
  readonly id: string;
  readonly text: string;
  /** Who wrote it; empty while that is not known. */
  readonly provider: string;
  /** What it was made from: the form may have been changed since. */
  readonly entered: Entered;
  /** What people have to be told, in the result area. */
  readonly problem: string;
  /** Stands below the text and belongs to it on the screen. */
  readonly note: string;
}

export const nothingWritten: Written = {
  phase: 'none',
  id: '',
  text: '',
  provider: '',
  entered: {},
  problem: '',
  note: '',
};

/** A text that is written, stopped, edited and written again. Lives on while its panel is closed. */
export class TextWriting {
  #written = nothingWritten;
  #before: Written | undefined;
  #running: AnswerFollower | undefined;
  #unconfirmed: AnswerFollower | undefined;
  readonly #listeners = new Set<() => void>();

  readonly read = () => this.#written;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** True once another text stood here. */
  get hasBefore(): boolean {
    return this.#before !== undefined;
  }

  /** Has a text written and shows it as it comes; the text that stood here can be brought back. */
  async write(api: Api, order: WritingOrder): Promise<void> {
    this.#running?.stop();
    this.#remember();
    this.#set({ ...nothingWritten, phase: 'writing', entered: order.entered });
    const follower = this.#follower(api);
    await this.#show(follower, follower.follow(order.call), order.texts, false);
  }

  /**
   * Shows a text again that is being written already, e.g. after a reload.
   * @param begun with its id, and what was shown of it
   */
  async resume(api: Api, begun: Written, texts: WritingTexts): Promise<void> {
    this.#set({ ...begun, phase: 'writing', problem: '' });
    const follower = this.#follower(api, begun.id);
    await this.#show(follower, follower.follow(), texts, true);
  }

  /** Ends the writing and keeps what was written, or else what stood here before; the worker is free at once. */
  readonly stop = () => {
    this.#running?.stop();
    if (this.#written.phase !== 'writing') return;
    if (this.#written.text.trim()) this.change({ phase: 'stopped', id: '' });
    else if (this.#before) this.swap();
    else this.change({ phase: 'none', id: '' });
  };

  /** Stops and forgets the text. */
  clear(): void {
    this.#running?.stop();
    this.#before = undefined;
    this.#set({ ...nothingWritten });
  }

  /** Hears no more of it. Its person may have signed out: nothing can be said to the service. */
  leave(): void {
    this.#running?.leave();
  }

  /** The whole text stands where it outlives a reload: until then the service keeps it, for some minutes. */
  confirm(): void {
    this.#unconfirmed?.confirm();
    this.#unconfirmed = undefined;
  }

  /** Puts a text that is there already in this place. */
  open(written: Partial<Written>): void {
    this.#running?.stop();
    this.#remember();
    this.#set({ ...nothingWritten, phase: 'done', ...written });
  }

  /** Brings the text back that stood here before; the present one takes its place. */
  readonly swap = () => {
    if (this.#before) this.open(this.#before);
  };

  change(part: Partial<Written>): void {
    this.#set({ ...this.#written, ...part });
  }

  #follower(api: Api, id?: string): AnswerFollower {
    const news = {
      onStarted: (known: string) => this.change({ id: known }),
      onText: (text: string) => this.change({ text }),
    };
    this.#running = new AnswerFollower(api, news, id);
    return this.#running;
  }

  async #show(
    follower: AnswerFollower,
    following: Promise<WholeAnswer>,
    texts: WritingTexts,
    isResumed: boolean,
  ): Promise<void> {
    try {
      const answer = await following;
      if (follower.isStopped) return;
      this.#finish(answer, texts);
      this.#unconfirmed = follower;
    } catch (error) {
      if (follower.isStopped) return;
      const isForgotten = isResumed && isApiError(error) && error.status === 404;
      if (isForgotten && this.#written.text.trim()) this.change({ phase: 'stopped', id: '' });
      else this.#fail(error, texts);
    } finally {
      if (this.#running === follower) this.#running = undefined;
    }
  }

  #finish({ text, provider }: WholeAnswer, texts: WritingTexts): void {
    const missing = text === undefined ? (texts.absent ?? texts.empty) : texts.empty;
    const problem = text?.trim() ? '' : missing;
    this.change({ phase: 'done', id: '', text: text ?? '', provider, problem });
  }

  #fail(error: unknown, { failed, hidesReason }: WritingTexts): void {
    const isUnknown = isApiError(error) && error.status === 404;
    const problem = hidesReason || isUnknown ? failed : errorMessage(error, failed);
    this.change({ phase: 'failed', id: '', problem });
  }

  #remember(): void {
    if (this.#written.text.trim()) this.#before = { ...this.#written, id: '', problem: '' };
  }

  #set(written: Written): void {
    this.#written = written;
    for (const listener of this.#listeners) listener();
  }
}
