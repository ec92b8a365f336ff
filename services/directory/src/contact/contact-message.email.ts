import type { Mail } from '@commons/service-kit/mail/mail';
import type { MessageRecord } from './message.schema.js';

/**
 * The mail that tells an operator of a message: an answer goes to its sender.
 * @param site public origin
 */
export function contactMessageEmail(to: string, message: MessageRecord, site: string): Mail {
  const { name, email, subject, message: words, user_id } = message;
  return {
    to,
    replyTo: email,
    subject: `Contact: ${subject}`,
    parts: [
      `${name} <${email}> wrote:`,
      { quote: words },
      user_id ? `Account: ${user_id}` : 'Not signed in',
      'Reply to this mail to answer.',
      { link: { label: 'See all messages', url: `${site}/operator?tab=messages` } },
    ],
    why: 'You get this mail because you are an operator of this site.',
  };
}
