import { gateway } from '@commons/contracts/operations/gateway';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { FeatureSwitches } from '@commons/service-kit/switches/feature-switches';
import { Controller, Header } from '@nestjs/common';
import { ReadsJson } from '../api/own-bodies.js';
import { Limited } from '../limits/limited.js';
import { FrontEndOverrides } from '../remotes/overrides/front-end-overrides.js';
import { Deployables } from './deployables.js';
import { FrontEndReleases } from './front-end-releases.js';
import { FrontEndStatuses } from './front-end-statuses.js';

const maxBytes = 16 * 1024;

/** The status of the running portal: everything for operators, the feature switches for everybody. */
@Limited('read')
@Controller('api')
export class OperatorStatusController {
  constructor(
    private readonly switches: FeatureSwitches,
    private readonly deployables: Deployables,
    private readonly frontEnds: FrontEndStatuses,
    private readonly releases: FrontEndReleases,
    private readonly overrides: FrontEndOverrides,
  ) {}

  @Handles(gateway['GET /feature-switches'])
  @Header('cache-control', 'no-store')
  async switchedOff() {
    return { off: await this.switches.allOff() };
  }

  @Handles(gateway['GET /operator/deployables'])
  @Header('cache-control', 'no-store')
  async list() {
    const rows = await this.deployables.list();
    return { rows, total: rows.length };
  }

  @Handles(gateway['GET /operator/front-ends'])
  @Header('cache-control', 'no-store')
  async published() {
    return this.#frontEnds();
  }

  @Handles(gateway['PUT /operator/front-ends/{name}/release'])
  @Limited('write')
  @ReadsJson(maxBytes)
  @Header('cache-control', 'no-store')
  async release(call: Call<'PUT /operator/front-ends/{name}/release'>) {
    await this.releases.give(call.claims, { ...call.params, ...call.body });
    return this.#frontEnds();
  }

  async #frontEnds() {
    return {
      release_by: this.releases.by,
      override_origins: [...this.overrides.origins],
      front_ends: await this.frontEnds.list(),
    };
  }
}
