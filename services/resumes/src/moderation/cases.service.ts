import {
  type CaseSubject,
  ReportCasesService,
} from '@commons/service-kit/moderation/report-cases.service';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** Reports of shared profiles, grouped by profile. */
@Injectable()
export class CasesService extends ReportCasesService<CaseRecord, CaseSubject> {
  constructor(
    @InjectModel('ReportCase') cases: Model<CaseRecord>,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    super(cases, config);
  }

  protected keyOf({ id }: CaseSubject): Partial<CaseRecord> {
    return { profile_id: id };
  }

  protected begin(): Partial<CaseRecord> {
    return {};
  }
}
