import type { ApplicationEvent } from '@commons/contracts/applications';
import { Details } from '@commons/ui/details';
import { Timeline } from '@commons/ui/timeline';
import { statusName } from '@commons/web-kit/application-status';

const words = ({ kind, status, subject }: ApplicationEvent): string => {
  if (kind === 'status') return `The employer marked it as ${status ? statusName(status) : ''}`;
  if (kind === 'email') return `The employer sent you an email: ${subject}`;
  return {
    submitted: 'You applied',
    viewed: 'The employer opened your resume',
    note: 'The employer left a note',
    withdrawn: 'You withdrew your application',
  }[kind];
};

/** The events of an application, oldest first, as shown to the applicant. */
export function ApplicationTimeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <Details summary="History">
      <Timeline events={events.map((event) => ({ at: event.at, text: words(event) }))} />
    </Details>
  );
}
