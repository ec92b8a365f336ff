import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';

export interface HiddenJobMail {
  readonly to: string;
  readonly full_name: string;
  readonly title: string;
  readonly reason: string;
  /** Public origin of the site. */
  readonly site: string;
}

/** Tells an employer that a job is not shown any more, why, and what can be done. */
export const jobHiddenEmail = ({ title, site, ...told }: HiddenJobMail): Mail =>
  decisionEmail({
    ...told,
    subject: `Your job "${title}" was hidden`,
    before: `Your job "${title}" was hidden. It is not shown on the job board any more and takes no applications. The reason:`,
    after:
      'You still see it among your jobs. If you think that this is a mistake, press Object there and say why; an operator then looks at it again:',
    link: `${site}/employer-dashboard?tab=jobs`,
    label: 'See your jobs',
    why: 'You get this mail because you posted this job.',
  });
