import type { AccessClaims } from '@commons/contracts/account/account';
import { dayMs } from '@commons/contracts/durations';
import { networkOf } from '@commons/service-kit/http/client-address';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { log } from '@commons/service-kit/logging/logger';
import { keyedDigest } from '@commons/service-kit/moderation/keyed-digest';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
import type { ReportNetwork } from './report-network.schema.js';
import { ReporterStandingsService } from './reporter-standings.service.js';

/** How long it is remembered that a network reported a job. */
const networkDays = 30;

/**
 * Whether a report counts towards hiding a job. It does for an account of a minimum age with a confirmed address and no
 * history of wrong reports, from a network that has not reported this job. All other reports only wait for an operator.
 */
@Injectable()
export class ReportWeightService {
  constructor(
    @InjectModel('ReportNetwork') private readonly networks: Model<ReportNetwork>,
    private readonly people: PeopleService,
    private readonly standings: ReporterStandingsService,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** @param address client address as reported by the gateway */
  async counts(jobId: string, claims: AccessClaims | undefined, address: string): Promise<boolean> {
    if (!claims) return false;
    try {
      if (!(await this.#isKnown(claims.sub))) return false;
      if (await this.standings.isDistrusted(claims.sub)) return false;
      return await this.#takeNetwork(jobId, claims.sub, address);
    } catch (error) {
      // The report is stored anyway, for an operator to read.
      log().warn(
        { reason: (error as Error).message },
        'failed to weigh a report, it is not counted',
      );
      return false;
    }
  }

  async #isKnown(userId: string): Promise<boolean> {
    const person = await this.people.find(userId);
    if (!person?.email_verified || !person.created_at || person.closed) return false;
    const age = Date.now() - Date.parse(person.created_at);
    return age >= this.config.REPORT_ACCOUNT_DAYS * dayMs;
  }

  /** Atomic: of two concurrent reports from one network only one counts. */
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
