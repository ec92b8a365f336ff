import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** What a link proves: the address of the account, or the new one that the account wants. */
export type VerificationKind = 'address' | 'change';

/** A verification link. Only the hash of its token is stored: who reads the database cannot use it. */
@Schema({ collection: 'verification_tokens' })
export class VerificationToken {
  @Prop({ type: String, required: true }) token_hash!: string;
  @Prop({ type: String, required: true, default: 'address' }) kind!: VerificationKind;
  @Prop({ type: Types.ObjectId, required: true }) user!: Types.ObjectId;
  /** The address the link was sent to; it proves no other one. */
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: Date, required: true }) expires_at!: Date;
  @Prop({ type: Date }) used_at?: Date;
}

export const VerificationTokenSchema = SchemaFactory.createForClass(VerificationToken)
  .index({ token_hash: 1 }, { unique: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
