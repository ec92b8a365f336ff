import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** Search terms without results in a month; stored only when enough people used them. */
export interface MissedSearchRecord {
  /** Month and terms. */
  _id: string;
  month: string;
  words: string;
  people: number;
}

const schema = new Schema<MissedSearchRecord>(
  {
    _id: String,
    month: { type: String, required: true },
    words: { type: String, required: true },
    people: { type: Number, required: true },
  },
  { collection: 'missed_searches', versionKey: false },
);
schema.index({ month: 1, people: -1, _id: 1 });

export const missedSearchModel: ModelDefinition = { name: 'MissedSearch', schema };
