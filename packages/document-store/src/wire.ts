import { BSON, Long } from 'bson';
import { type Doc, readTyped, readTypedWithRaw, write } from './bson-values.js';
import { CommandError } from './errors.js';

/**
 * MongoDB's wire protocol: messages of a 16-byte header (length, request id, response id, opcode) and a body. opMsg is
 * used for all commands; opQuery only for a driver's first hello. No compression, no TLS: the store listens only on
 * the loopback.
 */
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const checksumFlag = 1;
const moreToCome = 2;
export const largestMessage = 48_000_000;

export interface Request {
  readonly id: number;
  readonly legacy: boolean;
  /** The sender does not expect an answer. */
  readonly silent: boolean;
  /** The command, typed; `documents` stays as raw bytes. */
  readonly command: Doc;
}

/** A batch of raw documents, and the cursor of the next one (0: none). */
export interface Batch {
  readonly ns: string;
  readonly cursorId: number;
  readonly documents: Buffer[];
}

/** A reply document, or the batch of a cursor, whose documents are sent as stored. */
export type Reply = Doc | { batch: Batch; field: 'firstBatch' | 'nextBatch' };

/** A message of a client, opMsg or the opQuery that older drivers begin with. @throws ProtocolError for another kind */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === opMsg) return { id, legacy: false, ...readMsg(message) };
  if (opcode === opQuery) return { id, legacy: true, silent: false, command: readQuery(message) };
  throw new CommandError(17, 'ProtocolError', `unsupported wire opcode ${opcode}`);
}

function readMsg(message: Buffer): { silent: boolean; command: Doc } {
  const flags = message.readUInt32LE(16);
  const end = message.length - (flags & checksumFlag ? 4 : 0);
  const sequences: Doc = {};
  let command: Doc = {};
  for (let at = 20; at < end; ) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (size < 5 || section.length !== size || (kind !== 0 && kind !== 1)) {
      throw new CommandError(17, 'ProtocolError', 'malformed opMsg section');
    }
    if (kind === 0) command = readTypedWithRaw(section, 'documents');
    else Object.assign(sequences, readSequence(section));
    at += 1 + size;
  }
  return { silent: (flags & moreToCome) !== 0, command: { ...command, ...sequences } };
}

function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString('utf8', 4, nameEnd);
  const documents: (Buffer | Doc)[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const size = section.readInt32LE(at);
    if (size < 5) throw new CommandError(17, 'ProtocolError', 'malformed document sequence');
    const raw = section.subarray(at, at + size);
    documents.push(name === 'documents' ? raw : readTyped(raw));
    at += size;
  }
  return { [name]: documents };
}

function readQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, 20);
  const [db] = message.toString('utf8', 20, nameEnd).split('.');
  const body = readTyped(message.subarray(nameEnd + 9));
  return { ...body, $db: db };
}

/** An array of raw documents as BSON bytes. */
function arrayOf(documents: Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let size = 5;
  documents.forEach((raw, at) => {
    const head = Buffer.from(`\x03${at}\0`, 'latin1');
    parts.push(head, raw);
    size += head.length + raw.length;
  });
  const length = Buffer.alloc(4);
  length.writeInt32LE(size);
  return Buffer.concat([length, ...parts, Buffer.alloc(1)]);
}

/** Joins elements (type byte, name, value bytes) into a document. */
function docOf(elements: [type: number, name: string, value: Uint8Array][]): Buffer {
  const parts = elements.flatMap(([type, name, value]) => [
    Buffer.from([type]),
    Buffer.from(`${name}\0`),
    value,
  ]);
  const length = Buffer.alloc(4);
  length.writeInt32LE(5 + parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([length, ...parts, Buffer.alloc(1)]);
}

function batchBody({ ns, cursorId, documents }: Batch, field: string): Buffer {
  const known = BSON.serialize({ id: Long.fromNumber(cursorId), ns });
  const cursor = docOf([[4, field, arrayOf(documents)]]);
  // The elements of both documents, without length and terminator.
  const size = Buffer.alloc(4);
  size.writeInt32LE(known.length + cursor.length - 5);
  const merged = Buffer.concat([size, known.subarray(4, -1), cursor.subarray(4)]);
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  return docOf([
    [3, 'cursor', merged],
    [1, 'ok', one],
  ]);
}

const isBatch = (reply: Reply): reply is { batch: Batch; field: 'firstBatch' | 'nextBatch' } =>
  'batch' in reply && 'field' in reply;

/** The message that answers a request, in its protocol. @param id of this message */
export function writeReply(
  request: Pick<Request, 'id' | 'legacy'>,
  id: number,
  reply: Reply,
): Buffer {
  const body = isBatch(reply) ? batchBody(reply.batch, reply.field) : write(reply);
  const head = Buffer.alloc(request.legacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.legacy ? opReply : opMsg, 12);
  if (request.legacy) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
