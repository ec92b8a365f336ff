import { RemoteManifest, ShellManifest } from '@commons/contracts/front-ends/remotes';
import type { UpstreamAnswer } from '../proxy/upstream.js';
import type { Upstreams } from '../proxy/upstreams.js';

const answerMs = 1_500;

/** Front ends from their static servers: one version each. */
export class StaticRemotes {
  readonly #checked = new Map<string, string>();

  constructor(private readonly upstreams: Upstreams) {}

  /** @throws when the front end does not answer, or is only partly deployed */
  async read(name: string): Promise<RemoteManifest> {
    const manifest = RemoteManifest.parse(await this.#manifest(name));
    if (manifest.name !== name) throw new Error(`mfe.json has the name ${manifest.name}`);
    if (manifest.entry !== this.#checked.get(name)) {
      await this.#checkEntry(name, manifest.entry);
      this.#checked.set(name, manifest.entry);
    }
    return manifest;
  }

  /** What the shell provides to remotes; undefined when it does not answer or declare it. */
  async shell(): Promise<ShellManifest | undefined> {
    try {
      return ShellManifest.parse(await this.#manifest('shell'));
    } catch {
      return undefined;
    }
  }

  async #manifest(name: string): Promise<unknown> {
    return readJson(await this.upstreams.ask(name, '/mfe.json', answerMs));
  }

  /** Rejects a version that is only partly deployed, or not on all servers yet. */
  async #checkEntry(name: string, entry: string): Promise<void> {
    const answer = await this.upstreams.ask(name, `/${entry}`, answerMs);
    await answer.body.dump();
    if (answer.statusCode !== 200) {
      throw new Error(`mfe.json names ${entry}, which answered ${answer.statusCode}`);
    }
  }
}

async function readJson(answer: UpstreamAnswer): Promise<unknown> {
  if (answer.statusCode !== 200) {
    await answer.body.dump();
    throw new Error(`mfe.json answered ${answer.statusCode}`);
  }
  return answer.body.json();
}
