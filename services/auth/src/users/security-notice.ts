/** Security-relevant changes that are mailed to the person, so that an attack does not go unnoticed. */
export type SecurityNoticeKind = 'password-changed' | 'password-reset' | 'email-changed';

export interface SecurityNotice {
  kind: SecurityNoticeKind;
  at: Date;
  /** Recipient, if not the account's address: its previous one. */
  to?: string;
}

/** The part of an update that marks a notice as due, for the same write as the change itself. */
export const noticeDue = (kind: SecurityNoticeKind, at: Date, to?: string) => ({
  $set: { notices_due_at: at },
  $push: { notices_due: { kind, at, ...(to && { to }) } },
});
