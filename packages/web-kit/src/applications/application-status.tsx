import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { Badge, type Tone } from '@commons/ui/controls/badge';
import { t } from '@commons/ui/text/texts';

const looks: Record<ApplicationStatus, { name: string; group: string; tone: Tone }> = {
  pending: { name: t('pending'), group: t('pendingOnes'), tone: 'amber' },
  reviewed: { name: t('reviewed'), group: t('reviewedOnes'), tone: 'neutral' },
  accepted: { name: t('accepted'), group: t('acceptedOnes'), tone: 'green' },
  rejected: { name: t('rejected'), group: t('rejectedOnes'), tone: 'red' },
};

/** Label of a status: 'pending' → 'Pending'. */
export const statusName = (status: ApplicationStatus): string => looks[status].name;

/** Name of all applications of a status, for counts and filters: plural in languages that distinguish it. */
export const statusGroup = (status: ApplicationStatus): string => looks[status].group;

/** The choices of a filter by status, all of them first. */
export const statusChoices = [
  { value: 'all', label: t('all') },
  ...Object.entries(looks).map(([value, { group }]) => ({ value, label: group })),
];

interface ApplicationStatusBadgeProps {
  readonly status: ApplicationStatus;
  readonly withdrawn_at?: string | undefined;
}

/** Badge of an application: amber while pending; shows withdrawn ones as such. */
export function ApplicationStatusBadge({ status, withdrawn_at }: ApplicationStatusBadgeProps) {
  const { name, tone } = looks[status];
  return (
    <Badge dot tone={withdrawn_at ? 'grey' : tone}>
      {withdrawn_at ? t('withdrawn') : name}
    </Badge>
  );
}
