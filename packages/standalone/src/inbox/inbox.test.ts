import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-message.js';
import { type RunningInbox, startInbox } from './start-inbox.js';

describe('mail inbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commons-inbox-'));
  let inbox: RunningInbox;

  beforeAll(async () => {
    inbox = await startInbox(folder);
  });
  afterAll(async () => {
    await inbox.stop();
    rmSync(folder, { recursive: true });
  });

  const send = (mail: object) =>
    createTransport(inbox.smtpUrl).sendMail({
      from: 'Commons <no-reply@commons.example>',
      ...mail,
    });

  const messages = async (query = ''): Promise<MailMessage[]> => {
    const answer = await fetch(`${inbox.url}/messages${query}`);
    return (await answer.json()) as MailMessage[];
  };

  it('returns mails received by SMTP as JSON, newest first, by recipient', async () => {
    await send({ to: 'Ana <ana@example.test>', subject: 'Grüße 1', text: 'Hello\nAna' });
    await send({ to: 'ana@example.test', subject: 'Second', text: 'x', html: '<b>x</b>' });
    await send({ to: 'ben@example.test', bcc: 'cleo@example.test', subject: 'For Ben', text: 'y' });

    const page = async (to: string) => (await fetch(`${inbox.url}/?to=${to}`)).text();
    expect(await page('ana')).toContain('Second');
    expect(await page('ana')).not.toContain('For Ben');
    expect(await page('zoe')).toContain('No mail to an address with “zoe” in it.');
    const forAna = await messages('?to=ANA@example.test');
    expect(forAna.map(({ subject }) => subject)).toEqual(['Second', 'Grüße 1']);
    expect(forAna[1]).toMatchObject({
      from: 'Commons <no-reply@commons.example>',
      to: 'Ana <ana@example.test>',
      text: expect.stringContaining('Hello\nAna'),
    });
    expect(await messages('?to=cleo@example.test')).toHaveLength(1);
    expect(await messages('?limit=1')).toMatchObject([{ subject: 'For Ben' }]);
  });

  it('keeps mails over a restart', async () => {
    await send({ to: 'kept@example.test', subject: 'Kept', text: 'z' });
    await inbox.stop();
    inbox = await startInbox(folder);
    expect(await messages('?to=kept@example.test')).toMatchObject([{ subject: 'Kept' }]);
  });

  it('shows a hostile mail without scripts, requests or our origin', async () => {
    const script = '<script>alert(1)</script>';
    await send({
      to: 'hostile@example.test',
      subject: script,
      text: `${script} https://site.example/verify?token=a&b=c`,
      html: `${script}<img src=x onerror=alert(1)>`,
      attachments: [{ filename: 'evil".html', content: script, contentType: 'text/html' }],
    });
    const [mail] = await messages('?to=hostile@example.test');

    for (const path of ['/', `/mail/${mail?.id}`, `/mail/${mail?.id}?view=text`]) {
      const page = await fetch(inbox.url + path);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      const body = await page.text();
      expect(body).not.toContain('<script');
      expect(body).toContain('&lt;script&gt;');
    }
    const frame = await (await fetch(`${inbox.url}/mail/${mail?.id}`)).text();
    expect(frame).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);

    const html = await fetch(`${inbox.url}/messages/${mail?.id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);

    const file = await fetch(`${inbox.url}/messages/${mail?.id}/attachments/0`);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(await file.text()).toBe(script);
  });

  it('forgets the mails of a deleted account, and nobody else’s', async () => {
    const address = 'reply@commons.example';
    const others = [
      { to: 'joann-no-reply@commons.example', subject: 'Other 1', text: 'To a longer address.' },
      { to: 'ben@example.test', subject: 'Other 2', text: `Of no-${address} and ${address}.test` },
    ];
    const theirs = [
      { to: `Rita <${address}>`, subject: 'Own', text: 'x' },
      { to: 'ben@example.test', subject: 'Reply', replyTo: `Rita <${address}>`, text: 'x' },
      { to: 'ben@example.test', subject: 'Text', text: `Write to ${address}.` },
      { to: 'ben@example.test', subject: 'HTML', html: `<a href="mailto:${address}">Rita</a>` },
    ];
    for (const mail of [...others, ...theirs]) await send(mail);
    const headers = { 'X-Commons-Account-Erased': 'yes' };
    await send({ to: address, subject: 'Deleted', text: `${address} is gone.`, headers });
    const left = (await messages()).map(({ subject }) => subject).slice(0, 3);
    expect(left).toEqual(['Deleted', 'Other 2', 'Other 1']);
    // Anybody may register the sender's address.
    await send({ to: 'no-reply@commons.example', subject: 'Deleted too', text: 'x', headers });
    expect((await messages()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Deleted too', 'Deleted', 'Other 1']),
    );
  });

  it('refuses other hosts, other methods and names outside its folder', async () => {
    const port = Number(new URL(inbox.url).port);
    const byName = await rawRequest(port, 'GET /messages HTTP/1.1\r\nHost: evil.example\r\n');
    expect(byName).toContain('HTTP/1.1 403');
    const outside = await rawRequest(
      port,
      'GET /messages/..%2f..%2fkeys HTTP/1.1\r\nHost: localhost\r\n',
    );
    expect(outside).toContain('HTTP/1.1 404');
    expect((await fetch(`${inbox.url}/messages`, { method: 'DELETE' })).status).toBe(405);
  });
});

async function rawRequest(port: number, head: string): Promise<string> {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  socket.end(`${head}Connection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}
