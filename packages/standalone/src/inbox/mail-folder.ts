import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A message's id is its file name without `.eml`. It starts with the time of arrival, so names sort by time. */
const idPattern = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{8}$/;

/** Mails as `.eml` files, as received by SMTP, preceded by the envelope's recipients. */
export class MailFolder {
  #sequence = 0;

  constructor(private readonly folder: string) {}

  /** Stores a message; it is on disk on return. @returns its id */
  async keep(message: Buffer, recipients: readonly string[]): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const id = this.#newId();
    const envelope = recipients.map((address) => `Delivered-To: ${oneLine(address)}\r\n`).join('');
    const draft = join(this.folder, `${id}.new`);
    const file = await open(draft, 'wx', 0o600);
    try {
      try {
        await file.writeFile(Buffer.concat([Buffer.from(envelope), message]));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(this.folder, `${id}.eml`));
    } finally {
      await rm(draft, { force: true });
    }
    return id;
  }

  /** Whether there is a message with this id; false for a malformed id. */
  async has(id: string): Promise<boolean> {
    if (!idPattern.test(id)) return false;
    return access(join(this.folder, `${id}.eml`)).then(
      () => true,
      () => false,
    );
  }

  /** Deletes a message; does nothing without one. */
  async remove(id: string): Promise<void> {
    if (idPattern.test(id)) await rm(join(this.folder, `${id}.eml`), { force: true });
  }

  /** Ids of all messages, newest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -'.eml'.length))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  }

  /** The whole message; undefined for an unknown id. */
  async read(id: string): Promise<Buffer | undefined> {
    if (!idPattern.test(id)) return undefined;
    return readFile(join(this.folder, `${id}.eml`)).catch(() => undefined);
  }

  #newId(): string {
    const moment = new Date().toISOString().replaceAll(/[-:.]/g, '');
    this.#sequence = (this.#sequence + 1) % 10_000;
    const order = String(this.#sequence).padStart(4, '0');
    return `${moment}-${order}-${randomBytes(4).toString('hex')}`;
  }
}

/** Prevents header injection by an address. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]/g, '');
