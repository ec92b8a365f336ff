import { Schema } from 'mongoose';

/** When the reminders about waiting applications are due next; a single record. */
export interface ReminderScheduleRecord {
  _id: string;
  due_at: Date;
}

export const reminderScheduleSchema = new Schema<ReminderScheduleRecord>(
  { _id: String, due_at: { type: Date, required: true } },
  // The collection keeps the name of the first release.
  { collection: 'waiting_rounds', versionKey: false },
);
