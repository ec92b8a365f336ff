import type { Voice } from '@commons/contracts/tools/voice';
import { Schema } from 'mongoose';

/** How a person writes, learned from what they changed. */
export interface VoiceRecord extends Voice {
  user_id: string;
  updated_at: Date;
}

export const voiceSchema = new Schema<VoiceRecord>(
  {
    user_id: { type: String, required: true, unique: true },
    greeting: String,
    sign_off: String,
    contractions: Boolean,
    length: String,
    emojis: Boolean,
    updated_at: { type: Date, required: true },
  },
  { collection: 'voices', versionKey: false },
);
