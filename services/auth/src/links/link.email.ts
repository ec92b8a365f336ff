import { hello, type Mail, type MailLink } from '@commons/service-kit/mail/mail';

interface LinkMail {
  readonly to: string;
  readonly language: string | undefined;
  readonly subject: string;
  readonly full_name: string;
  /** Text before the link. */
  readonly before: string;
  readonly link: MailLink;
  /** Text after the link: how long it works, what to do if one did not request it. */
  readonly after: string;
  readonly why: string;
}

/** A mail with one link. It concerns the account itself, so no setting disables it. */
export const linkEmail = ({ full_name, before, link, after, ...mail }: LinkMail): Mail => ({
  ...mail,
  greeting: hello(full_name, mail.language),
  parts: [before, { link }, after],
});
