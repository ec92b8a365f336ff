import { type MemberRole, memberRoles } from '@commons/contracts/account/business-member-lists';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A colleague in another account's business (docs/adr/0017). The owner of a business has no such record. */
@Schema({ collection: 'business_members' })
export class BusinessMemberRecord {
  readonly _id!: Types.ObjectId;
  /** The account of the owner. */
  @Prop({ type: Types.ObjectId, required: true }) business_id!: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user_id!: Types.ObjectId;
  @Prop({ type: String, required: true, enum: memberRoles }) role!: MemberRole;
  @Prop({ type: Date, required: true }) since!: Date;
  /** Whether sign-ins of this person act for this business instead of their own. */
  @Prop({ type: Boolean, required: true }) chosen!: boolean;
  /** Sessions for the business that began up to this time must end; set until that is done. */
  @Prop({ type: Date }) sessions_end_at?: Date;
  /** The membership is over; the record remains until the sessions have ended. */
  @Prop({ type: Boolean }) over?: boolean;
}

export const BusinessMemberSchema = SchemaFactory.createForClass(BusinessMemberRecord)
  .index({ user_id: 1 }, { unique: true })
  .index({ business_id: 1, since: 1 })
  .index({ sessions_end_at: 1 }, { sparse: true });
