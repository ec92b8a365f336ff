import type { OperatorAction } from '@commons/contracts/moderation';

/** The verb of each action, between the operator and the subject. */
const verbs: Readonly<Record<string, string>> = {
  hide: 'hid the',
  keep: 'showed the',
  restore: 'restored, after a wave of reports, the',
  'change-account-type': 'changed the type of the',
  'message-done': 'marked as done the',
  'message-reopened': 'opened again the',
  'claim-approved': 'approved the',
  'claim-refused': 'refused the',
  'task-retried': 'ran again the',
  'task-dropped': 'dropped the',
  'switch-off': 'switched off the',
  'switch-on': 'switched on the',
  'portal-save': 'saved the',
  'portal-restore': 'restored the',
  release: 'gave to all visitors the',
  grant: 'gave the rights of an operator to the',
  revoke: 'took the rights of an operator from the',
};

/** A wave is no page that one hides or shows. */
const waveVerbs: typeof verbs = { hide: 'dropped the', keep: 'released the' };

/** 'hid the listing'. An unknown action is shown by its own name. */
export const actionText = ({ action, subject_kind }: OperatorAction): string => {
  const verb = (subject_kind === 'wave' && waveVerbs[action]) || verbs[action];
  return `${verb ?? `${action}:`} ${subject_kind}`;
};

/** Path of the subject's page, if it has one. */
export function subjectPath({ subject_kind, subject_id }: OperatorAction): string | undefined {
  if (subject_kind === 'job') return `/jobs/${subject_id}`;
  if (['listing', 'claim', 'wave'].includes(subject_kind))
    return `/business-directory/${subject_id}`;
  return undefined;
}
