import type { Api } from '@commons/web-kit/api/api';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { AnswerFollower, type WholeAnswer } from './answer-follower';
import type { ToolCall } from './answers.api';

/** The input by field name. */
export type Entered = Readonly<Record<string, string>>;

export interface WritingTexts {
  /** Text for a failure without a reason from the server. */
  readonly failed: string;
  /** Text for an answer with an empty text. */
  readonly empty: string;
  /** Text for an answer without any text; defaults to `empty`. */
  readonly absent?: string;
  /** Shows `failed` even if the server gave a reason. */
  readonly hidesReason?: boolean;
}

export interface WritingOrder {
  readonly call: ToolCall;
  readonly entered: Entered;
  readonly texts: WritingTexts;
}

/** One text and its progress. */
export interface Written {
  readonly phase: 'none' | 'writing' | 'done' | 'stopped' | 'failed';
  /** Id of the answer in progress, once known. */
  readonly id: string;
  readonly text: string;
  /** Who wrote it; empty while unknown. */
  readonly provider: string;
  /** The input that it was generated from: the form may have changed since. */
  readonly entered: Entered;
  /** An error to show in the result area. */
  readonly problem: string;
  /** Shown below the text. */
  readonly note: string;
  /** The generated text, before edits. */
  readonly original?: string;
  /** Suggestions to improve the text; none in texts stored by earlier releases. */
  readonly missing?: readonly string[];
  /** Points to check in a model's text. */
  readonly checks?: readonly string[];
  /** The sum that decides an advice, with what is typed into its fields. */
  readonly worksheet?: EnteredWorksheet | undefined;
}

/** A worksheet of `@commons/calculators` with its fields as typed. */
export interface EnteredWorksheet {
  readonly id: string;
  readonly typed: Readonly<Record<string, string>>;
  /** The text has no figure that answers the question. */
  readonly decides: boolean;
  /** Somebody has looked at the numbers, so that their result is shown. */
  readonly isChecked: boolean;
}

/** The numbers of an answer as somebody would type them. */
const entered = (sheet: WholeAnswer['worksheet']): EnteredWorksheet | undefined =>
  sheet && {
    id: sheet.id,
    decides: sheet.decides,
    isChecked: false,
    typed: Object.fromEntries(
      Object.entries(sheet.values).map(([name, value]) => [name, String(value)]),
    ),
  };

export const nothingWritten: Written = {
  phase: 'none',
  id: '',
  text: '',
  provider: '',
  entered: {},
  problem: '',
  note: '',
};

/** A text that is generated, stopped, edited and generated again. Outlives its closed panel. */
export class TextWriting {
  #written = nothingWritten;
  #before: Written | undefined;
  #running: AnswerFollower | undefined;
  #unconfirmed: AnswerFollower | undefined;
  #opened = 0;
  readonly #listeners = new Set<() => void>();

  readonly read = () => this.#written;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** True when there is a previous text. */
  get hasBefore(): boolean {
    return this.#before !== undefined;
  }

  /** Counts the texts that took the place of another one: editing ends there. */
  get opened(): number {
    return this.#opened;
  }

  /** Generates a text and shows it as it streams. The previous text can be restored. */
  async write(api: Api, order: WritingOrder): Promise<void> {
    this.#running?.stop();
    this.#remember();
    this.#set({ ...nothingWritten, phase: 'writing', entered: order.entered });
    const follower = this.#follower(api);
    await this.#show(follower, follower.follow(order.call), order.texts, false);
  }

  /** Reconnects to a text in progress, e.g. after a reload. @param begun with its id, and what was shown of it */
  async resume(api: Api, begun: Written, texts: WritingTexts): Promise<void> {
    this.#opened += 1;
    this.#set({ ...begun, phase: 'writing', problem: '' });
    const follower = this.#follower(api, begun.id);
    await this.#show(follower, follower.follow(), texts, true);
  }

  /** Stops the generation, which frees the worker, and keeps what has arrived or else the previous text. */
  readonly stop = () => {
    this.#running?.stop();
    if (this.#written.phase !== 'writing') return;
    if (this.#written.text.trim()) this.change({ phase: 'stopped', id: '' });
    else if (this.#before) this.swap();
    else this.change({ phase: 'none', id: '' });
  };

  /** Stops and deletes the text. */
  clear(): void {
    this.#running?.stop();
    this.#before = undefined;
    this.#set({ ...nothingWritten });
  }

  /** Disconnects without notifying the service: the person may have signed out. */
  leave(): void {
    this.#running?.leave();
  }

  /** The complete text is stored where it survives a reload. Until then the service stores it for some minutes. */
  confirm(): void {
    this.#unconfirmed?.confirm();
    this.#unconfirmed = undefined;
  }

  /** Shows an existing text. */
  open(written: Partial<Written>): void {
    this.#running?.stop();
    this.#remember();
    this.#opened += 1;
    this.#set({ ...nothingWritten, phase: 'done', ...written });
  }

  /** Swaps the current and the previous text. */
  readonly swap = () => {
    if (this.#before) this.open(this.#before);
  };

  change(part: Partial<Written>): void {
    this.#set({ ...this.#written, ...part });
  }

  #follower(api: Api, id?: string): AnswerFollower {
    const callbacks = {
      onStarted: (known: string) => this.change({ id: known }),
      onText: (text: string) => this.change({ text }),
    };
    this.#running = new AnswerFollower(api, callbacks, id);
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

  #finish({ text, provider, missing, checks, worksheet }: WholeAnswer, texts: WritingTexts): void {
    const absent = text === undefined ? (texts.absent ?? texts.empty) : texts.empty;
    const problem = text?.trim() ? '' : absent;
    this.change({
      phase: 'done',
      id: '',
      text: text ?? '',
      original: text ?? '',
      provider,
      problem,
      missing,
      checks,
      worksheet: entered(worksheet),
    });
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
