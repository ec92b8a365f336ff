import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A session ended before its token expires, stored until then. `_id` is the `sid` of the token. */
@Schema({ collection: 'revoked_sessions', versionKey: false })
export class Revocation {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: Date, required: true }) revoked_at!: Date;
  @Prop({ type: Date, required: true }) expires_at!: Date;
}

export const RevocationSchema = SchemaFactory.createForClass(Revocation)
  .index({ revoked_at: 1, _id: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });
