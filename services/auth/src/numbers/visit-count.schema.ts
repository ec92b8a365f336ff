import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** Number of visits per month and area. */
export interface VisitCount {
  /** Month and area: '2026-11 jobs'. */
  _id: string;
  month: string;
  area: string;
  visits: number;
}

const schema = new Schema<VisitCount>(
  {
    _id: String,
    month: { type: String, required: true },
    area: { type: String, required: true },
    visits: { type: Number, required: true },
  },
  { collection: 'visit_counts', versionKey: false },
);
schema.index({ month: 1 });

export const visitCountModel: ModelDefinition = { name: 'VisitCount', schema };
