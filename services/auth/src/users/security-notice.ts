/** What a person is told by mail after it happened, so that a stranger's doing does not go unseen. */
export type SecurityNoticeKind = 'password-changed' | 'password-reset' | 'email-changed';

export interface SecurityNotice {
  kind: SecurityNoticeKind;
  at: Date;
  /** The address it goes to, where that is not the account's: the one it had before. */
  to?: string;
}

/** The part of an update that makes a notice due, in the same write as what it tells of. */
export const noticeDue = (kind: SecurityNoticeKind, at: Date, to?: string) => ({
  $set: { notices_due_at: at },
  $push: { notices_due: { kind, at, ...(to && { to }) } },
});
