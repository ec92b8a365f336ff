import { mailTexts } from './mail-texts.js';

/** The link that a mail leads to. */
export interface MailLink {
  /** Label: 'See the application'. */
  readonly label: string;
  readonly url: string;
}

export interface MailItem {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

/** A part of a mail. A string is a paragraph. */
export type MailPart =
  | string
  /** A person's words, shown as they were written. */
  | { readonly quote: string }
  | { readonly link: MailLink }
  | { readonly items: readonly MailItem[] };

/** Link that unsubscribes from mails of this kind. */
export interface MailStop extends MailLink {
  /** Address that unsubscribes with one POST and no sign-in (RFC 8058), for the button of mail programs. */
  readonly oneClick?: string;
}

/** A mail to one person, before layout (render-mail). All mails look alike. */
export interface Mail {
  readonly to: string;
  /** Language of its texts. Default: English. */
  readonly language?: string | undefined;
  readonly subject: string;
  /** 'Hello Ada,'; omitted where the parts are a letter with its own greeting. */
  readonly greeting?: string;
  readonly parts: readonly MailPart[];
  /** Why this person gets the mail: a whole sentence. */
  readonly why: string;
  /** Omitted where the mail cannot be unsubscribed from. */
  readonly stop?: MailStop;
  readonly replyTo?: string;
  /** Set on the last mail of a deleted account: the inbox of standalone then deletes the person's mails. */
  readonly accountErased?: boolean;
}

/** The greeting of our own mails. */
export function hello(name?: string, language?: string): string {
  const t = mailTexts(language);
  return name ? t('helloName', { name }) : t('hello');
}

/** Unsubscribe link of each account type for mails about jobs and applications. */
export const notificationsStop = (
  site: string,
  accountType: 'employer' | 'job_seeker',
  language?: string,
): MailStop => ({
  label: mailTexts(language)('chooseMails'),
  url:
    accountType === 'employer'
      ? `${site}/employer-dashboard?tab=profile&section=settings`
      : `${site}/job-seeker-dashboard?tab=profile&section=preferences`,
});
