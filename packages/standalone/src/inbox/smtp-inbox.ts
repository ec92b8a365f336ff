import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { forgetPerson } from './forget-person.js';
import type { MailFolder } from './mail-folder.js';

export interface SmtpInbox {
  readonly port: number;
  stop(): Promise<void>;
}

/** Largest mail taken, in bytes: a résumé of 5 MB in base64 and room to spare. */
const largestMail = 25 * 1024 * 1024;

/** Takes every mail on a port of the loopback. It says 250 only when the mail is on the disk. */
export async function startSmtpInbox(folder: MailFolder, port = 0): Promise<SmtpInbox> {
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
  // A client that hangs up in the middle is no reason to end the portal.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
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
  // A mail that was under way meanwhile.
  setTimeout(() => void forget().catch(() => undefined), stragglersMs).unref();
}

/** By then whatever was sent before the last mail is here. */
const stragglersMs = 10_000;

/** Of the last mail of a deleted account. */
const accountErased = /^x-commons-account-erased:/im;

const headOf = (message: Buffer): string => {
  const end = message.indexOf('\r\n\r\n');
  return message.toString('latin1', 0, end < 0 ? undefined : end);
};
