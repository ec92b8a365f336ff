import type { ApplicationEvent } from '@commons/contracts/applications/applications';
import { Details } from '@commons/ui/layout/details';
import { Timeline } from '@commons/ui/lists/timeline';
import { t } from '@commons/ui/text/texts';
import { statusName } from '@commons/web-kit/applications/application-status';

const words = ({ kind, status, subject, taken_back }: ApplicationEvent): string => {
  if (kind === 'status') {
    const marked = t('youMarked', { status: status ? statusName(status) : '' });
    return taken_back ? t('markedTookBack', { marked }) : marked;
  }
  if (kind === 'email') {
    const values = { subject: subject ?? '' };
    return taken_back ? t('tookEmailBackSubject', values) : t('sentEmailSubject', values);
  }
  return {
    submitted: t('applicationReceived'),
    viewed: t('openedResume'),
    note: t('changedNote'),
    withdrawn: t('applicantWithdrewApplication'),
  }[kind];
};

/** The events of an application, oldest first, as shown to the employer. */
export function ApplicationTimeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <Details summary={t('history')}>
      <Timeline events={events.map((event) => ({ at: event.at, text: words(event) }))} />
    </Details>
  );
}
