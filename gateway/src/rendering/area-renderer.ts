import { Worker } from 'node:worker_threads';
import type {
  PageCall,
  PageCallAnswer,
  PageRequest,
  RenderedPage,
} from '@commons/contracts/front-ends/page-rendering';
import { builtFile } from '@commons/service-kit/guarded/built-file';
import type { FromWorker, RenderScene, RenderWorkerData, ToWorker } from './render-protocol.js';

const memoryMegabytes = 160;

/** The worker hung or died, so its other pages failed as well. */
export class RendererEnded extends Error {}

export type CallApi = (call: PageCall) => Promise<PageCallAnswer>;

interface Job {
  readonly callApi: CallApi;
  /** API calls that are under way: they have time-outs of their own. */
  calls: number;
  /** Runs while the page itself works. */
  hung: NodeJS.Timeout;
  readonly settle: (page: RenderedPage | Error) => void;
}

/** Renders the pages of one version of a front end, in a worker thread with memory and time limits. */
export class AreaRenderer {
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | undefined;
  #count = 0;

  /** @param longestMs after this time without an API call a page counts as hanging, and its worker is replaced */
  constructor(
    private readonly data: RenderWorkerData,
    private readonly longestMs: number,
  ) {}

  /** @throws RendererEnded, or the page's own error: mostly the API refused what it asked for */
  render(request: PageRequest, scene: RenderScene, callApi: CallApi): Promise<RenderedPage> {
    const id = ++this.#count;
    const worker = this.#running();
    return new Promise((resolve, reject) => {
      const settle = (page: RenderedPage | Error) => {
        clearTimeout(job.hung);
        this.#jobs.delete(id);
        if (page instanceof Error) reject(page);
        else resolve(page);
      };
      const job: Job = { callApi, calls: 0, hung: this.#hungTimer(worker), settle };
      this.#jobs.set(id, job);
      this.#post(worker, { id, scene, request });
    });
  }

  /** Starts the worker ahead of the first page. */
  warm(): void {
    this.#running();
  }

  close(): void {
    if (this.#worker) this.#end(this.#worker, 'the renderer was closed');
  }

  #running(): Worker {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(builtFile('@commons/gateway', 'rendering/render-worker.js'), {
      workerData: this.data,
      env: {},
      // Flags of the process, e.g. `--import`, are not for this thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    });
    worker.unref();
    worker.on('message', (message: FromWorker) => void this.#receive(worker, message));
    worker.on('error', (error) => this.#end(worker, error.message));
    worker.on('exit', () => this.#end(worker, 'the worker ended'));
    return worker;
  }

  async #receive(worker: Worker, message: FromWorker): Promise<void> {
    const job = this.#jobs.get(message.id);
    if ('page' in message) job?.settle(message.page);
    else if ('error' in message) job?.settle(new Error(message.error));
    else {
      const { id, call, asked } = message;
      const answer = job && (await this.#callFor(job, worker, asked));
      if (worker === this.#worker) this.#post(worker, { id, call, answer });
    }
  }

  /** Makes an API call of a page; a service that is slow is no page that hangs. */
  async #callFor(job: Job, worker: Worker, asked: PageCall): Promise<PageCallAnswer | undefined> {
    job.calls += 1;
    clearTimeout(job.hung);
    const answer = await job.callApi(asked).catch(() => undefined);
    job.calls -= 1;
    const isRunning = [...this.#jobs.values()].includes(job);
    if (job.calls === 0 && isRunning) job.hung = this.#hungTimer(worker);
    return answer;
  }

  #hungTimer(worker: Worker): NodeJS.Timeout {
    return setTimeout(() => this.#end(worker, 'a page hung'), this.longestMs).unref();
  }

  #post(worker: Worker, message: ToWorker): void {
    worker.postMessage(message);
  }

  /** Fails the pages in progress; the next page starts another worker. */
  #end(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    void worker.terminate();
    for (const { settle } of [...this.#jobs.values()]) settle(new RendererEnded(reason));
  }
}
