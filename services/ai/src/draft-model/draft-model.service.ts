import { builtFile } from '@commons/service-kit/guarded/built-file';
import { log } from '@commons/service-kit/logging/logger';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { languageOf } from '../facts/language/language.js';
import { readRequest } from '../facts/requests/read-request.js';
import type { Draft } from './draft.js';
import type { DraftOrder, ReadDraftOrder } from './draft-order.js';

/** Drafts that may wait for the thread; more entries at once are written without one, which is faster. */
const maxWaiting = 4;
/** The thread and its weights go after so long without an entry. */
const idleMs = 300_000;

/** Drafts texts with the small language model, in a thread of its own: the process stays free for others. */
@Injectable()
export class DraftModelService implements OnModuleDestroy {
  #pool: Piscina<ReadDraftOrder, Draft | undefined> | undefined;

  constructor(@Inject(AI_CONFIG) private readonly config: AiConfig) {}

  /**
   * @param signal nobody waits for the text any more
   * @returns undefined where the model is switched off, busy or fails, and where its draft does not say what was
   *   entered: the text is then written without it
   */
  async draft(order: DraftOrder, signal: AbortSignal): Promise<Draft | undefined> {
    const { AI_DRAFTS, AI_DRAFT_MS } = this.config;
    if (!AI_DRAFTS || languageOf(order.entry) !== 'en') return undefined;
    try {
      const request = readRequest(order.entry, order.tool);
      return await this.#threads().run(
        { ...order, request },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(AI_DRAFT_MS)]) },
      );
    } catch (error) {
      log().info({ reason: String(error) }, 'no draft, the text is written without one');
      return undefined;
    }
  }

  #threads() {
    this.#pool ??= new Piscina<ReadDraftOrder, Draft | undefined>({
      filename: builtFile('@commons/ai', 'draft-model/draft-worker.js'),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: maxWaiting,
      idleTimeout: idleMs,
      env: {},
      // Flags of the process, e.g. `--import`, are not for this thread.
      execArgv: [],
    });
    return this.#pool;
  }

  async onModuleDestroy(): Promise<void> {
    await this.#pool?.destroy();
  }
}
