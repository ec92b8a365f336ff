import { mongo } from 'mongoose';
import { errorReply } from './error-answer.js';

/** The driver's error of a pool that was emptied while a command was under way; the class itself is not exported. */
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
  // Node's own text, as it comes out of the driver when the store was killed between two commands.
  ['a line that just ended', new Error('This socket has been ended by the other party'), 503],
  ['a server that stops', new mongo.MongoServerError({ message: 'bye', code: 91 }), 503],
  ['a changed primary', new mongo.MongoServerError({ message: 'not primary', code: 10_107 }), 503],
  ['a refused command', new mongo.MongoServerError({ message: 'ECONNRESET', code: 2 }), 500],
  ['a mistake of ours', new TypeError('x is undefined'), 500],
])('answers %s with the right status', (_what, error, status) => {
  expect(errorReply(error).status).toBe(status);
});
