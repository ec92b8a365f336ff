import type { KeyObject } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import {
  type NewOperatorAction,
  OperatorActionRecorded,
} from '@commons/contracts/moderation/moderation';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import type { InternalClient } from '@commons/service-kit/internal/internal-client';
import { PublicationFailure } from '@commons/service-kit/publication/publication-failure';
import { readSigningKey } from '@commons/service-kit/publication/signed-release';
import type { z } from 'zod';
import type { GatewayConfig } from '../gateway.config.js';
import { RefusedRemote } from '../remotes/known-remote.js';
import type { FrontEndStore } from '../remotes/published/front-end-store.js';
import type { RemoteRegistry } from '../remotes/remote-registry.js';
import { checkRequirements } from '../remotes/remote-requirements.js';

interface Wanted {
  readonly name: string;
  readonly version: string;
  /** `changed_at` of the release that the operator saw. */
  readonly changed_at: string;
  readonly reason: string;
}

type Settings = Pick<
  GatewayConfig,
  'FRONT_ENDS' | 'FRONT_ENDS_RELEASES' | 'FRONT_ENDS_PUBLIC_KEY' | 'FRONT_ENDS_KEY_FILE'
>;

const meanwhile = 'Somebody released another version meanwhile. Look at what it is now.';

/** Moves the pointer of a front end for an operator, if the settings allow it. */
export class FrontEndReleases {
  readonly #key: KeyObject | undefined;

  /** @throws for an unreadable key file: a gateway configured with one must not start without it */
  constructor(
    private readonly settings: Settings,
    private readonly store: FrontEndStore,
    private readonly registry: RemoteRegistry,
    private readonly client: InternalClient,
    private readonly canNote: boolean,
  ) {
    const { FRONT_ENDS_KEY_FILE: file } = settings;
    this.#key = file ? readSigningKey(file) : undefined;
  }

  /** Where signatures are required but the publisher's key is not here, only the command can release. */
  get by(): 'console' | 'command' {
    const { FRONT_ENDS, FRONT_ENDS_RELEASES, FRONT_ENDS_PUBLIC_KEY } = this.settings;
    const mayWrite = FRONT_ENDS !== undefined && FRONT_ENDS_RELEASES === 'console' && this.canNote;
    return mayWrite && (this.#key || !FRONT_ENDS_PUBLIC_KEY) ? 'console' : 'command';
  }

  /** Releases a version to all visitors. Auth logs it beforehand; if that fails, nothing is released. */
  async give(operator: AccessClaims, { name, version, changed_at, reason }: Wanted): Promise<void> {
    if (this.by === 'command') {
      throw refuse(409, `Run this where you publish: npm run release -- ${name} ${version}`);
    }
    const release = await this.store.release(name);
    if (!release) throw refuse(404, 'This front end was never published.');
    if (release.changed_at !== changed_at) throw refuse(409, meanwhile);
    await this.#check(name, version);
    const before = Object.keys(release.weights).join(', ');
    await this.#note(operator, name, version, `${before} to ${version}: ${reason}`);
    await this.#move(name, version, `${operator.full_name}, in the console`, changed_at);
  }

  /** @throws 503 when auth does not store it: no action goes unlogged */
  async #note(operator: AccessClaims, name: string, version: string, reason: string) {
    const action: z.input<typeof NewOperatorAction> = {
      operator_id: operator.sub,
      operator_name: operator.full_name,
      action: 'release',
      subject_kind: 'front end',
      subject_id: name,
      subject_title: `${name} ${version}`,
      reason,
    };
    const path = '/internal/operator-actions';
    const noted = await this.client.post('auth', path, action, OperatorActionRecorded);
    if (!noted) throw new ServiceUnavailable();
  }

  /** Every gateway would refuse it and keep the previous version. */
  async #check(name: string, version: string): Promise<void> {
    const manifest = await this.store.manifest(name, version);
    if (!manifest) throw refuse(404, `${name} ${version} was never released, or is gone.`);
    try {
      checkRequirements(manifest, this.registry.shell);
    } catch (error) {
      if (error instanceof RefusedRemote) throw refuse(409, error.message);
      throw error;
    }
  }

  async #move(name: string, version: string, by: string, seen: string): Promise<void> {
    try {
      await this.store.moveTo(name, { [version]: 100 }, { by, key: this.#key, seen });
    } catch (error) {
      if (error instanceof PublicationFailure) throw refuse(409, error.message);
      throw error;
    }
  }
}
