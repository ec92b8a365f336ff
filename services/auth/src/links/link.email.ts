import { hello, type Mail, type MailLink } from '@commons/service-kit/mail/mail';

export interface LinkMail {
  readonly to: string;
  readonly subject: string;
  readonly full_name: string;
  /** What comes before the link. */
  readonly before: string;
  readonly link: MailLink;
  /** What comes after it: how long it works, what to do if one did not ask for it. */
  readonly after: string;
  readonly why: string;
}

/** A mail around one link. It is about the account itself: no switch stops it. */
export const linkEmail = ({ full_name, before, link, after, ...mail }: LinkMail): Mail => ({
  ...mail,
  greeting: hello(full_name),
  parts: [before, { link }, after],
});
