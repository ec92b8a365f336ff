import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that is busy until a test makes it accept. */
export class MailServer {
  /** The accepted mails, unparsed. */
  readonly mails: string[] = [];
  takes = false;
  readonly #server: Server;

  constructor(private readonly port: number) {
    this.#server = createServer((socket) => this.#talk(socket));
  }

  async start(): Promise<void> {
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop(): void {
    this.#server.close();
  }

  #talk(socket: Socket): void {
    let mail: string | undefined;
    let text = '';
    socket.on('error', () => undefined);
    socket.write('220 mail.example.test\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (mail === undefined) {
          if (line === 'DATA') mail = '';
          socket.write(this.#answerTo(line));
        } else if (line === '.') {
          this.mails.push(mail);
          mail = undefined;
          socket.write('250 taken\r\n');
        } else mail += `${line}\n`;
      }
    });
  }

  #answerTo(line: string): string {
    if (line === 'DATA') return '354 go on\r\n';
    if (/^RCPT/i.test(line) && !this.takes) return '451 the mailbox is busy\r\n';
    return '250 ok\r\n';
  }
}
