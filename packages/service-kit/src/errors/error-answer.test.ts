import { mongo } from 'mongoose';
import { errorReply } from './error-answer.js';

/** The driver's error for a pool that was cleared during a command. Its class is not exported. */
const clearedPool = () => {
  const error = new Error('Connection to 127.0.0.1:1 interrupted due to server monitor timeout');
  return Object.defineProperty(error, 'name', { value: 'PoolClearedOnNetworkError' });
};

const redisError = (text: string) =>
  Object.defineProperty(new Error(text), 'name', { value: 'ReplyError' });

it.each([
  ['a full Redis', redisError("OOM command not allowed when used memory > 'maxmemory'."), 503],
  ['a Redis that cannot write', redisError('MISCONF Redis is configured to save'), 503],
  ['a wrong command', redisError('WRONGTYPE Operation against a key'), 500],
  ['a command that lost its connection', clearedPool(), 503],
  ['a network error', new mongo.MongoNetworkError('connection 3 closed'), 503],
  // Node's own text, as the driver passes it on when the store was killed between two commands.
  ['a connection that just ended', new Error('This socket has been ended by the other party'), 503],
  ['a server that is stopping', new mongo.MongoServerError({ message: 'bye', code: 91 }), 503],
  ['a changed primary', new mongo.MongoServerError({ message: 'not primary', code: 10_107 }), 503],
  ['a refused command', new mongo.MongoServerError({ message: 'ECONNRESET', code: 2 }), 500],
  ['a bug', new TypeError('x is undefined'), 500],
])('answers %s with the right status', (_what, error, status) => {
  expect(errorReply(error).status).toBe(status);
});
