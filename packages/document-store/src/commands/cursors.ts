import type { Doc } from '../bson-values.js';
import { CommandError } from '../errors.js';
import { PeriodicYield } from '../storage/storage.js';
import type { Batch } from '../wire.js';

/** Raw documents; `undefined` marks a point where a long search may pause. */
export type Results = Iterator<Buffer | undefined>;

interface Cursor {
  readonly ns: string;
  readonly results: Results;
  /** A document that did not fit into the last batch. */
  held: Buffer | undefined;
  lastUsed: number;
  busy: boolean;
}

const firstBatch = 101;
const maxBytes = 15 * 1024 * 1024;
const idleMs = 10 * 60_000;
const maxOpen = 1000;

/** Open cursors; one unused for ten minutes is closed. */
export class Cursors {
  readonly #open = new Map<number, Cursor>();
  #nextId = 1 + Math.floor(Math.random() * 2 ** 40);

  /** The first batch of a query. Opens a cursor (id 0: none) unless everything fits or only one batch is wanted. */
  async first(ns: string, results: Results, batchSize: number | undefined, single: boolean) {
    const cursor: Cursor = { ns, results, held: undefined, lastUsed: Date.now(), busy: true };
    const { documents, ended } = await this.#fill(cursor, batchSize ?? firstBatch);
    cursor.busy = false;
    if (ended || single) return { ns, cursorId: 0, documents } satisfies Batch;
    this.#forgetIdle();
    const cursorId = this.#nextId++;
    this.#open.set(cursorId, cursor);
    return { ns, cursorId, documents } satisfies Batch;
  }

  /**
   * The next batch of an open cursor.
   * @throws CommandError CursorNotFound when it is unknown, of another collection or in use
   */
  async more(cursorId: number, ns: string, batchSize: number | undefined): Promise<Batch> {
    const cursor = this.#open.get(cursorId);
    if (!cursor || cursor.ns !== ns || cursor.busy) {
      throw new CommandError(43, 'CursorNotFound', `cursor id ${cursorId} not found`);
    }
    cursor.busy = true;
    try {
      const { documents, ended } = await this.#fill(cursor, batchSize || Number.POSITIVE_INFINITY);
      if (ended) this.#open.delete(cursorId);
      return { ns, cursorId: ended ? 0 : cursorId, documents };
    } catch (error) {
      this.#open.delete(cursorId);
      throw error;
    } finally {
      cursor.busy = false;
      cursor.lastUsed = Date.now();
    }
  }

  /** Closes cursors; says which of them were open. */
  kill(ids: number[]): { killed: number[]; unknown: number[] } {
    const killed = ids.filter((id) => this.#open.delete(id));
    return { killed, unknown: ids.filter((id) => !killed.includes(id)) };
  }

  async #fill(cursor: Cursor, most: number): Promise<{ documents: Buffer[]; ended: boolean }> {
    const periodicYield = new PeriodicYield();
    const documents: Buffer[] = [];
    let bytes = 0;
    while (documents.length < most) {
      const { value, done } = cursor.held
        ? { value: cursor.held, done: false }
        : cursor.results.next();
      cursor.held = undefined;
      if (done) return { documents, ended: true };
      if (!value) {
        await periodicYield.pause();
      } else if (documents.length > 0 && bytes + value.length > maxBytes) {
        cursor.held = value;
        break;
      } else {
        documents.push(value);
        bytes += value.length;
      }
    }
    return { documents, ended: false };
  }

  #forgetIdle(): void {
    const limit = Date.now() - idleMs;
    for (const [id, cursor] of this.#open) {
      const full = this.#open.size >= maxOpen;
      if (!cursor.busy && (full || cursor.lastUsed < limit)) this.#open.delete(id);
    }
  }
}

/** The reply of find, aggregate and getMore, without its documents. */
export const cursorReply = (batch: Batch, field: 'firstBatch' | 'nextBatch'): Doc => ({
  batch,
  field,
});
