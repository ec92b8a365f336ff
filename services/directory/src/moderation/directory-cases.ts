import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';
import type { ReportCases } from '@commons/service-kit/moderation/report-cases';
import { Schema, type Types } from 'mongoose';
import type { Subject } from './subject.js';

/** Subjects of decisions here; the id of a wave is that of its listing. */
const subjectKinds = ['listing', 'review', 'wave'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** All reports of a listing or a review. */
export interface ListingCase extends ReportCase {
  kind: SubjectKind;
  subject_id: string;
  /** The listing itself, or that of the review. The case is deleted with it. */
  listing_id: Types.ObjectId;
}

const caseSchema = reportCaseSchema<ListingCase>(
  {
    kind: { type: String, enum: [...subjectKinds], required: true },
    subject_id: { type: String, required: true },
    listing_id: { type: Schema.Types.ObjectId, required: true },
  },
  ['kind', 'subject_id'],
);
caseSchema.index({ listing_id: 1 });

/** Reports of listings and reviews, grouped by subject. */
export const directoryCases: ReportCases<ListingCase, Subject> = {
  schema: caseSchema,
  keyOf: ({ kind, id }) => ({ kind: kind as SubjectKind, subject_id: id }),
  subjectOf: ({ kind, subject_id }) => ({ kind, id: subject_id }),
  begin: ({ listing_id }) => ({ listing_id }),
};
