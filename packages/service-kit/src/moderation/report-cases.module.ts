import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DecisionsAboutController } from './decisions-about.controller.js';
import type { ReportCase } from './report-case.schema.js';
import {
  type CaseSubject,
  REPORT_CASES,
  type ReportCases,
  reportCaseModel,
} from './report-cases.js';
import { ReportCasesService } from './report-cases.service.js';
import { ReportedSubjectsService } from './reported-subjects.service.js';
import { ReportUserData } from './reports.user-data.js';

@Module({})
class ReportCasesModule {}

/**
 * What people reported in a service, what operators decided, and the reports in the archive of a person's data.
 * @param log the module that exports the service's `OperatorLogService`
 */
export const reportCasesModule = <Case extends ReportCase, Subject extends CaseSubject>(
  cases: ReportCases<Case, Subject>,
  log: NonNullable<ModuleMetadata['imports']>[number],
): DynamicModule => ({
  module: ReportCasesModule,
  imports: [MongooseModule.forFeature([{ name: reportCaseModel, schema: cases.schema }]), log],
  controllers: [DecisionsAboutController],
  providers: [
    { provide: REPORT_CASES, useValue: cases },
    ReportCasesService,
    ReportedSubjectsService,
    ReportUserData,
  ],
  exports: [ReportCasesService, ReportedSubjectsService],
});
