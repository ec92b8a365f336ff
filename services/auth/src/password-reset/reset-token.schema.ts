import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** An unused reset link. Only the hash of its token is stored. */
@Schema({ collection: 'reset_tokens' })
export class ResetToken {
  @Prop({ type: String, required: true }) token_hash!: string;
  @Prop({ type: Types.ObjectId, required: true }) user!: Types.ObjectId;
  /** The address the link was sent to, which its use verifies. */
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: Date, required: true }) expires_at!: Date;
}

export const ResetTokenSchema = SchemaFactory.createForClass(ResetToken)
  .index({ token_hash: 1 }, { unique: true })
  .index({ user: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
