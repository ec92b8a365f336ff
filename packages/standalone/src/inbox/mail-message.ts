import type { Address, Attachment, Email } from 'postal-mime';

/** A mail as the inbox's JSON gives it. Texts that are absent are empty. */
export interface MailMessage {
  readonly id: string;
  /** `Name <address>`, several joined by a comma. */
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** ISO 8601, of the mail's own header. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
  /** Addresses it was delivered to, in lower case, BCC included. */
  readonly recipients: readonly string[];
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface ParsedMail {
  readonly message: MailMessage;
  readonly contents: readonly Uint8Array[];
}

/** Reads a raw message. One that cannot be read is shown as its raw text instead of being hidden. */
export async function parseMail(id: string, raw: Buffer): Promise<ParsedMail> {
  // Loaded when the first mail is looked at: the portal starts faster and smaller without.
  const { default: PostalMime } = await import('postal-mime');
  try {
    const email = await PostalMime.parse(raw);
    const contents = email.attachments.map(({ content }) => bytes(content));
    return { message: messageOf(id, email, contents), contents };
  } catch {
    return { message: unreadable(id, raw), contents: [] };
  }
}

function messageOf(id: string, email: Email, contents: readonly Uint8Array[]): MailMessage {
  return {
    id,
    from: email.from ? addressText(email.from) : '',
    to: (email.to ?? []).map(addressText).join(', '),
    replyTo: (email.replyTo ?? []).map(addressText).join(', '),
    subject: email.subject ?? '',
    date: email.date ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    recipients: email.headers
      .filter(({ key }) => key === 'delivered-to')
      .map(({ value }) => value.trim().toLowerCase()),
    attachments: email.attachments.map((attachment, index) =>
      attachmentOf(attachment, contents[index]?.length ?? 0),
    ),
  };
}

function attachmentOf({ filename, mimeType }: Attachment, size: number): MailAttachment {
  return { name: filename || 'attachment', type: mimeType, size };
}

function unreadable(id: string, raw: Buffer): MailMessage {
  return {
    id,
    from: '',
    to: '',
    replyTo: '',
    subject: '(this mail cannot be read)',
    date: '',
    text: raw.toString('utf8', 0, 100_000),
    html: '',
    recipients: [],
    attachments: [],
  };
}

function addressText(address: Address): string {
  if (address.group) return address.group.map(addressText).join(', ');
  const mailbox = address.address ?? '';
  return address.name ? `${address.name} <${mailbox}>` : mailbox;
}

function bytes(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
