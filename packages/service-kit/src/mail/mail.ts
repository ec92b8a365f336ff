/** One step that the mail leads to. */
export interface MailLink {
  /** What it does: 'See the application'. */
  readonly label: string;
  readonly url: string;
}

export interface MailItem {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

/** A part of a mail. A plain text is a paragraph. */
export type MailPart =
  | string
  /** Words of a person, shown as they were written. */
  | { readonly quote: string }
  | { readonly link: MailLink }
  | { readonly items: readonly MailItem[] };

/** Where mails of a kind are switched off. */
export interface MailStop extends MailLink {
  /** Address that ends them by one POST without a sign-in (RFC 8058), for the button of mail programs. */
  readonly oneClick?: string;
}

/** A mail to one person, before it is laid out (render-mail). All mails look alike. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** 'Hello Ada,'; left out where the parts are a letter with a greeting of their own. */
  readonly greeting?: string;
  readonly parts: readonly MailPart[];
  /** Why this person gets it: a whole sentence. */
  readonly why: string;
  /** Left out where nothing switches it off. */
  readonly stop?: MailStop;
  readonly replyTo?: string;
  /** The last mail of a deleted account: the inbox of standalone then removes what it has of the person. */
  readonly accountErased?: boolean;
}

/** The greeting of our own mails. */
export const hello = (name?: string): string => (name ? `Hello ${name},` : 'Hello,');

/** Where each account type switches off the mails about its jobs and applications. */
export const notificationsStop = (
  site: string,
  accountType: 'employer' | 'job_seeker',
): MailStop => ({
  label: 'Choose which mails you get',
  url:
    accountType === 'employer'
      ? `${site}/employer-dashboard?tab=profile&section=settings`
      : `${site}/job-seeker-dashboard?tab=profile&section=preferences`,
});
