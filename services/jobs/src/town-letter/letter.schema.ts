import type { NewListings } from '@commons/contracts/jobs/town-letter';
import { Schema, type Types } from 'mongoose';

/** A subscriber of the weekly letter. */
export interface LetterReader {
  _id: Types.ObjectId;
  email: string;
  /** Language of the page of the subscription. */
  language?: string;
  /** Part of the links in its mails. Anyone who has the mail may confirm and unsubscribe. */
  token: string;
  asked_at: Date;
  /** Since when the confirmation mail is due. */
  confirmation_owed?: Date;
  confirmed_at?: Date;
  /** The last week whose letter this reader gets or has received. */
  week?: number;
  /** Since when the letter of that week is due. */
  letter_owed?: Date;
}

interface NewJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** The stored English name; absent in older letters, whose text has it. */
  readonly type?: string;
  readonly text: string;
}

/** Content of a letter. */
export interface LetterContent {
  readonly jobs: { readonly total: number; readonly newest: readonly NewJob[] };
  readonly businesses: NewListings;
}

/** A week's letter, the same for everyone. */
export interface LetterIssue extends LetterContent {
  _id: number;
  made_at: Date;
  /** Number of marked readers; 0 when nothing was new. Unset until all are marked. */
  readers?: number;
}

const text = { type: String, required: true };

export const letterReaderSchema = new Schema<LetterReader>(
  {
    ...{ email: text, token: text, language: String, week: Number },
    asked_at: Date,
    confirmation_owed: Date,
    confirmed_at: Date,
    letter_owed: Date,
  },
  { collection: 'letter_readers', versionKey: false },
);
letterReaderSchema.index({ email: 1 }, { unique: true });
letterReaderSchema.index({ token: 1 }, { unique: true });
letterReaderSchema.index({ letter_owed: 1 });
letterReaderSchema.index({ confirmation_owed: 1 });

export const letterIssueSchema = new Schema<LetterIssue>(
  {
    _id: Number,
    made_at: Date,
    readers: Number,
    jobs: Schema.Types.Mixed,
    businesses: Schema.Types.Mixed,
  },
  // The collection keeps the name of the first release.
  { collection: 'letter_rounds', versionKey: false },
);
