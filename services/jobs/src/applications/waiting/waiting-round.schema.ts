import { Schema } from 'mongoose';

/** When the reminders about waiting applications are due next; the only record of its kind. */
export interface WaitingRoundRecord {
  _id: string;
  due_at: Date;
}

export const waitingRoundSchema = new Schema<WaitingRoundRecord>(
  { _id: String, due_at: { type: Date, required: true } },
  { collection: 'waiting_rounds', versionKey: false },
);
