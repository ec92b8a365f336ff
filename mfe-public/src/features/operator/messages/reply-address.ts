import type { ContactMessage } from '@commons/contracts/portal/contact';

/** A mailto link to the sender of a message only, with a single 'Re:': 'Re: Opening hours'. */
export function replyAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>) {
  const answered = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(answered)}`;
}
