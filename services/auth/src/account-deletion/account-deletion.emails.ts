import { hello, type Mail } from '@commons/service-kit/mail/mail';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { linkEmail } from '../links/link.email.js';
import { momentText } from '../links/moment-text.js';

interface Person {
  readonly full_name: string;
  readonly email: string;
  readonly account_type: 'employer' | 'job_seeker';
}

/** The mail after "Delete my account": when it happens, and how to keep the account. */
export const deletionWantedEmail = (
  { full_name, email, account_type }: Person,
  dueAt: Date,
  { SITE_URL = '', SITE_TIME_ZONE }: Pick<ServiceConfig, 'SITE_URL' | 'SITE_TIME_ZONE'>,
): Mail => {
  const dashboard = account_type === 'employer' ? 'employer-dashboard' : 'job-seeker-dashboard';
  return linkEmail({
    to: email,
    subject: 'Your account will be deleted',
    full_name,
    before: `As you asked, your Commons account will be deleted on ${momentText(dueAt, SITE_TIME_ZONE)}, with everything in it. Until then you can keep it: sign in, open your account settings and press "Keep my account".`,
    link: { url: `${SITE_URL}/${dashboard}?tab=profile`, label: 'Open my account settings' },
    after:
      'If you did not ask for this, please sign in, keep your account and change your password at once.',
    why: 'You get this mail because "Delete my account" was pressed in your account.',
  });
};

/** The last mail, when everything is done. */
export const deletionDoneEmail = ({
  full_name,
  email,
}: Pick<Person, 'full_name' | 'email'>): Mail => ({
  to: email,
  subject: 'Your account has been deleted',
  accountErased: true,
  greeting: hello(full_name),
  parts: [
    'As you asked, we have deleted your Commons account and what belonged to it. Thank you for having been with us.',
  ],
  why: 'You get this mail because your account had this address. It is the last one from us about it.',
});
