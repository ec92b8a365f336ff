import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { OpenDecision } from '@commons/contracts/applications/applications';
import type { ApplicationRecord, RecordedEvent } from './application.schema.js';

/**
 * The newest change of an application's status. While it is open, the employer can undo it and the applicant is not
 * notified: no mail, no live event. Reading the application still shows the new status, as the specification says.
 */
export interface Decision {
  /** Sequence number of the change, never reused. */
  change: number;
  /** What the applicant saw before it. */
  before: ApplicationStatus;
  before_notes?: string;
  /** The note that came with it. */
  note?: string;
  /** The applicant was notified of a different decision before. */
  correction?: boolean;
  /** Id of the employer's letter that replaces the mail about the status. */
  letter?: string;
  final_at: Date;
  /** Set before the applicant is notified. From then on the decision is final, independent of clock differences. */
  told?: boolean;
}

type Decided = Pick<ApplicationRecord, 'decision'>;

/** The newest decision, while it can be taken back. */
export const openDecision = ({ decision }: Decided, now = new Date()): Decision | undefined =>
  decision && !decision.told && decision.final_at > now ? decision : undefined;

/** What the employer's screen needs to offer the undo. */
export function undoOf(application: Decided, now = new Date()): OpenDecision | undefined {
  const open = openDecision(application, now);
  if (!open) return undefined;
  return { change: open.change, milliseconds_left: open.final_at.getTime() - now.getTime() };
}

/** The history as the applicant sees it, without undone decisions. */
export const seenByApplicant = (timeline: readonly RecordedEvent[] = []): RecordedEvent[] =>
  timeline.filter(({ taken_back }) => !taken_back);

/** The history after an undo. A note that was saved separately is kept. */
export const historyAfterUndo = (
  timeline: readonly RecordedEvent[],
  change: number,
): RecordedEvent[] =>
  timeline.map((event) =>
    event.change === change && event.kind !== 'note' ? { ...event, taken_back: true } : event,
  );
