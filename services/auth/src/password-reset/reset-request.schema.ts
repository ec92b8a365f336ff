import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** Lifetime of a reset link, and of a request for one. */
export const resetMs = 3600 * 1_000;

/**
 * A request for a reset link, deleted once its mail is sent. It is stored for every address, with or without an
 * account. Only the task looks up the account, so that the response time reveals nothing.
 */
@Schema({ collection: 'reset_requests' })
export class ResetRequest {
  _id!: Types.ObjectId;
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: Date, required: true }) wanted_at!: Date;
}

export const ResetRequestSchema = SchemaFactory.createForClass(ResetRequest).index(
  { wanted_at: 1 },
  { expireAfterSeconds: resetMs / 1_000 },
);
