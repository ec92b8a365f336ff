import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An SMTP server for tests that stores the mails it gets. It refuses `refused-550@…` with that code. */
export interface MailInbox {
  readonly url: string;
  readonly mails: Email[];
  /** Waits for a mail to this address and returns the newest. @throws Error after `milliseconds` */
  waitFor(to: string, milliseconds?: number): Promise<Email>;
  close(): Promise<void>;
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts an inbox on a free port of the loopback. */
export async function startMailInbox(): Promise<MailInbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const code = /^refused-(\d{3})/.exec(address)?.[1];
      done(
        code ? Object.assign(new Error('no such mailbox'), { responseCode: Number(code) }) : null,
      );
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (to, milliseconds) => waitForMail(mails, to, milliseconds),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function waitForMail(mails: Email[], to: string, milliseconds = 60_000): Promise<Email> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await delay(25)) {
    const found = mails.findLast((mail) => mail.to?.some(({ address }) => address === to));
    if (found) return found;
  }
  throw new Error(`no mail to ${to} within ${milliseconds} ms`);
}
