import { randomUUID } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import type {
  PortalSettings,
  PortalVersion,
  SavedPortal,
} from '@commons/contracts/portal/portal-settings';
import { changedSettings } from '@commons/contracts/portal/portal-settings-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { doubledWords } from './doubled-words.js';
import { type PortalVersionRecord, portalVersionModel } from './portal-version.schema.js';
import { TownWordsService } from './town-words.service.js';

const subject_kind = 'portal settings';

const savedMeanwhile =
  'Someone else saved the settings in the meantime. Reload the page to see them, then make your changes again.';

interface Change {
  /** The version that a change is based on. */
  readonly version: number;
  readonly saved: SavedPortal;
  readonly reason?: string | undefined;
  readonly action?: 'save' | 'restore';
}

/** Stores the settings of the portal in versions, and publishes them to all processes (docs/adr/0025). */
@Injectable()
export class PortalSettingsService implements OnApplicationBootstrap {
  constructor(
    @InjectModel(portalVersionModel.name) private readonly versions: Model<PortalVersionRecord>,
    private readonly portal: Portal,
    private readonly log: AccountLogService,
    private readonly words: TownWordsService,
  ) {}

  /** At the start too, not only by the reconciliation: until then an empty Redis would show the default name. */
  async onApplicationBootstrap(): Promise<void> {
    await this.tellAll().catch(() => undefined);
  }

  async read(): Promise<PortalSettings> {
    const latest = await this.#latest();
    return {
      version: latest?.version ?? 0,
      saved: latest?.saved ?? {},
      defaults: this.portal.defaults,
    };
  }

  /** Saving the current settings has no effect and is not logged. */
  async save(operator: AccessClaims, change: Change): Promise<PortalSettings> {
    const latest = await this.#latest();
    if ((latest?.version ?? 0) !== change.version) throw refuse(409, savedMeanwhile);
    const doubled = doubledWords(change.saved);
    if (doubled.length > 0) throw refuse(422, doubled);
    const changed = changedSettings(change.saved, latest?.saved ?? {});
    if (changed.length > 0) {
      await this.words.refuseUsed(latest?.saved ?? {}, change.saved);
      await this.#add(operator, change);
    }
    await this.tellAll();
    return this.read();
  }

  async restore(operator: AccessClaims, { version, of }: { version: number; of: number }) {
    const former = of === 0 ? { saved: {} } : await this.#version(of);
    if (!former) throw refuse(404, 'There is no such version');
    const reason = of === 0 ? 'Back to the example' : `As in version ${of}`;
    return this.save(operator, { version, saved: former.saved, reason, action: 'restore' });
  }

  /** Saved versions, the latest first. */
  async list({ limit, offset }: { readonly limit: number; readonly offset: number }) {
    const [found, total] = await Promise.all([
      // One more, to compute the changes of the page's last version.
      this.versions
        .find()
        .sort({ version: -1, _id: 1 })
        .skip(offset)
        .limit(limit + 1)
        .lean<PortalVersionRecord[]>(),
      this.versions.countDocuments({}, { limit: exactCountLimit + 1 }),
    ]);
    const rows = found.slice(0, limit).map((row, at) => this.#row(row, found[at + 1]));
    return { rows: await Promise.all(rows), total };
  }

  /** Redis may have lost its copy, or a process may have died between its two writes. */
  @Reconcile({ name: 'portal-settings', everyMs: 15_000 })
  async tellAll(): Promise<void> {
    const { version = 0, saved = {} } = (await this.#latest()) ?? {};
    await this.portal.publish({ version, saved });
  }

  async #add(operator: AccessClaims, { version, saved, reason, action = 'save' }: Change) {
    const _id = randomUUID();
    const next = version + 1;
    await this.log.add(operator, {
      action: `portal-${action}`,
      subject_kind,
      subject_id: _id,
      subject_title: `version ${next}`,
      ...(reason && { reason }),
    });
    try {
      await this.versions.create({ _id, version: next, saved, saved_at: new Date() });
    } catch (error) {
      if (isDuplicateKey(error)) throw refuse(409, savedMeanwhile);
      throw error;
    }
  }

  async #latest(): Promise<PortalVersionRecord | undefined> {
    const [latest] = await this.versions
      .find()
      .sort({ version: -1, _id: 1 })
      .limit(1)
      .lean<PortalVersionRecord[]>();
    return latest;
  }

  async #version(version: number): Promise<PortalVersionRecord | null> {
    return this.versions.findOne({ version }).lean<PortalVersionRecord>();
  }

  async #row(row: PortalVersionRecord, before?: PortalVersionRecord): Promise<PortalVersion> {
    const logged = await this.log.latestOn(subject_kind, row._id);
    return {
      version: row.version,
      saved_at: row.saved_at.toISOString(),
      ...(logged && { saved_by: logged.operator_name }),
      ...(logged?.reason && { note: logged.reason }),
      changed: changedSettings(row.saved, before?.saved ?? {}),
    };
  }
}
