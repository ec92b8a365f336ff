import type { OperatorAction, ReportedSubject } from '@commons/contracts/moderation/moderation';
import type { ReportCase } from './report-case.schema.js';

/** The reported subject, as shown to operators. */
export type SubjectDecision = Pick<
  ReportedSubject,
  | 'kind'
  | 'id'
  | 'title'
  | 'text'
  | 'path'
  | 'hidden'
  | 'hidden_by'
  | 'objection'
  | 'author_id'
  | 'hidden_before'
>;

/** A subject without reports or decisions. */
export const withoutCase = (subject: SubjectDecision, since: Date): ReportedSubject => ({
  ...reportedSubject(subject, {
    reports: [],
    reporters: 0,
    state: 'decided',
    last_reported_at: since,
  }),
  no_case: true,
});

/** A row of a service's reports: a subject with its case, without the reporters. */
export function reportedSubject(
  subject: SubjectDecision,
  found: Pick<ReportCase, 'reports' | 'reporters' | 'state' | 'last_reported_at' | 'words'>,
): ReportedSubject {
  const { kind, id, title, text, path, hidden, hidden_by, objection } = subject;
  const { author_id, hidden_before } = subject;
  return {
    ...{ kind, id, title, text, hidden },
    ...(path && { path }),
    ...(hidden_by && { hidden_by }),
    ...(objection && { objection }),
    ...(author_id && { author_id }),
    ...(hidden_before && { hidden_before }),
    ...(found.words && { words: found.words }),
    reporters: found.reporters,
    reports: found.reports.map(({ reason, note, counts, created_at }) => ({
      reason,
      ...(note && { note }),
      ...(counts && { counts }),
      created_at: created_at.toISOString(),
    })),
    state: found.state,
    last_reported_at: found.last_reported_at.toISOString(),
  };
}

/** The part of a row with the earlier decisions on its subject. */
export const earlierDecisionsOf = (
  actions: readonly OperatorAction[] = [],
): Pick<ReportedSubject, 'earlier'> => (actions.length > 0 ? { earlier: [...actions] } : {});
