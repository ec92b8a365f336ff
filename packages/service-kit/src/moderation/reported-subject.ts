import type { ReportedSubject } from '@commons/contracts/moderation';
import type { ReportCase } from './report-case.schema.js';

/** What is judged, as operators read it. */
export type JudgedSubject = Pick<
  ReportedSubject,
  'kind' | 'id' | 'title' | 'text' | 'path' | 'hidden'
>;

/** A row of a service's reports: a subject with its case. Who reported it is left out. */
export function reportedSubject(subject: JudgedSubject, found: ReportCase): ReportedSubject {
  const { kind, id, title, text, path, hidden } = subject;
  return {
    ...{ kind, id, title, text, path, hidden },
    reporters: found.reporters,
    reports: found.reports.map(({ reason, note, created_at }) => ({
      reason,
      ...(note && { note }),
      created_at: created_at.toISOString(),
    })),
    state: found.state,
    last_reported_at: found.last_reported_at.toISOString(),
  };
}
