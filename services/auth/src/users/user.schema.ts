import { type AccountType, accountTypes } from '@commons/contracts/account-lists';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** An account. `email` is folded to lower case by the contract, so the index makes it unique whatever its case. */
@Schema({ collection: 'users' })
export class User {
  _id!: Types.ObjectId;
  @Prop({ type: String, required: true }) full_name!: string;
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: String, required: true }) password_hash!: string;
  @Prop({ type: String, required: true, enum: accountTypes }) account_type!: AccountType;
  @Prop({ type: String }) company_name?: string;
  @Prop({ type: String }) location?: string;
  @Prop({ type: Boolean, required: true, default: true }) email_notifications!: boolean;
  @Prop({ type: Boolean, required: true, default: false }) email_verified!: boolean;
  /** Set on the command line only (decision A62). */
  @Prop({ type: Boolean }) operator?: boolean;
  @Prop({ type: Date, required: true }) created_at!: Date;
  /** When a verification mail was last asked for. */
  @Prop({ type: Date }) verification_wanted_at?: Date;
  /** There while that mail has not gone out; the sweep looks for it. */
  @Prop({ type: Boolean }) verification_mail_due?: boolean;
}

export const UserSchema = SchemaFactory.createForClass(User)
  .index({ email: 1 }, { unique: true })
  .index(
    { verification_mail_due: 1, verification_wanted_at: 1 },
    { partialFilterExpression: { verification_mail_due: true } },
  );
