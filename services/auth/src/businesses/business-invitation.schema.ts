import { type MemberRole, memberRoles } from '@commons/contracts/account/business-member-lists';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** An open invitation. Deleted when it is answered or withdrawn, and some time after it has expired. */
@Schema({ collection: 'business_invitations' })
export class BusinessInvitationRecord {
  readonly _id!: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) business_id!: Types.ObjectId;
  /** In lower case. */
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: String, required: true, enum: memberRoles }) role!: MemberRole;
  @Prop({ type: Date, required: true }) invited_at!: Date;
  @Prop({ type: Date, required: true }) expires_at!: Date;
  /** Of the link that was mailed last. */
  @Prop({ type: String }) token_hash?: string;
  /** Set until the mail is sent. */
  @Prop({ type: Date }) mail_due_at?: Date;
}

export const BusinessInvitationSchema = SchemaFactory.createForClass(BusinessInvitationRecord)
  .index({ business_id: 1, email: 1 }, { unique: true })
  .index({ token_hash: 1 }, { sparse: true })
  .index({ mail_due_at: 1 }, { sparse: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
