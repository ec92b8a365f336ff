import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** A single record: a new link replaces the previous one. */
export const onlyLink = 'first operator';

/** The printed link that creates the first operator. */
export interface FirstOperatorLink {
  _id: typeof onlyLink;
  /** Hash of its token, which is not stored. */
  hash: string;
  expires_at: Date;
}

export const firstOperatorLinkModel: ModelDefinition = {
  name: 'FirstOperatorLink',
  schema: new Schema<FirstOperatorLink>(
    {
      _id: String,
      hash: { type: String, required: true },
      expires_at: { type: Date, required: true },
    },
    { collection: 'first_operator_links', versionKey: false },
  ),
};
