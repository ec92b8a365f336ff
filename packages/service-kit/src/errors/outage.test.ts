import { mongo } from 'mongoose';
import { isFullDisk, isOutage } from './outage.js';

const coded = (code: string | number, message = 'x', name = 'Error') =>
  Object.assign(Object.defineProperty(new Error(message), 'name', { value: name }), { code });

/** A bulk write error as the driver builds it from a connection error, with the documents of the batch. */
const bulkError = (message: string, writeErrorCode?: number) => {
  const { MongoBulkWriteError } = mongo;
  const cause = new mongo.MongoNetworkTimeoutError(message);
  const error = new MongoBulkWriteError(cause as never, {} as never);
  return writeErrorCode === undefined ? error : Object.assign(error, { code: writeErrorCode });
};

it.each([
  ['a stopped container', coded('ENOTFOUND', 'getaddrinfo ENOTFOUND minio'), true],
  ['a name server that is down', coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN minio'), true],
  ['a host that is unreachable', coded('EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.9:9000'), true],
  ['a store that does not answer', coded('ETIMEDOUT'), true],
  ['an S3 store that is starting', coded('XMinioServerNotInitialized', 'x', 'S3Error'), true],
  ['an S3 store that throttles', coded('SlowDown', 'x', 'S3Error'), true],
  [
    'a 503 of an S3 store',
    new Error('Request failed after 1 retries: Error: Retryable HTTP status: 503'),
    true,
  ],
  ['a full disk', coded('ENOSPC', 'ENOSPC: no space left on device, write'), true],
  ['a MongoDB with a full disk', new mongo.MongoServerError({ message: 'x', code: 14_031 }), true],
  ['an outage as the cause', new Error('x', { cause: coded('ECONNREFUSED') }), true],
  [
    'several addresses that refuse the connection',
    new AggregateError([coded('ECONNREFUSED')], ''),
    true,
  ],
  ['a bulk write to a frozen store', bulkError('connection 4 to 127.0.0.1:1 timed out'), true],
  ['a bulk write to a full store', bulkError('disk full', 14_031), true],
  ['a bulk write with a duplicate key', bulkError('E11000 duplicate key', 11_000), false],
  ['a missing object', coded('NoSuchKey', 'x', 'S3Error'), false],
  ['a refused sign-in to S3', coded('AccessDenied', 'x', 'S3Error'), false],
  ['a missing file', coded('ENOENT'), false],
])('knows %s', (_what, error, expected) => {
  expect(isOutage(error)).toBe(expected);
});

const misconf = 'MISCONF Errors writing to the AOF file: No space left on device';
it.each([
  ['of a file', coded('ENOSPC'), true],
  ['of MongoDB', new mongo.MongoServerError({ message: 'disk full', code: 14_031 }), true],
  ['of Redis', Object.defineProperty(new Error(misconf), 'name', { value: 'ReplyError' }), true],
  ['not of a broken connection', coded('ECONNRESET'), false],
])('recognises a full disk %s', (_what, error, expected) => {
  expect(isFullDisk(error)).toBe(expected);
});
