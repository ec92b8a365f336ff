import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';
import { Schema, type Types } from 'mongoose';

/** Subjects of decisions here; the id of a wave is that of its listing. */
export const subjectKinds = ['listing', 'review', 'wave'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** All reports of a listing or a review. */
export interface CaseRecord extends ReportCase {
  kind: SubjectKind;
  subject_id: string;
  /** The listing itself, or that of the review. The case is deleted with it. */
  listing_id: Types.ObjectId;
}

export const caseSchema = reportCaseSchema<CaseRecord>(
  {
    kind: { type: String, enum: [...subjectKinds], required: true },
    subject_id: { type: String, required: true },
    listing_id: { type: Schema.Types.ObjectId, required: true },
  },
  ['kind', 'subject_id'],
);
caseSchema.index({ listing_id: 1 });
