import { maxChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import type {
  ApplicationChange,
  FailedApplication,
} from '@commons/contracts/applications/many-applications';

/** Pause between two calls: fast decisions would exceed the server's limit of writes per minute. */
const pauseMs = 1_200;

type ById = ReadonlyMap<string, ApplicationChange>;

export interface BulkState {
  /** On the way to the server, by application. */
  readonly sending: ById;
  /** Not sent yet, or to be sent again. */
  readonly queued: ById;
  /** Why the last call failed. */
  readonly problem: string | undefined;
  /** What the server refused, by applicant. */
  readonly failed: readonly FailedApplication[];
}

const none: ById = new Map();
const empty: BulkState = { sending: none, queued: none, problem: undefined, failed: [] };

/** What the queue calls; the screen that is shown last sets it. */
export interface BulkCalls {
  /** Sends one batch. @returns what the server refused. @throws when the batch was not stored */
  readonly send: (part: ApplicationChange[]) => Promise<readonly FailedApplication[]>;
  readonly problemOf: (error: unknown) => string;
  /** Shows a problem when no screen shows the queue. */
  readonly onUnseen: (problem: string) => void;
}

/**
 * Changes of applications, sent in batches one after the other. It outlives the screens: what is queued is sent after
 * the list is left, and what could not be sent waits for another attempt. The browser warns before the page is closed
 * with unsent changes.
 */
export class BulkQueue {
  #state = empty;
  readonly #listeners = new Set<() => void>();
  #lastAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  calls: BulkCalls | undefined;

  readonly state = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #isUnsent() {
    return this.#state.queued.size + this.#state.sending.size > 0;
  }

  readonly add = (changes: readonly ApplicationChange[]) => {
    const queued = new Map(this.#state.queued);
    for (const change of changes) {
      const all = merged(queued.get(change.id), change);
      // At the end of the queue: the newest decision is the last one.
      queued.delete(change.id);
      queued.set(change.id, all);
    }
    this.#set({ queued });
    void this.run();
  };

  /** Takes the newest decision out of what is not sent yet. @returns whether there was one */
  readonly takeBackDecision = (): boolean => {
    const queued = new Map(this.#state.queued);
    const newest = lastDecision(queued);
    if (!newest) return false;
    const { status: _takenBack, ...rest } = newest;
    if (Object.keys(rest).length > 1) queued.set(rest.id, rest);
    else queued.delete(rest.id);
    this.#set({ queued });
    return true;
  };

  readonly addFailed = (more: readonly FailedApplication[]) =>
    this.#set({ failed: [...this.#state.failed, ...more] });

  readonly forgetFailed = () => this.#set({ failed: [] });

  /** Drops what could not be sent. */
  readonly discard = () => this.#set({ queued: none, problem: undefined });

  /** Sends all batches that are queued. @param now without a pause before the first one */
  readonly run = async ({ now = false } = {}): Promise<void> => {
    clearTimeout(this.#timer);
    const { queued, sending } = this.#state;
    if (sending.size > 0 || queued.size === 0 || !this.calls) return;
    const left = this.#lastAt + pauseMs - performance.now();
    if (left > 0 && !now) {
      this.#timer = setTimeout(this.run, left);
      return;
    }
    this.#lastAt = performance.now();
    const part = [...queued].slice(0, maxChangesAtOnce);
    this.#set({ sending: new Map(part), queued: new Map([...queued].slice(part.length)) });
    if (await this.#sendPart(this.calls)) void this.run();
  };

  async #sendPart({ send, problemOf, onUnseen }: BulkCalls): Promise<boolean> {
    const { sending } = this.#state;
    try {
      const refused = await send([...sending.values()]);
      const failed = [...this.#state.failed, ...refused];
      this.#set({ sending: none, problem: undefined, failed });
      return true;
    } catch (error) {
      const queued = new Map(sending);
      for (const [id, later] of this.#state.queued) queued.set(id, merged(queued.get(id), later));
      const problem = problemOf(error);
      this.#set({ sending: none, queued, problem });
      if (this.#listeners.size === 0) onUnseen(problem);
      return false;
    }
  }

  #set(part: Partial<BulkState>) {
    this.#state = { ...this.#state, ...part };
    if (this.#isUnsent()) window.addEventListener('beforeunload', preventLeave);
    else window.removeEventListener('beforeunload', preventLeave);
    for (const listener of this.#listeners) listener();
  }
}

export const lastDecision = (changes: ById): ApplicationChange | undefined =>
  [...changes.values()].findLast(({ status }) => status);

const preventLeave = (event: BeforeUnloadEvent) => event.preventDefault();

/** Two changes of one application as one. Of a tag that is both added and removed, the later counts. */
function merged(
  before: ApplicationChange | undefined,
  later: ApplicationChange,
): ApplicationChange {
  if (!before) return later;
  const add_tags = tagsOf(before.add_tags, later.add_tags, later.remove_tags);
  const remove_tags = tagsOf(before.remove_tags, later.remove_tags, later.add_tags);
  return {
    ...{ ...before, ...later },
    ...(add_tags && { add_tags }),
    ...(remove_tags && { remove_tags }),
  };
}

const tagsOf = (before?: string[], more?: string[], less: string[] = []) =>
  (before || more) &&
  [...new Set([...(before ?? []), ...(more ?? [])])].filter((tag) => !less.includes(tag));
