import { type ModelDefinition, MongooseModule } from '@nestjs/mongoose';
import { Schema, type Types } from 'mongoose';
import { whenPresent } from '../mongo/when-present.js';

/**
 * One stored action of an operator (decision A62). Never deleted, and changed only to remove the name of a deleted
 * account.
 */
export interface OperatorActionRecord {
  _id: Types.ObjectId;
  operator_id: string;
  operator_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_title: string;
  /** Account that published the subject (decision B85); absent in older records and for imports and guests. */
  author_id?: string;
  reason?: string;
  created_at: Date;
}

const text = { type: String, required: true };

const operatorActionSchema = new Schema<OperatorActionRecord>(
  {
    operator_id: text,
    operator_name: text,
    action: text,
    subject_kind: text,
    subject_id: text,
    subject_title: text,
    author_id: String,
    reason: String,
    created_at: { type: Date, required: true },
  },
  { collection: 'operator_actions', versionKey: false },
);
operatorActionSchema.index({ created_at: -1, _id: -1 });
operatorActionSchema.index({ operator_id: 1 });
operatorActionSchema.index({ subject_id: 1 });
operatorActionSchema.index({ author_id: 1, created_at: -1, _id: -1 }, whenPresent('author_id'));

export const operatorActionModel: ModelDefinition = {
  name: 'OperatorAction',
  schema: operatorActionSchema,
};

/** Imported by the module of a service that has an `OperatorLogService`. */
export const operatorActions = () => MongooseModule.forFeature([operatorActionModel]);
