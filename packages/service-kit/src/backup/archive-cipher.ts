import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { ArchiveFault, archiveFormat } from './archive-format.js';

/**
 * An encrypted archive begins with two lines of text: the word below and a JSON object. Pieces of 64 KB of the archive
 * follow, each encrypted with AES-256-GCM and followed by its tag of 16 bytes. The nonce of a piece contains its number
 * and whether it is the last one, so that pieces cannot be dropped, repeated, swapped or truncated unnoticed. The key
 * of a file is derived from the secret, a random salt and the JSON line itself.
 */
const magic = 'commons-backup-encrypted\n';
const pieceBytes = 65_536;
const tagBytes = 16;
const longestHead = 1_024;

/** The secret of an archive: the content of a key file (at least 32 characters) or a passphrase. */
export interface ArchiveSecret {
  readonly kind: 'key' | 'passphrase';
  readonly text: string;
}

interface CipherHead {
  readonly format: number;
  readonly cipher: 'aes-256-gcm';
  readonly secret: ArchiveSecret['kind'];
  readonly salt: string;
  /** Distinguishes a wrong key from a damaged file. */
  readonly check: string;
}

/** @throws ArchiveFault when a key file is too short */
export function archiveSecret(kind: ArchiveSecret['kind'], text: string): ArchiveSecret {
  const trimmed = text.trim();
  const shortest = kind === 'key' ? 32 : 12;
  if (trimmed.length < shortest) {
    throw new ArchiveFault(
      kind === 'key'
        ? `The key file is too short for a key: it needs ${shortest} characters or more, e.g. of openssl rand -hex 32.`
        : `The passphrase is too short: it needs ${shortest} characters or more.`,
    );
  }
  return { kind, text: trimmed };
}

/** Slow on purpose for passphrases (scrypt, 128 MB), fast for random keys. */
function masterKey({ kind, text }: ArchiveSecret, salt: Buffer): Buffer {
  if (kind === 'key') return Buffer.from(text);
  return scryptSync(text, salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
}

const derive = (master: Buffer, salt: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, salt, purpose, 32));

const checkOf = (master: Buffer, salt: Buffer) => derive(master, salt, 'check').subarray(0, 16);

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** Calls `each` for every complete piece and, at the end, for the last one, which may be empty. */
class Pieces extends Transform {
  #held: Buffer[] = [];
  #size = 0;
  #number = 0;

  constructor(
    private readonly bytes: number,
    private readonly each: (piece: Buffer, number: number, last: boolean) => Buffer,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held.push(chunk);
    this.#size += chunk.length;
    // Which piece is the last is known at the end only, so a complete one is held back until more data follows.
    if (this.#size <= this.bytes) done();
    else this.#attempt(done, () => this.#pushWholePieces());
  }

  override _flush(done: TransformCallback): void {
    this.#attempt(done, () => {
      this.push(this.each(Buffer.concat(this.#held), this.#number, true));
    });
  }

  #pushWholePieces(): void {
    let rest = Buffer.concat(this.#held);
    for (; rest.length > this.bytes; rest = rest.subarray(this.bytes)) {
      this.push(this.each(rest.subarray(0, this.bytes), this.#number++, false));
    }
    this.#held = [rest];
    this.#size = rest.length;
  }

  #attempt(done: TransformCallback, work: () => void): void {
    try {
      work();
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  }
}

/** The header of an encrypted archive, and the stream that encrypts the rest. */
export function encryption(secret: ArchiveSecret): { head: Buffer; stream: Transform } {
  const salt = randomBytes(32);
  const master = masterKey(secret, salt);
  const head: CipherHead = {
    format: archiveFormat,
    cipher: 'aes-256-gcm',
    secret: secret.kind,
    salt: salt.toString('base64'),
    check: checkOf(master, salt).toString('base64'),
  };
  const line = JSON.stringify(head);
  const key = derive(master, salt, line);
  const stream = new Pieces(pieceBytes, (piece, number, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  return { head: Buffer.from(`${magic}${line}\n`), stream };
}

/** Whether a file is encrypted. @param start its first bytes */
export const isEncrypted = (start: Buffer): boolean =>
  start.subarray(0, magic.length).toString('latin1') === magic;

/**
 * The stream that decrypts an archive.
 * @param start at least the first kilobyte of the file
 * @returns it with the number of bytes to skip
 * @throws ArchiveFault for a missing or wrong key, or a newer format
 */
export function decryption(
  start: Buffer,
  secret: ArchiveSecret | undefined,
): { skip: number; stream: Transform } {
  const end = start.subarray(0, longestHead).indexOf('\n', magic.length);
  const line = start.subarray(magic.length, Math.max(end, 0)).toString();
  const head = parseHead(line);
  if (head.format > archiveFormat) throw newerFormat(head.format);
  if (!secret) {
    throw new ArchiveFault(
      head.secret === 'key'
        ? 'The archive is encrypted. Name the key file it was made with: --key-file FILE.'
        : 'The archive is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.',
    );
  }
  const salt = Buffer.from(head.salt, 'base64');
  const master = masterKey(secret, salt);
  const check = Buffer.from(head.check, 'base64');
  const own = checkOf(master, salt);
  if (check.length !== own.length || !timingSafeEqual(check, own)) {
    throw new ArchiveFault(
      `The archive was encrypted with another ${head.secret === 'key' ? 'key file' : 'passphrase'}.`,
    );
  }
  const key = derive(master, salt, line);
  const stream = new Pieces(pieceBytes + tagBytes, (piece, number, last) => {
    if (piece.length < tagBytes) throw damaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, last), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(piece.subarray(-tagBytes));
    const plain = decipher.update(piece.subarray(0, -tagBytes));
    try {
      return Buffer.concat([plain, decipher.final()]);
    } catch {
      throw damaged();
    }
  });
  return { skip: end + 1, stream };
}

function parseHead(line: string): CipherHead {
  try {
    return JSON.parse(line) as CipherHead;
  } catch {
    throw damaged();
  }
}

/** An archive of a later version of the portal. */
export const newerFormat = (format: number): ArchiveFault =>
  new ArchiveFault(
    `The archive has format ${format}; this version of the portal reads formats up to ${archiveFormat}. Update it first.`,
  );

/** An archive that fails its checks. @param what completes "The archive is damaged: …" */
export const damaged = (what = 'it was changed or cut off'): ArchiveFault =>
  new ArchiveFault(`The archive is damaged: ${what}.`);
