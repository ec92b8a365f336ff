import { hello, type Mail } from '../mail/mail.js';
import { mailTexts } from '../mail/mail-texts.js';

export interface DecisionMail {
  readonly to: string;
  readonly language?: string | undefined;
  readonly subject: string;
  /** Omitted where it is not known that the address belongs to the name. */
  readonly full_name?: string;
  /** What was decided. */
  readonly before: string;
  /** The operator's words, shown as they were written; absent for a change on the command line. */
  readonly reason?: string | undefined;
  /** What the person can do, followed by the link. */
  readonly after: string;
  readonly link: string;
  /** Label of the link; most lead to the contact form. */
  readonly label?: string;
  /** Why this person gets the mail: a whole sentence. */
  readonly why?: string;
}

/**
 * The mail that informs a person of an operator's decision, its reason and the options. It cannot be unsubscribed from.
 */
export const decisionEmail = (mail: DecisionMail): Mail => ({
  to: mail.to,
  language: mail.language,
  subject: mail.subject,
  greeting: hello(mail.full_name, mail.language),
  parts: [
    mail.before,
    ...(mail.reason ? [{ quote: mail.reason }] : []),
    mail.after,
    { link: { label: mail.label ?? mailTexts(mail.language)('writeToUs'), url: mail.link } },
  ],
  why: mail.why ?? mailTexts(mail.language)('aboutYours'),
});
