import { InboxServer } from './inbox-server.js';
import { MailFolder } from './mail-folder.js';
import { startSmtpInbox } from './smtp-inbox.js';

export interface RunningInbox {
  /** The services' SMTP_URL. */
  readonly smtpUrl: string;
  /** Address of the page. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the portal's own mail inbox on free loopback ports: SMTP in, web page and JSON out. */
export async function startInbox(folder: string): Promise<RunningInbox> {
  const mails = new MailFolder(folder);
  const smtp = await startSmtpInbox(mails);
  const server = new InboxServer(mails);
  const port = await server.listen();
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    url: `http://localhost:${port}`,
    async stop() {
      await Promise.all([smtp.stop(), server.close()]);
    },
  };
}
