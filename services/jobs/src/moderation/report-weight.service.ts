import type { AccessClaims } from '@commons/contracts/account';
import { networkOf } from '@commons/service-kit/http/client-address';
import { log } from '@commons/service-kit/logging/logger';
import { keyedDigest } from '@commons/service-kit/moderation/keyed-digest';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
import type { ReportNetwork } from './report-network.schema.js';
import { ReporterStandings } from './reporter-standings.service.js';

const dayMs = 24 * 3_600_000;
/** How long it is known that a network has reported a job. */
const networkDays = 30;

/**
 * Whether a report helps to hide a job: only of a person with a confirmed address, an account of some days, no habit of
 * wrong reports, and from a network from which nobody else has reported this job. All others wait for an operator.
 */
@Injectable()
export class ReportWeight {
  constructor(
    @InjectModel('ReportNetwork') private readonly networks: Model<ReportNetwork>,
    private readonly people: PeopleService,
    private readonly standings: ReporterStandings,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** @param address of the person's machine, as the gateway vouches for it */
  async counts(jobId: string, claims: AccessClaims | undefined, address: string): Promise<boolean> {
    if (!claims) return false;
    try {
      if (!(await this.#isKnown(claims.sub))) return false;
      if (await this.standings.isDistrusted(claims.sub)) return false;
      return await this.#takeNetwork(jobId, claims.sub, address);
    } catch (error) {
      // The report is stored all the same, and an operator reads it.
      log().warn({ reason: (error as Error).message }, 'a report is not counted');
      return false;
    }
  }

  async #isKnown(userId: string): Promise<boolean> {
    const person = await this.people.find(userId);
    if (!person?.email_verified || !person.created_at || person.closed) return false;
    const age = Date.now() - Date.parse(person.created_at);
    return age >= this.config.REPORT_ACCOUNT_DAYS * dayMs;
  }

  /** In one step: of two reports at once from one network only one counts. */
  async #takeNetwork(jobId: string, userId: string, address: string): Promise<boolean> {
    const digest = (what: string) => keyedDigest(this.shared, `job ${jobId} ${what}`);
    const _id = digest(`network ${networkOf(address)}`);
    const reporter = digest(`account ${userId}`);
    const expires_at = new Date(Date.now() + networkDays * dayMs);
    try {
      await this.networks.create({ _id, reporter, expires_at });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const first = await this.networks.findById(_id).lean<ReportNetwork>();
      return first?.reporter === reporter;
    }
  }
}
