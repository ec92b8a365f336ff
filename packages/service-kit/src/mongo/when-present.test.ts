import { Schema } from 'mongoose';
import { whenPresent } from './when-present.js';

it('limits an index to the records with the field, also for one inside another', () => {
  const schema = new Schema({ code: { sent_at: Date } });
  schema.index({ 'code.sent_at': 1 }, { unique: true, ...whenPresent('code.sent_at') });
  const partialFilterExpression = { 'code.sent_at': { $exists: true } };
  expect(schema.indexes()).toMatchObject([
    [{ 'code.sent_at': 1 }, { unique: true, partialFilterExpression }],
  ]);
});
