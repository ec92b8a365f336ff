import { businessPage, jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { OperatorAction } from '@commons/contracts/moderation/moderation';
import { commandLine } from '@commons/contracts/moderation/moderation-lists';
import { t, translate } from '@commons/ui/text/texts';
import { shownName } from '@commons/web-kit/page/shown-name';

type Verb = (kind: string) => string;

/** Texts of the actions by kind of subject; they follow the operator's name. */
const verbs: Readonly<Record<string, Verb>> = {
  hide: (kind) => t('hidKind', { kind }),
  keep: (kind) => t('showedKind', { kind }),
  restore: (kind) => t('restoredAfterWaveReportsKind', { kind }),
  'change-account-type': (kind) => t('changedTypeKind', { kind }),
  suspend: (kind) => t('suspendedKind', { kind }),
  unsuspend: (kind) => t('endedSuspensionOfKind', { kind }),
  'removal-asked': (kind) => t('askedToDeleteKind', { kind }),
  'removal-confirmed': (kind) => t('deletedKindForGood', { kind }),
  'removal-withdrawn': (kind) => t('keptKind', { kind }),
  'words-changed': (kind) => t('changedKind', { kind }),
  reopen: (kind) => t('tookBackDecisionOnKind', { kind }),
  'message-done': (kind) => t('markedAsDoneKind', { kind }),
  'message-reopened': (kind) => t('openedAgainKind', { kind }),
  'claim-approved': (kind) => t('approvedKind', { kind }),
  'claim-refused': (kind) => t('refusedKind', { kind }),
  'task-retried': (kind) => t('ranAgainKind', { kind }),
  'task-dropped': (kind) => t('droppedKind', { kind }),
  'switch-off': (kind) => t('switchedOffKind', { kind }),
  'switch-on': (kind) => t('switchedOnKind', { kind }),
  'portal-save': (kind) => t('savedKind', { kind }),
  'words-moved': () => t('movedRecords'),
  'portal-restore': (kind) => t('restoredKind', { kind }),
  import: (kind) => t('importedKind', { kind }),
  'import-undone': (kind) => t('tookBackKind', { kind }),
  'feed-added': (kind) => t('addedKind', { kind }),
  'feed-removed': (kind) => t('removedKind', { kind }),
  release: (kind) => t('gaveAllVisitorsKind', { kind }),
  grant: (kind) => t('gaveRightsOperatorKind', { kind }),
  revoke: (kind) => t('tookRightsOperatorFromKind', { kind }),
};

/** A wave has no page. */
const waveVerbs: typeof verbs = {
  hide: (kind) => t('droppedKind', { kind }),
  keep: (kind) => t('releasedKind', { kind }),
};

const kinds: Readonly<Record<string, string>> = {
  account: t('account2'),
  claim: t('claim2'),
  'feature switch': t('featureSwitch'),
  'front end': t('frontEnd'),
  feed: t('feedKind'),
  import: t('importKind'),
  job: t('job3'),
  listing: t('listing'),
  message: t('message2'),
  profile: t('profileKind'),
  'portal settings': t('portalSettings2'),
  review: t('review3'),
  task: t('task'),
  'watched words': t('watchedWordsKind'),
  wave: t('wave'),
};

/** The operator, as shown; actions on the command line have no name. */
export const operatorName = ({ operator_name }: Pick<OperatorAction, 'operator_name'>): string =>
  operator_name === commandLine ? translate(operator_name) : shownName(operator_name);

/** 'hid the listing'. An unknown action is shown by its own name. */
export const actionText = ({ action, subject_kind }: OperatorAction): string => {
  const kind = kinds[subject_kind] ?? subject_kind;
  const verb = (subject_kind === 'wave' && waveVerbs[action]) || verbs[action];
  return verb ? verb(kind) : `${action}: ${kind}`;
};

/** Path of the subject's page, if it has one. */
export function subjectPath({ subject_kind, subject_id }: OperatorAction): string | undefined {
  if (subject_kind === 'job') return jobPage(subject_id);
  if (['listing', 'claim', 'wave'].includes(subject_kind)) return businessPage(subject_id);
  return undefined;
}
