import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** There is one at most: a new link takes the place of the one before. */
export const onlyLink = 'first operator';

/** The printed link by which the first operator comes to the portal. */
export interface FirstOperatorLink {
  _id: typeof onlyLink;
  /** Of its token, which is stored nowhere. */
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
