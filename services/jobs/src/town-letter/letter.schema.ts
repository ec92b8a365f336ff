import type { NewListings } from '@commons/contracts/jobs/town-letter';
import { Schema, type Types } from 'mongoose';

/** Who asked for the weekly letter. */
export interface LetterReader {
  _id: Types.ObjectId;
  email: string;
  /** Of the page on which it was asked for. */
  language?: string;
  /** Part of the links of its mails. Whoever has the mail may confirm and stop. */
  token: string;
  asked_at: Date;
  /** The mail that asks for a confirmation is owed since then. */
  confirmation_owed?: Date;
  confirmed_at?: Date;
  /** The last week whose letter this reader gets or has got. */
  week?: number;
  /** The letter of that week is owed since then. */
  letter_owed?: Date;
}

interface NewJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** The stored English name; absent in rounds of earlier versions, whose text has it. */
  readonly type?: string;
  readonly text: string;
}

/** What a letter tells. */
export interface LetterNews {
  readonly jobs: { readonly total: number; readonly newest: readonly NewJob[] };
  readonly businesses: NewListings;
}

/** The letter of a week, the same for everyone. */
export interface LetterRound extends LetterNews {
  _id: number;
  made_at: Date;
  /** Set once every reader is marked; with nothing new, none is. */
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

export const letterRoundSchema = new Schema<LetterRound>(
  {
    _id: Number,
    made_at: Date,
    readers: Number,
    jobs: Schema.Types.Mixed,
    businesses: Schema.Types.Mixed,
  },
  { collection: 'letter_rounds', versionKey: false },
);
