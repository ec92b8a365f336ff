import { Schema, type Types } from 'mongoose';

/** How a generation ended. `fallback`: the built-in writer wrote because the configured model failed. */
const generationOutcomes = ['written', 'fallback', 'declined', 'cancelled'] as const;
export type GenerationOutcome = (typeof generationOutcomes)[number];

/** Record of one generation: who wrote, at what cost, how it ended; never any of the text. */
export interface GenerationRecord {
  _id: Types.ObjectId;
  /** Absent after the account was erased. */
  user_id?: string;
  tool: string;
  /** Host of the endpoint, or 'built-in'. */
  provider: string;
  model?: string;
  tokens_in?: number;
  tokens_out?: number;
  duration_ms: number;
  outcome: GenerationOutcome;
  created_at: Date;
}

const keepSeconds = 365 * 24 * 3_600;

export const generationSchema = new Schema<GenerationRecord>(
  {
    user_id: String,
    tool: { type: String, required: true },
    provider: { type: String, required: true },
    model: String,
    tokens_in: Number,
    tokens_out: Number,
    duration_ms: { type: Number, required: true },
    outcome: { type: String, enum: generationOutcomes, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'generations', versionKey: false },
);
generationSchema.index({ created_at: 1 }, { expireAfterSeconds: keepSeconds });
generationSchema.index({ user_id: 1, created_at: -1 });
