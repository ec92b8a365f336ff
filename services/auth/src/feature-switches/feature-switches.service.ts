import type { AccessClaims } from '@commons/contracts/account/account';
import {
  type FeatureSwitchName,
  featureSwitches,
  featureSwitchNames,
} from '@commons/contracts/portal/feature-switch-lists';
import type { FeatureSwitch } from '@commons/contracts/portal/feature-switches';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { FeatureSwitches } from '@commons/service-kit/switches/feature-switches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { featureSwitchModel, type StoredFeatureSwitch } from './feature-switch.schema.js';

const subject_kind = 'feature switch';

/** Stores the feature switches, and publishes them to all processes. */
@Injectable()
export class FeatureSwitchesService {
  constructor(
    @InjectModel(featureSwitchModel.name) private readonly stored: Model<StoredFeatureSwitch>,
    private readonly switches: FeatureSwitches,
    private readonly log: AccountLogService,
  ) {}

  async list(): Promise<FeatureSwitch[]> {
    const off = await this.#off();
    return Promise.all(featureSwitchNames.map((name) => this.#row(name, !off.includes(name))));
  }

  /** Setting the current state has no effect and is not logged. */
  async change(
    operator: AccessClaims,
    name: FeatureSwitchName,
    { on, reason }: { on: boolean; reason: string },
  ): Promise<FeatureSwitch> {
    const isOn = !(await this.#off()).includes(name);
    if (isOn !== on) {
      await this.log.add(operator, {
        action: on ? 'switch-on' : 'switch-off',
        subject_kind,
        subject_id: name,
        subject_title: featureSwitches[name].label,
        reason,
      });
      await this.stored.updateOne({ _id: name }, { $set: { on } }, { upsert: true });
    }
    await this.tellAll();
    return this.#row(name, on);
  }

  /** Redis may have lost its copy, or a process may have died between its two writes. */
  @Reconcile({ name: 'feature-switches', everyMs: 15_000 })
  async tellAll(): Promise<void> {
    await this.switches.publish(await this.#off());
  }

  async #off(): Promise<FeatureSwitchName[]> {
    const rows = await this.stored.find({ on: false }).lean<StoredFeatureSwitch[]>();
    return rows.map(({ _id }) => _id);
  }

  async #row(name: FeatureSwitchName, on: boolean): Promise<FeatureSwitch> {
    const last = await this.log.latestOn(subject_kind, name);
    const changed = last && {
      changed_by: last.operator_name,
      changed_at: last.created_at,
      ...(last.reason && { reason: last.reason }),
    };
    return { name, on, ...changed };
  }
}
