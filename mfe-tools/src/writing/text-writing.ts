import type { ApiClient } from '@commons/contracts/shell-contract';
import { serverMessage } from '@commons/web-kit/api-error';
import { AnswerFollower } from './answer-follower';

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
  /** E.g. /ai/email-assistant. */
  readonly path: string;
  readonly body: object;
  readonly entered: Entered;
  readonly texts: WritingTexts;
}

/** One text and how far it is. */
export interface Written {
  readonly phase: 'none' | 'writing' | 'done' | 'stopped' | 'failed';
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
  #running: AbortController | undefined;
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
  async write(api: ApiClient, order: WritingOrder): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#remember();
    this.#set({ ...nothingWritten, phase: 'writing', entered: order.entered });
    const follower = new AnswerFollower(api, running.signal, (text) => this.change({ text }));
    try {
      const answer = await follower.follow(order.path, order.body);
      if (!running.signal.aborted) this.#finish(answer, order.texts);
    } catch (error) {
      if (running.signal.aborted) return;
      const { failed, hidesReason } = order.texts;
      const problem = hidesReason ? failed : serverMessage(error, failed);
      this.change({ phase: 'failed', problem });
    }
  }

  /**
   * Ends the writing and keeps what was written, or else what stood here before; the worker is free 5 s later
   * (architecture §6).
   */
  readonly stop = () => {
    this.#running?.abort();
    if (this.#written.phase !== 'writing') return;
    if (this.#written.text.trim()) this.change({ phase: 'stopped' });
    else if (this.#before) this.swap();
    else this.change({ phase: 'none' });
  };

  /** Puts a text that is there already in this place. */
  open(written: Partial<Written>): void {
    this.#running?.abort();
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

  #finish({ text, provider }: { text: string | undefined; provider: string }, texts: WritingTexts) {
    const missing = text === undefined ? (texts.absent ?? texts.empty) : texts.empty;
    const problem = text?.trim() ? '' : missing;
    this.change({ phase: 'done', text: text ?? '', provider, problem });
  }

  #remember(): void {
    if (this.#written.text.trim()) this.#before = { ...this.#written, problem: '' };
  }

  #set(written: Written): void {
    this.#written = written;
    for (const listener of this.#listeners) listener();
  }
}
