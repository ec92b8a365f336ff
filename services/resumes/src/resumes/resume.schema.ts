import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { AnalyzeAnswer, RewriteAnswer } from '@commons/contracts/resumes/resumes';
import { Schema, type Types } from 'mongoose';
import type { ResumeFileType } from '../extraction/resume-file-type.js';

/** Work of the AI service on a résumé. Its task there has the id of the run. */
export interface ResumeRun {
  readonly id: string;
  readonly kind: 'analyze' | 'rewrite';
  readonly suggestions?: string[];
  /** Of the page that shows the findings of an analysis. */
  readonly language?: string;
  readonly started_at: Date;
}

/** A résumé as stored. */
export interface ResumeRecord {
  _id: Types.ObjectId;
  user_id: string;
  filename: string;
  type: ResumeFileType;
  created_at: Date;
  /** Whether the raw upload is still in the object storage. */
  has_file: boolean;
  /** True until the text was read or refused. Queried by the reconciliation. */
  unread?: true;
  /** When the raw upload is deleted, if its owner chose that. */
  expires_at?: Date;
  /** The parsed text; absent until it was read. */
  structure?: ResumeStructure;
  /** Why the file cannot be read, as a text for people. */
  problem?: string;
  run?: ResumeRun;
  /** How the previous run ended. */
  ended?: { run_id: string; outcome: 'done' | 'failed' | 'cancelled' };
  failed?: { kind: ResumeRun['kind']; detail: string };
  analysis?: AnalyzeAnswer;
  rewrite?: RewriteAnswer;
}

export const resumeSchema = new Schema<ResumeRecord>(
  {
    user_id: { type: String, required: true },
    filename: { type: String, required: true },
    type: { type: String, required: true },
    created_at: { type: Date, required: true },
    has_file: { type: Boolean, required: true },
    unread: Boolean,
    expires_at: Date,
    structure: Object,
    problem: String,
    run: Object,
    ended: Object,
    failed: Object,
    analysis: Object,
    rewrite: Object,
  },
  { collection: 'resumes', versionKey: false, minimize: false },
);

resumeSchema.index({ user_id: 1, _id: -1 });
resumeSchema.index({ 'run.id': 1 }, { sparse: true });
resumeSchema.index({ 'rewrite.improved_resume_id': 1 }, { sparse: true });
resumeSchema.index({ expires_at: 1 }, { sparse: true });
resumeSchema.index({ unread: 1 }, { sparse: true });

/** Key of the raw upload in the object storage. */
export const resumeKey = (id: Types.ObjectId): string => `resumes/${id}`;
