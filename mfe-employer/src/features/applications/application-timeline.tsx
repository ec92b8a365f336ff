import type { ApplicationEvent } from '@commons/contracts/applications';
import { Details } from '@commons/ui/details';
import { Timeline } from '@commons/ui/timeline';
import { statusName } from '@commons/web-kit/application-status';

const words = ({ kind, status, subject, taken_back }: ApplicationEvent): string => {
  if (kind === 'status') {
    const marked = `You marked it as ${status ? statusName(status) : ''}`;
    return taken_back ? `${marked}, and took that back` : marked;
  }
  if (kind === 'email') {
    return taken_back ? `You took an email back: ${subject}` : `You sent an email: ${subject}`;
  }
  return {
    submitted: 'Application received',
    viewed: 'You opened the resume',
    note: 'You changed your note',
    withdrawn: 'The applicant withdrew the application',
  }[kind];
};

/** The events of an application, oldest first, as shown to the employer. */
export function ApplicationTimeline({ events }: { events: readonly ApplicationEvent[] }) {
  return (
    <Details summary="History">
      <Timeline events={events.map((event) => ({ at: event.at, text: words(event) }))} />
    </Details>
  );
}
