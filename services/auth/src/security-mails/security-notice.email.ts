import { hello, type Mail } from '@commons/service-kit/mail/mail';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { momentText } from '../links/moment-text.js';
import type { SecurityNotice, SecurityNoticeKind } from '../users/security-notices.service.js';

interface Person {
  readonly full_name: string;
  readonly email: string;
}

interface Words {
  readonly subject: string;
  readonly done: (at: string) => string;
  readonly advice: string;
  readonly step: { readonly label: string; readonly path: string };
}

const newPassword = { label: 'Get a new password', path: '/forgot-password' };
const wasItYou = 'If that was you, there is nothing to do. If it was not, please';

const words: Readonly<Record<SecurityNoticeKind, Words>> = {
  'password-changed': {
    subject: 'Your password was changed',
    done: (at) =>
      `The password of your Commons account was changed on ${at}. You were signed out on all other devices.`,
    advice: `${wasItYou} get a new password at once:`,
    step: newPassword,
  },
  'password-reset': {
    subject: 'Your password was reset',
    done: (at) =>
      `The password of your Commons account was reset on ${at}, by a link sent to this address. You were signed out everywhere.`,
    advice: `${wasItYou} get a new password at once, and make sure that nobody else reads your mail:`,
    step: newPassword,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    done: (at) =>
      `The email address of your Commons account was changed on ${at}. From now on our mails go to the new address, and you sign in with it.`,
    advice: `${wasItYou} write to us at once, so that we can help you get your account back:`,
    step: { label: 'Write to us', path: '/contact' },
  },
};

/** Tells a person what was done to the account. No switch stops it. */
export function securityNoticeEmail(
  { full_name, email }: Person,
  { kind, at, to = email }: SecurityNotice,
  { SITE_URL = '', SITE_TIME_ZONE }: Pick<ServiceConfig, 'SITE_URL' | 'SITE_TIME_ZONE'>,
): Mail {
  const { subject, done, advice, step } = words[kind];
  return {
    to,
    subject,
    greeting: hello(full_name),
    parts: [
      done(momentText(at, SITE_TIME_ZONE)),
      advice,
      { link: { label: step.label, url: `${SITE_URL}${step.path}` } },
    ],
    why:
      kind === 'email-changed'
        ? 'You get this mail because your account had this address until now.'
        : 'You get this mail because it is about the safety of your account.',
  };
}
