import type { ApplicationStatus } from '../applications/application-lists.js';
import { canChange, lifecycle } from './lifecycle.js';

/**
 * The life cycle of an application, decided by the employer (D2 §4). A withdrawal is a flag in addition to the status,
 * after which nothing changes; an undo within the first seconds restores the previous status.
 */
export const applicationLife = lifecycle<ApplicationStatus>()({
  begins: { apply: 'pending' },
  actions: {
    accept: { from: ['pending', 'reviewed', 'rejected'], to: 'accepted' },
    reject: { from: ['pending', 'reviewed', 'accepted'], to: 'rejected' },
    'mark reviewed': { from: ['pending'], to: 'reviewed' },
    correct: { from: ['accepted', 'rejected'], to: 'reviewed', by: 'employer, as a correction' },
  },
});

/** Statuses that applicants understand as final. */
export const isDecided = (status: ApplicationStatus): status is 'accepted' | 'rejected' =>
  applicationLife.actions.correct.from.includes(status);

/**
 * Classifies a requested status: a change, no change (decision A64), or refused.
 * @param correction allows reopening a decided application
 */
export function statusStep(
  present: ApplicationStatus,
  wanted: ApplicationStatus,
  correction = false,
): 'change' | 'same' | 'refused' {
  if (present === wanted) return 'same';
  const { correct } = applicationLife.actions;
  if (correction && correct.from.includes(present) && correct.to === wanted) return 'change';
  return canChange(applicationLife, present, wanted) ? 'change' : 'refused';
}
