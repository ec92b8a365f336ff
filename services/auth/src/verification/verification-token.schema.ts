import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** What a link verifies: the account's address, or a requested new one. */
type VerificationKind = 'address' | 'change';

/** A verification link. Only the hash of its token is stored, so that it cannot be read from the database. */
@Schema({ collection: 'verification_tokens' })
export class VerificationToken {
  @Prop({ type: String, required: true }) token_hash!: string;
  @Prop({ type: String, required: true, default: 'address' }) kind!: VerificationKind;
  @Prop({ type: Types.ObjectId, required: true }) user!: Types.ObjectId;
  /** The address the link was sent to, the only one it verifies. */
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: Date, required: true }) expires_at!: Date;
  @Prop({ type: Date }) used_at?: Date;
}

export const VerificationTokenSchema = SchemaFactory.createForClass(VerificationToken)
  .index({ token_hash: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
