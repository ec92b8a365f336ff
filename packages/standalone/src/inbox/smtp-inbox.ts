import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { forgetPerson } from './forget-person.js';
import type { MailFolder } from './mail-folder.js';

interface SmtpInbox {
  readonly port: number;
  stop(): Promise<void>;
}

/** Maximum mail size in bytes: a résumé of 5 MB in base64, with a margin. */
const largestMail = 25 * 1024 * 1024;

/** Accepts every mail on a loopback port. Answers 250 only once the mail is on disk. */
export async function startSmtpInbox(folder: MailFolder): Promise<SmtpInbox> {
  const server = new SMTPServer({
    banner: 'Commons inbox: mails are kept here and sent to nobody',
    authOptional: true,
    hideSTARTTLS: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onData: (stream, session, done) => {
      receive(folder, stream, session).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // A client that disconnects midway must not end the portal.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    port: address.port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  folder: MailFolder,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
  }
  const message = Buffer.concat(parts);
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const id = await folder.keep(message, recipients);
  if (!accountErased.test(headOf(message))) return;
  const forget = async () => {
    for (const address of recipients) await forgetPerson(folder, address, id);
  };
  await forget();
  // For mails in transit in the meantime.
  setTimeout(() => void forget().catch(() => undefined), stragglersMs).unref();
}

/** By then everything sent before the last mail has arrived. */
const stragglersMs = 10_000;

/** Header of the last mail of a deleted account. */
const accountErased = /^x-commons-account-erased:/im;

const headOf = (message: Buffer): string => {
  const end = message.indexOf('\r\n\r\n');
  return message.toString('latin1', 0, end < 0 ? undefined : end);
};
