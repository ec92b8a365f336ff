import type { ApplicationEvent } from '@commons/contracts/applications/applications';
import { Details } from '@commons/ui/layout/details';
import { Timeline } from '@commons/ui/lists/timeline';
import { t } from '@commons/ui/text/texts';
import { statusName } from '@commons/web-kit/applications/application-status';

const words = ({ kind, status, subject }: ApplicationEvent): string => {
  if (kind === 'status') return t('employerMarked', { status: status ? statusName(status) : '' });
  if (kind === 'email') return t('employerSentEmailSubject', { subject: subject ?? '' });
  return {
    submitted: t('youApplied'),
    viewed: t('employerOpenedResume'),
    note: t('employerLeftNote'),
    withdrawn: t('withdrewApplication'),
  }[kind];
};

/** The events of an application, oldest first, as shown to the applicant. */
export function ApplicationTimeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <Details summary={t('history')}>
      <Timeline events={events.map((event) => ({ at: event.at, text: words(event) }))} />
    </Details>
  );
}
