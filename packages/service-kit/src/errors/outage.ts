/** Errors of the drivers that mean "the store cannot be reached", by name (they are not exported alike). */
const outageNames = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
  'MongooseServerSelectionError',
  'MaxRetriesPerRequestError',
]);

const outageTexts =
  /buffering timed out|initial connection is complete|Connection is closed|isn't writeable|Command timed out|ECONNREFUSED|ECONNRESET|EPIPE|socket has been ended by the other party|connection \S+ to \S+ (closed|timed out)|interrupted due to server monitor timeout|Retryable HTTP status: (408|429|5\d\d)/;

/** The system's words for a host or a name server that is away, and for a disk that takes no more. */
const systemCodes = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ESOCKETTIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'],
]);

/** What S3 stores answer while they are busy, starting, short of drives, or full. */
const objectStoreCodes = new Set<unknown>([
  ...['ServiceUnavailable', 'SlowDown', 'SlowDownRead', 'SlowDownWrite', 'RequestTimeout'],
  ...['InternalError', 'XMinioServerNotInitialized', 'XMinioStorageFull'],
  ...['XMinioBackendDown', 'XMinioRequestTimedout', 'XMinioReadQuorum', 'XMinioWriteQuorum'],
]);

/**
 * MongoDB's codes: a host or network that is away, what a replica set says while it changes its primary or a server
 * stops, and a disk that is full.
 */
const mongoCodes = new Set<unknown>([
  ...[6, 7, 89, 9_001, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436],
  14_031,
]);

/** What Redis answers while it is full, is starting, or cannot write. */
const redisOutage = /\b(OOM|LOADING|READONLY|MISCONF|MASTERDOWN|CLUSTERDOWN)\b/;

const fullDiskCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', 14_031, 'XMinioStorageFull']);

interface Fault extends Error {
  readonly code?: unknown;
  readonly errors?: unknown;
}

/** A server's own answer is judged by its code; an error of a bulk write may be one of the driver, without any. */
function isMongoOutage({ code, message }: Fault): boolean {
  return code === undefined ? outageTexts.test(message) : mongoCodes.has(code);
}

function saysAway(error: Fault): boolean {
  const { name, code, message } = error;
  if (name === 'MongoServerError') return mongoCodes.has(code);
  if (name === 'MongoBulkWriteError') return isMongoOutage(error);
  if (name === 'ReplyError') return redisOutage.test(message);
  if (systemCodes.has(code) || objectStoreCodes.has(code)) return true;
  return outageNames.has(name) || outageTexts.test(message);
}

/** The error, then what it was caused by or is made of. */
function* chain(error: unknown, depth = 0): Generator<Fault> {
  if (!(error instanceof Error) || depth > 4) return;
  yield error;
  yield* chain(error.cause, depth + 1);
  const { errors } = error as Fault;
  if (Array.isArray(errors)) for (const each of errors) yield* chain(each, depth + 1);
}

/** Whether an error says that a store is away or cannot write, as opposed to a mistake in the program. */
export function isOutage(error: unknown): boolean {
  for (const each of chain(error)) if (saysAway(each)) return true;
  return false;
}

/** Whether the reason is a disk without room: for operators, who can make some. */
export function isFullDisk(error: unknown): boolean {
  for (const each of chain(error)) {
    if (fullDiskCodes.has(each.code)) return true;
    if (each.name === 'ReplyError' && /^MISCONF.*(AOF|No space left)/.test(each.message))
      return true;
  }
  return false;
}
