import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * A key that signs access tokens. Its number is unique, so that only one of several instances that start at the same
 * time creates it.
 */
@Schema({ collection: 'signing_keys' })
export class SigningKey {
  @Prop({ type: Number, required: true }) number!: number;
  @Prop({ type: String, required: true }) kid!: string;
  /** JWK as JSON. */
  @Prop({ type: String, required: true }) private_jwk!: string;
  @Prop({ type: String, required: true }) public_jwk!: string;
  /** Signs tokens from this time on. It is published earlier. */
  @Prop({ type: Date, required: true }) active_from!: Date;
}

export const SigningKeySchema = SchemaFactory.createForClass(SigningKey).index(
  { number: 1 },
  { unique: true },
);
