import { Schema } from 'mongoose';

/** When the reminders about waiting applications are due next; a single record. */
export interface WaitingRoundRecord {
  _id: string;
  due_at: Date;
}

export const waitingRoundSchema = new Schema<WaitingRoundRecord>(
  { _id: String, due_at: { type: Date, required: true } },
  { collection: 'waiting_rounds', versionKey: false },
);
