import {
  type CaseSubject,
  ReportCasesService,
} from '@commons/service-kit/moderation/report-cases.service';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { CaseRecord, SubjectKind } from './case.schema.js';
import type { Subject } from './subject.js';

/** Reports of listings and reviews, grouped by subject. */
@Injectable()
export class CasesService extends ReportCasesService<CaseRecord, Subject> {
  constructor(
    @InjectModel('ReportCase') cases: Model<CaseRecord>,
    @Inject(SERVICE_CONFIG) config: ServiceConfig,
  ) {
    super(cases, config);
  }

  protected keyOf({ kind, id }: CaseSubject): Partial<CaseRecord> {
    return { kind: kind as SubjectKind, subject_id: id };
  }

  protected begin({ listing_id }: Subject): Partial<CaseRecord> {
    return { listing_id };
  }

  /** Removes the cases of a deleted listing and of its reviews. */
  async removeOfListing(listingId: Types.ObjectId): Promise<void> {
    await this.cases.deleteMany({ listing_id: listingId });
  }
}
