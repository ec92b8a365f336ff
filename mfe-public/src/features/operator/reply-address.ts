import type { ContactMessage } from '@commons/contracts/contact';

/** A mail to the sender of a message and to nobody else, with its subject answered once: 'Re: Opening hours'. */
export function replyAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>) {
  const answered = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(answered)}`;
}
