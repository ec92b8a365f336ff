import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** A reset link works this long, and a wish for one is kept this long. */
export const resetMs = 3600 * 1_000;

/**
 * Somebody asked for a reset link; gone once its mail went out. It is stored for every address, whether there is such
 * an account or not: only the task looks, so that the time of the answer tells nothing.
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
