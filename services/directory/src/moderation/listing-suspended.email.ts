import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';

export interface Suspension {
  readonly to: string;
  readonly full_name: string;
  readonly business_name: string;
  readonly reason: string;
  /** Public origin of the site. */
  readonly site: string;
}

/** The mail that tells an owner that the listing is not shown any more, why, and what can be done. */
export const listingSuspendedEmail = ({ business_name, site, ...told }: Suspension): Mail =>
  decisionEmail({
    ...told,
    subject: 'Your business listing has been suspended',
    before: `Your listing "${business_name}" has been suspended. It is not shown in the directory any more. The reason:`,
    after:
      'You still see the listing in your dashboard and can change it. To have it looked at again, please write to us:',
    link: `${site}/contact`,
    why: 'You get this mail because the listing is yours.',
  });
