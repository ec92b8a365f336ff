/** Names of driver errors that mean "the store cannot be reached". Not all drivers export their classes. */
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

const outageTexts = new RegExp(
  [
    'buffering timed out',
    'initial connection is complete',
    'Connection is closed',
    "isn't writeable",
    'Command timed out',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'socket has been ended by the other party',
    String.raw`connection \S+ to \S+ (closed|timed out)`,
    'interrupted due to server monitor timeout',
    String.raw`Retryable HTTP status: (408|429|5\d\d)`,
  ].join('|'),
);

/** System error codes for an unreachable host or name server, and for a full disk. */
const systemCodes = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ESOCKETTIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'],
]);

/** Error codes of S3 stores that are busy, starting, short of drives, or full. */
const objectStoreCodes = new Set<unknown>([
  ...['ServiceUnavailable', 'SlowDown', 'SlowDownRead', 'SlowDownWrite', 'RequestTimeout'],
  ...['InternalError', 'XMinioServerNotInitialized', 'XMinioStorageFull'],
  ...['XMinioBackendDown', 'XMinioRequestTimedout', 'XMinioReadQuorum', 'XMinioWriteQuorum'],
]);

/**
 * MongoDB's codes for an unreachable host or network, a replica set that changes its primary, a server that is
 * stopping, and a full disk.
 */
const mongoCodes = new Set<unknown>([
  ...[6, 7, 89, 9_001, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436],
  14_031,
]);

/** Redis errors while it is full, starting, or unable to write. */
const redisOutage = /\b(OOM|LOADING|READONLY|MISCONF|MASTERDOWN|CLUSTERDOWN)\b/;

const fullDiskCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', 14_031, 'XMinioStorageFull']);

interface Fault extends Error {
  readonly code?: unknown;
  readonly errors?: unknown;
}

/** A server's answer is classified by its code. A bulk write error may come from the driver, without a code. */
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

/** The error, then its causes and the errors it aggregates. */
function* chain(error: unknown, depth = 0): Generator<Fault> {
  if (!(error instanceof Error) || depth > 4) return;
  yield error;
  yield* chain(error.cause, depth + 1);
  const { errors } = error as Fault;
  if (Array.isArray(errors)) for (const each of errors) yield* chain(each, depth + 1);
}

/** Whether an error means that a store is unavailable or cannot write, as opposed to a bug. */
export function isOutage(error: unknown): boolean {
  for (const each of chain(error)) if (saysAway(each)) return true;
  return false;
}

/** Whether the reason is a full disk, which operators can fix. */
export function isFullDisk(error: unknown): boolean {
  for (const each of chain(error)) {
    if (fullDiskCodes.has(each.code)) return true;
    if (each.name === 'ReplyError' && /^MISCONF.*(AOF|No space left)/.test(each.message))
      return true;
  }
  return false;
}
