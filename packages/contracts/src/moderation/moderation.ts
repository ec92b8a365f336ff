import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate, longText, optionalLongText, paging } from '../field-types.js';
import { reportStates } from '../lifecycles/report-life.js';
import { type ReportReason, reportReasons } from './moderation-lists.js';
import { AccountSuspension } from './suspensions.js';

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

/**
 * Subjects that operators decide on: jobs in the jobs service, shared profiles in resumes, the others in directory. A wave is not reported by
 * people: it is the set of a listing's reviews that are held back (decision B24).
 */
const reportSubjects = ['job', 'listing', 'review', 'wave', 'profile'] as const;

/** POST /jobs/{id}/report, /business-directory/{id}/report, /business-directory/{id}/reviews/{review_id}/report. */
export const ReportInput = z
  .object({ reason: z.enum(reasons), note: optionalLongText(2_000) })
  .meta({ id: 'ReportInput' });
export type ReportInput = z.input<typeof ReportInput>;

/** Answer to a report. */
export const ReportReceipt = z.object({ detail: z.string() }).meta({ id: 'ReportReceipt' });

/**
 * A row of the operators' log: GET /jobs/operator/actions, /business-directory/operator/actions,
 * /auth/operator/actions.
 */
export const OperatorAction = z
  .object({
    id: z.string(),
    operator_id: z.string(),
    operator_name: z.string(),
    /** The action, e.g. 'hide', 'keep', 'change-account-type', 'message-done'. */
    action: z.string(),
    subject_kind: z.string(),
    subject_id: z.string(),
    subject_title: z.string(),
    reason: z.string().optional(),
    created_at: isoDate,
  })
  .meta({ id: 'OperatorAction' });
export type OperatorAction = z.infer<typeof OperatorAction>;

/** Most decisions on a person that operators are shown. */
export const maxAuthorDecisions = 5;

/** GET /internal/decisions-about/{author}: the latest first. */
export const AuthorDecisions = z
  .array(OperatorAction)
  .max(maxAuthorDecisions)
  .meta({ id: 'AuthorDecisions' });

/**
 * A row of GET /jobs/operator/reports, /business-directory/operator/reports and /shared-profile/operator/reports: all reports of one subject.
 * `hidden` says that the subject is currently hidden, by an operator or by three counted reporters (jobs).
 */
export const ReportedSubject = z
  .object({
    kind: z.enum(reportSubjects),
    id: z.string(),
    title: z.string(),
    /** The text of the subject that the operator reviews, e.g. the comment of a review. */
    text: z.string().optional(),
    /** Page of the subject; absent for a profile without a link. */
    path: z.string().optional(),
    hidden: z.boolean(),
    /** For jobs: who hid it, the owner's objection, and how many of the new reports count towards hiding. */
    hidden_by: z.enum(['reports', 'operator']).optional(),
    objection: z.object({ text: z.string(), created_at: isoDate }).optional(),
    counted: z.number().int().optional(),
    /** Watched words found when it was published (decision B60). */
    words: z.array(z.string()).optional(),
    /** Account that published it; absent for a guest or an import. */
    author_id: z.string().optional(),
    /** Number of other hidden subjects of that account in this service. */
    hidden_before: z.number().int().optional(),
    /** Neither reported nor decided on: only appears in the operators' search. */
    no_case: z.literal(true).optional(),
    reporters: z.number().int(),
    reports: z.array(
      z.object({
        reason: z.enum(reasons),
        note: z.string().optional(),
        /** Whether it counts towards hiding the subject. */
        counts: z.boolean().optional(),
        created_at: isoDate,
      }),
    ),
    /** What operators decided about it before, the latest first; at most 5. */
    earlier: z.array(OperatorAction).optional(),
    state: z.enum(reportStates),
    /** Without reports: the time of the first decision. */
    last_reported_at: isoDate,
  })
  .meta({ id: 'ReportedSubject' });
export type ReportedSubject = z.infer<typeof ReportedSubject>;

/** POST /jobs/{id}/objection: the objection of a hidden job's owner. */
export const ObjectionInput = z.object({ text: longText(2_000) }).meta({ id: 'ObjectionInput' });
export type ObjectionInput = z.input<typeof ObjectionInput>;

/** POST /jobs/operator/restore: shows all jobs, or these, that reports have hidden since then. */
export const RestoreInput = z
  .object({
    since: isoDate,
    ids: z
      .array(z.string().regex(/^[0-9a-f]{24}$/))
      .max(100)
      .optional(),
    reason: longText(2_000),
  })
  .meta({ id: 'RestoreInput' });
export type RestoreInput = z.input<typeof RestoreInput>;

/** Its answer; with `more`, call again for the rest. */
export const RestoredJobs = z
  .object({ restored: z.number().int(), more: z.boolean() })
  .meta({ id: 'RestoredJobs' });
export type RestoredJobs = z.infer<typeof RestoredJobs>;

/** Query of the lists of reports: open ones by default. */
export const ReportList = z
  .object({ state: z.enum(reportStates).default('open'), ...paging })
  .meta({ id: 'ReportList' });

/** Query of GET /jobs/operator/subjects and /business-directory/operator/subjects: search words. */
export const SubjectSearch = z
  .object({ search: z.string().trim().min(1, 'Enter what to search for.').max(200), ...paging })
  .meta({ id: 'SubjectSearch' });

/**
 * PATCH /jobs/operator/subjects/{id}, /business-directory/operator/subjects/{kind}/{id}: `hide` suspends the subject,
 * `keep` shows it (again) and closes its reports, `reopen` takes a decision back: what it hid is shown, and the case
 * waits again. The reason is recorded in the log and in the mail to the owner of a
 * job or listing and to the author of a review. Subjects without reports can be decided on as well; they are then
 * listed among the decided ones, without reporters.
 */
export const ModerationDecision = z
  .object({ decision: z.enum(['hide', 'keep', 'reopen']), reason: longText(2_000) })
  .meta({ id: 'ModerationDecision' });
export type ModerationDecision = z.input<typeof ModerationDecision>;

/** Query of GET /auth/operator/accounts: the complete e-mail address. */
export const AccountSearch = z.object({ email: emailAddress }).meta({ id: 'AccountSearch' });

/** GET /auth/operator/accounts?email=… and /auth/operator/accounts/{id}: the account of a requester or an author. */
export const OperatorAccount = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    account_type: z.enum(['employer', 'job_seeker']),
    created_at: isoDate,
    operator: z.literal(true).optional(),
    suspended: AccountSuspension.optional(),
    /** What operators decided before on the account and on what it published, the latest first (decision B85). */
    earlier: AuthorDecisions.optional(),
    /** A service did not answer: there may be more decisions. */
    earlier_incomplete: z.literal(true).optional(),
  })
  .meta({ id: 'OperatorAccount' });
export type OperatorAccount = z.infer<typeof OperatorAccount>;

/** PUT /auth/operator/accounts/{id}/account-type (decisions A55, A62). The person gets the reason by mail. */
export const AccountTypeChange = z
  .object({ account_type: z.enum(['employer', 'job_seeker']), reason: longText(2_000) })
  .meta({ id: 'AccountTypeChange' });
export type AccountTypeChange = z.input<typeof AccountTypeChange>;

/** An element of GET /internal/operators of auth: the operators, for mails to them. */
export const OperatorContact = z
  .object({ id: z.string(), full_name: z.string(), email: z.string() })
  .meta({ id: 'OperatorContact' });
export type OperatorContact = z.infer<typeof OperatorContact>;

/** Query of the operators' logs. */
export const OperatorActionList = z.object({ ...paging }).meta({ id: 'OperatorActionList' });

/** POST /internal/operator-actions of auth. */
export const NewOperatorAction = OperatorAction.omit({ id: true, created_at: true }).meta({
  id: 'NewOperatorAction',
});

/** Its answer: the action may proceed. */
export const OperatorActionRecorded = z
  .object({ noted: z.literal(true) })
  .meta({ id: 'OperatorActionRecorded' });
