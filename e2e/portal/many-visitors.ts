import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** From one visit to the next: fifty visitors make some 200 requests a second, and leave the machine to the test. */
const visitEveryMs = 2_500;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The requests of many browsers: each opens a page repeatedly, with all files that it names, at a steady rate. */
export class ManyVisitors {
  readonly failures: string[] = [];
  requests = 0;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(
    private readonly site: string,
    private readonly count: number,
  ) {}

  start(path: string): void {
    this.#running = Promise.all(
      Array.from({ length: this.count }, (_, number) => this.#visit(number, path)),
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** The number of visitors who get this version of a front end from the registry. */
  async withVersion(remote: string, version: string): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: this.count }, (_, number) => this.#get(number, '/mfe/registry.json')),
    );
    const prefix = `"name":"${remote}","version":"${version}"`;
    return answers.filter(({ text }) => text.includes(prefix)).length;
  }

  async #visit(number: number, path: string): Promise<void> {
    // Not all at the same time.
    await pause((visitEveryMs * number) / this.count);
    while (!this.#stopped) {
      const next = pause(visitEveryMs);
      const { text } = await this.#get(number, path);
      const files = new Set(text.match(/\/mfe\/[\w.-]+\/[\w./-]+\.(?:js|css)/g));
      await Promise.all([...files, '/mfe/registry.json'].map((file) => this.#get(number, file)));
      await next;
    }
  }

  async #get(number: number, path: string): Promise<Answer> {
    this.requests += 1;
    try {
      const answer = await send(this.site + path, `Visitor ${number}`);
      if (answer.status !== 200) this.failures.push(`${path}: ${answer.status}`);
      return answer;
    } catch (error) {
      this.failures.push(`${path}: ${(error as Error).message}`);
      return { status: 0, text: '' };
    }
  }
}

/** Not fetch, whose user agent cannot be set in every version of Node. */
function send(url: string, agent: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'user-agent': agent } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
