import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { OpenDecision } from '@commons/contracts/applications';
import type { ApplicationRecord, RecordedEvent } from './application.schema.js';

/**
 * The newest change of an application's status. While it is open the employer can take it back, and the applicant is
 * told nothing: no mail, no live event. Only who asks just then reads the status as it is, as the specification has it.
 */
export interface Decision {
  /** Numbers the changes; never used twice. */
  change: number;
  /** What the applicant saw before it. */
  before: ApplicationStatus;
  before_notes?: string;
  /** The note that came with it. */
  note?: string;
  /** The applicant was told of another decision before. */
  correction?: boolean;
  /** The letter that brings the news, in place of the mail about the status. */
  letter?: string;
  final_at: Date;
  /** Set before the applicant is told: from then on it is final, whatever the clocks of two machines say. */
  told?: boolean;
}

type Decided = Pick<ApplicationRecord, 'decision'>;

/** The newest decision, while it can be taken back. */
export const openDecision = ({ decision }: Decided, now = new Date()): Decision | undefined =>
  decision && !decision.told && decision.final_at > now ? decision : undefined;

/** What the employer's screen needs to offer the way back. */
export function undoOf(application: Decided, now = new Date()): OpenDecision | undefined {
  const open = openDecision(application, now);
  if (!open) return undefined;
  return { change: open.change, milliseconds_left: open.final_at.getTime() - now.getTime() };
}

/** The history as the applicant sees it: without what was taken back. */
export const seenByApplicant = (timeline: readonly RecordedEvent[] = []): RecordedEvent[] =>
  timeline.filter(({ taken_back }) => !taken_back);

/** The history after a decision was taken back. A note that was saved on its own stays. */
export const withTakenBack = (
  timeline: readonly RecordedEvent[],
  change: number,
): RecordedEvent[] =>
  timeline.map((event) =>
    event.change === change && event.kind !== 'note' ? { ...event, taken_back: true } : event,
  );
