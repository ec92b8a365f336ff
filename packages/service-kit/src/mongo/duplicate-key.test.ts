import { mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.js';

const serverError = (code: number, message: string) =>
  new mongo.MongoServerError({ message, code });

it.each([
  ['MongoDB', serverError(11_000, 'E11000 duplicate key error collection: a.b'), true],
  [
    'FerretDB, of an upsert',
    serverError(1, 'duplicate key value violates unique constraint'),
    true,
  ],
  ['a fault of another kind', serverError(1, 'internal error'), false],
  ['nothing of a server', new Error('duplicate key'), false],
  ['no error at all', undefined, false],
])('knows a duplicate key of %s', (_whose, error, expected) => {
  expect(isDuplicateKey(error)).toBe(expected);
});
