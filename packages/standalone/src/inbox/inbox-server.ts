import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inboxStyle, listPage, mailPage } from './inbox-page.js';
import type { MailFolder } from './mail-folder.js';
import { type MailMessage, type ParsedMail, parseMail } from './mail-message.js';

/** Maximum length of a list; more messages are on the disk. */
const longestList = 200;

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For the HTML of a mail: styles and embedded pictures, no scripts, no requests, its own origin. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

const notFound: Answer = { status: 404, type: 'text/plain', body: 'There is no such mail.' };

/**
 * The inbox over HTTP: `/` and `/mail/<id>` for people; for programs `GET /messages?to=<address>&limit=<n>` (newest
 * first), `/messages/<id>`, `/messages/<id>/html`, `/raw` and `/attachments/<n>`.
 */
export class InboxServer {
  readonly #server: Server;
  /** Parsed messages without attachments, cached because they never change. */
  readonly #read = new Map<string, MailMessage>();

  constructor(private readonly folder: MailFolder) {
    this.#server = createServer((request, response) => {
      this.#answer(request).then(
        (answer) => send(response, answer),
        () => send(response, { status: 500, type: 'text/plain', body: 'The mail cannot be read.' }),
      );
    });
  }

  /** @returns the port, a free one of the loopback */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port was given');
    return address.port;
  }

  /** Closes open connections, too. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    // DNS rebinding: a website whose name resolves to the loopback must not read mails here.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) {
      return { status: 403, type: 'text/plain', body: 'Open the inbox by its local address.' };
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, type: 'text/plain', body: 'The inbox is only for reading.' };
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [kind, id = '', part, index] = url.pathname.split('/').slice(1);
    if (kind === '' || kind === undefined) return this.#listPage(url);
    if (kind === 'inbox.css') return { type: 'text/css', body: inboxStyle };
    if (kind === 'mail') return this.#mailPage(id, url);
    if (kind !== 'messages') return notFound;
    return id === '' ? this.#list(url) : this.#part(id, part, index);
  }

  async #listPage(url: URL): Promise<Answer> {
    const to = url.searchParams.get('to') ?? '';
    return html(listPage(await this.#find(to, longestList, 'part'), to));
  }

  async #list(url: URL): Promise<Answer> {
    const limit = Number(url.searchParams.get('limit') ?? longestList);
    const to = url.searchParams.get('to') ?? '';
    return json(await this.#find(to, Math.min(Math.max(Math.trunc(limit) || 0, 1), longestList)));
  }

  async #mailPage(id: string, url: URL): Promise<Answer> {
    const message = await this.#message(id);
    if (!message) return notFound;
    return html(mailPage(message, url.searchParams.get('view') === 'text' ? 'text' : 'html'));
  }

  async #part(id: string, part: string | undefined, index: string | undefined): Promise<Answer> {
    const raw = await this.folder.read(id);
    if (!raw) return notFound;
    if (part === 'raw') return download('message/rfc822', `${id}.eml`, raw);
    const parsed = await parseMail(id, raw);
    if (part === undefined) return json(parsed.message);
    if (part === 'html') return mailBody(parsed.message);
    return part === 'attachments' ? attachment(parsed, Number(index)) : notFound;
  }

  /** The newest messages, all or those delivered to an address, or to addresses that have these letters in them. */
  async #find(
    to: string,
    limit: number,
    match: 'whole' | 'part' = 'whole',
  ): Promise<MailMessage[]> {
    const wanted = to.trim().toLowerCase();
    const found: MailMessage[] = [];
    for (const id of await this.folder.ids()) {
      if (found.length >= limit) break;
      const message = await this.#message(id);
      const isWanted = (address: string) =>
        match === 'whole' ? address === wanted : address.includes(wanted);
      if (message && (wanted === '' || message.recipients.some(isWanted))) found.push(message);
    }
    return found;
  }

  async #message(id: string): Promise<MailMessage | undefined> {
    const known = this.#read.get(id);
    if (known && (await this.folder.has(id))) return known;
    const raw = await this.folder.read(id);
    if (!raw) {
      this.#read.delete(id);
      return undefined;
    }
    const { message } = await parseMail(id, raw);
    if (this.#read.size >= 500) this.#read.clear();
    this.#read.set(id, message);
    return message;
  }
}

function mailBody(message: MailMessage): Answer {
  // Links open in a new tab, since the frame can load nothing.
  const body = `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`;
  const headers = { 'content-security-policy': mailPolicy };
  return { type: 'text/html', body, headers };
}

function attachment({ message, contents }: ParsedMail, index: number): Answer {
  const content = contents[index];
  const name = message.attachments[index]?.name;
  if (!content || name === undefined) return notFound;
  // Never with the type that the mail claims: it is downloaded, not rendered.
  return download('application/octet-stream', name, content);
}

function download(type: string, name: string, body: Uint8Array): Answer {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  return { type, body, headers: { 'content-disposition': disposition } };
}

const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (body: string): Answer => ({ type: 'text/html', body });

function send(response: ServerResponse, { status = 200, type, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
