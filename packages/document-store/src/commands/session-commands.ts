import { Int32, Long } from 'bson';
import { CommandError } from '../errors.js';
import { largestMessage, type Reply } from '../wire.js';
import type { CommandContext, Commands } from './command.js';

/** The MongoDB version whose wire protocol (21) and answers the store implements. */
const serverVersion = [7, 0, 0, 0];

const hello = () => ({
  ...{ helloOk: true, ismaster: true, isWritablePrimary: true },
  maxBsonObjectSize: new Int32(16 * 1024 * 1024),
  maxMessageSizeBytes: new Int32(largestMessage),
  maxWriteBatchSize: new Int32(100_000),
  localTime: new Date(),
  logicalSessionTimeoutMinutes: new Int32(30),
  connectionId: new Int32(1),
  ...{ minWireVersion: new Int32(0), maxWireVersion: new Int32(21), readOnly: false, ok: 1 },
});

const helloCommand = {
  options: [
    'helloOk',
    'client',
    'compression',
    'loadBalanced',
    'topologyVersion',
    'maxAwaitTimeMS',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'backpressure',
  ],
  run: hello,
};
const done = { options: [], run: () => ({ ok: 1 }) };

/** Fails while nothing can be written, so that health checks notice; reading continues. */
function ping({ store }: CommandContext): Reply {
  const { trouble } = store.storage;
  if (trouble) throw trouble;
  return { ok: 1 };
}

const noTransaction = {
  options: ['txnNumber', 'autocommit', 'recoveryToken'],
  run: (): never => {
    throw new CommandError(
      20,
      'IllegalOperation',
      'transactions are not supported by the embedded document store',
    );
  },
};

/** Handshake, sessions (accepted, without effect) and information. */
export const sessionCommands: Commands = {
  hello: helloCommand,
  isMaster: helloCommand,
  ismaster: helloCommand,
  ping: { options: [], run: ping },
  endSessions: done,
  refreshSessions: done,
  killSessions: done,
  startSession: {
    options: [],
    run: () => ({ id: {}, timeoutMinutes: 30, ok: 1 }),
  },
  commitTransaction: noTransaction,
  abortTransaction: noTransaction,
  buildInfo: {
    options: [],
    run: () => ({
      version: serverVersion.slice(0, 3).join('.'),
      versionArray: serverVersion,
      modules: ['commons-embedded-document-store'],
      ...{ bits: 64, maxBsonObjectSize: 16 * 1024 * 1024, ok: 1 },
    }),
  },
  serverStatus: {
    options: [],
    run: () => ({
      ...{ host: '127.0.0.1', version: serverVersion.slice(0, 3).join('.'), process: 'documents' },
      pid: Long.fromNumber(process.pid),
      uptime: process.uptime(),
      mem: { resident: Math.round(process.memoryUsage.rss() / 1024 / 1024) },
      ok: 1,
    }),
  },
  connectionStatus: {
    options: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  getParameter: {
    options: ['featureCompatibilityVersion'],
    run: () => ({ featureCompatibilityVersion: { version: '7.0' }, ok: 1 }),
  },
};
