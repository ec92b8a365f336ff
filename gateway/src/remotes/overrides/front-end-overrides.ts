import type { IncomingHttpHeaders } from 'node:http';
import type { AccessClaims } from '@commons/contracts/account/account';
import { FrontEndVersion } from '@commons/contracts/front-ends/publication';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { log } from '@commons/service-kit/logging/logger';
import type { GatewayConfig } from '../../gateway.config.js';
import { RefusedRemote } from '../known-remote.js';
import { noOverrides, type Override, type Overrides } from '../overridden-remote.js';
import type { FrontEndStore } from '../published/front-end-store.js';
import type { RemoteRegistry } from '../remote-registry.js';
import { checkRequirements } from '../remote-requirements.js';
import { OverrideCookie } from './override-cookie.js';
import type { OverrideRecords } from './override-records.js';

/** The overrides of an operator's browser, and the header that sets its cookie. */
interface Overridden {
  readonly until: Date;
  readonly cookie: string;
}

/** Overrides a front end in an operator's own browser (ADR 0024). */
export class FrontEndOverrides {
  readonly #cookie: OverrideCookie;

  constructor(
    private readonly config: Pick<GatewayConfig, 'SITE_URL' | 'OVERRIDE_ORIGINS'>,
    private readonly records: OverrideRecords,
    private readonly store: FrontEndStore,
    private readonly registry: RemoteRegistry,
  ) {
    this.#cookie = new OverrideCookie(config.SITE_URL);
  }

  /** The development servers that are allowed. */
  get origins(): readonly string[] {
    return this.config.OVERRIDE_ORIGINS;
  }

  /** The overrides of the browser that sends these headers; without its cookie Redis is not asked. */
  async of(headers: IncomingHttpHeaders): Promise<Overrides> {
    const token = this.#cookie.read(headers);
    const record = token && (await this.records.read(token));
    if (!record) return noOverrides;
    const found = Object.entries(record.uses).map(async ([name, use]) => {
      // Skips overrides that no longer exist, e.g. of a removed version.
      const override = await this.#find(name, use).catch(() => undefined);
      return override ? ([[name, override]] as const) : [];
    });
    return new Map((await Promise.all(found)).flat());
  }

  /** @throws 404 and 409 with the reason; 503 without Redis or the store */
  async use(
    operator: AccessClaims,
    headers: IncomingHttpHeaders,
    name: string,
    use: string,
  ): Promise<Overridden> {
    await this.#require(name, use);
    const token = this.#cookie.read(headers) ?? OverrideCookie.newToken();
    const until = await this.records.add(token, operator, name, use);
    log().info(
      { remote: name, use, account: operator.sub },
      'an operator overrides the version of a front end',
    );
    const seconds = Math.ceil((until.getTime() - Date.now()) / 1_000);
    return { until, cookie: this.#cookie.write(token, seconds) };
  }

  /** @returns the header that deletes the cookie @throws 503 without Redis */
  async end(headers: IncomingHttpHeaders): Promise<string> {
    const token = this.#cookie.read(headers);
    if (token) await this.records.remove(token);
    return this.#cookie.cleared;
  }

  async #require(name: string, use: string): Promise<void> {
    if (!this.registry.states().some((state) => state.name === name)) {
      throw refuse(404, `There is no front end ${name}.`);
    }
    const override = await this.#find(name, use).catch((error: Error) => {
      // Otherwise the store is down, or its manifest has been altered.
      throw error instanceof RefusedRemote
        ? refuse(409, error.message)
        : new ServiceUnavailable(error);
    });
    if (override) return;
    if (isVersion(use)) {
      throw refuse(404, `${name} ${use} is not in the store, or was never released and signed.`);
    }
    throw refuse(409, `${use} is not among the development servers of OVERRIDE_ORIGINS.`);
  }

  /** @throws RefusedRemote for a version that needs another shell */
  async #find(name: string, use: string): Promise<Override | undefined> {
    if (!isVersion(use))
      return this.origins.includes(use) ? { use, manifest: undefined } : undefined;
    const manifest = await this.store.anyManifest(name, use);
    if (manifest) checkRequirements(manifest, this.registry.shell);
    return manifest && { use, manifest };
  }
}

const isVersion = (use: string) => FrontEndVersion.safeParse(use).success;
