import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import type { Schema } from 'mongoose';
import type { ReportCase } from './report-case.schema.js';

/** What is reported and decided on. */
export interface CaseSubject {
  readonly kind: string;
  readonly id: string;
}

/** How a service stores its report cases. */
export interface ReportCases<Case extends ReportCase, Subject extends CaseSubject = CaseSubject> {
  readonly schema: Schema<Case>;
  /** The fields that identify the case of a subject: those of the unique index. */
  keyOf(subject: CaseSubject): Partial<Case>;
  /** The subject that a case is about. */
  subjectOf(found: Case): CaseSubject;
  /** Further fields of a new case. */
  begin?(subject: Subject): Partial<Case>;
  /** What else a row of the operators' list says about a case. */
  rowOf?(found: Case): Partial<ReportedSubject>;
}

/** Injects the `ReportCases` of the service. */
export const REPORT_CASES = Symbol('report cases');

/** Name of the model of cases. */
export const reportCaseModel = 'ReportCase';
