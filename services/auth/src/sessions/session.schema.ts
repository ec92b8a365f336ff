import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A sign-in on one device. `_id` is the `sid` of its token. */
@Schema({ collection: 'sessions' })
export class Session {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: Types.ObjectId, required: true }) user!: Types.ObjectId;
  /** Someone else's business that the session acts for: the account of its owner. */
  @Prop({ type: Types.ObjectId }) business?: Types.ObjectId;
  @Prop({ type: String, required: true }) user_agent!: string;
  @Prop({ type: Date, required: true }) created_at!: Date;
  @Prop({ type: Date, required: true }) last_used_at!: Date;
  @Prop({ type: Date, required: true }) expires_at!: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session)
  .index({ user: 1, created_at: -1 })
  .index({ business: 1 }, { sparse: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
