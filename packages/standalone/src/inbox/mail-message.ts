import type { Address, Attachment, Email } from 'postal-mime';

/** A mail in the inbox's JSON. Missing texts are empty. */
export interface MailMessage {
  readonly id: string;
  /** `Name <address>`, comma-separated if several. */
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  /** ISO 8601, from the mail's header. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
  /** The envelope's recipients in lower case, including BCC. */
  readonly recipients: readonly string[];
  readonly attachments: readonly MailAttachment[];
}

interface MailAttachment {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export interface ParsedMail {
  readonly message: MailMessage;
  readonly contents: readonly Uint8Array[];
}

/** Parses a raw message. One that cannot be parsed is shown as raw text instead of being hidden. */
export async function parseMail(id: string, raw: Buffer): Promise<ParsedMail> {
  // Loaded with the first mail that is opened: the portal starts faster and smaller without it.
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
