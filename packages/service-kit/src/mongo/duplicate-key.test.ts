import { mongo } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.js';

const serverError = (code: number, message: string) =>
  new mongo.MongoServerError({ message, code });

it.each([
  ['MongoDB', serverError(11_000, 'E11000 duplicate key error collection: a.b'), true],
  [
    'FerretDB for an upsert',
    serverError(1, 'duplicate key value violates unique constraint'),
    true,
  ],
  ['another error', serverError(1, 'internal error'), false],
  ['an error that is not from a server', new Error('duplicate key'), false],
  ['no error at all', undefined, false],
])('recognises a duplicate key of %s', (_whose, error, expected) => {
  expect(isDuplicateKey(error)).toBe(expected);
});
