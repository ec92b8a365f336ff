import {
  type CaseSubject,
  ReportCasesService,
} from '@commons/service-kit/moderation/report-cases.service';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../postings/job.js';

import type { CaseRecord } from './case.schema.js';

/** A job as the subject of reports. */
export const jobSubject = ({ _id }: Pick<JobRecord, '_id'>) => ({ kind: 'job', id: String(_id) });

/** Reports since the last decision. New reports are appended at the end. */
export const undecided = (found: CaseRecord | undefined) =>
  found?.reports.slice(found.decided ?? 0) ?? [];

/** How many of them count towards hiding the job. */
export const countedReports = (found: CaseRecord | undefined): number =>
  undecided(found).filter(({ counts }) => counts).length;

/** Reports of jobs, grouped by job. */
@Injectable()
export class CasesService extends ReportCasesService<CaseRecord, CaseSubject> {
  constructor(
    @InjectModel('ReportCase') cases: Model<CaseRecord>,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    super(cases, config);
  }

  protected keyOf({ id }: CaseSubject): Partial<CaseRecord> {
    return { job_id: id };
  }

  protected begin(): Partial<CaseRecord> {
    return { decided: 0 };
  }
}
