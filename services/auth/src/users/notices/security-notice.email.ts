import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { momentText } from '../../links/moment-text.js';
import type { User } from '../user.js';

import type { SecurityNotice, SecurityNoticeKind } from './security-notice.js';

interface Words {
  readonly subject: string;
  readonly done: (portal: string, at: string) => string;
  readonly advice: string;
  readonly step: { readonly label: string; readonly path: string };
}

const newPassword = { label: 'Get a new password', path: '/forgot-password' };
const wasItYou = 'If that was you, there is nothing to do. If it was not, please';

const words: Readonly<Record<SecurityNoticeKind, Words>> = {
  'password-changed': {
    subject: 'Your password was changed',
    done: (portal, at) =>
      `The password of your ${portal} account was changed on ${at}. You were signed out on all other devices.`,
    advice: `${wasItYou} get a new password at once:`,
    step: newPassword,
  },
  'password-reset': {
    subject: 'Your password was reset',
    done: (portal, at) =>
      `The password of your ${portal} account was reset on ${at}, by a link sent to this address. You were signed out everywhere.`,
    advice: `${wasItYou} get a new password at once, and make sure that nobody else reads your mail:`,
    step: newPassword,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    done: (portal, at) =>
      `The email address of your ${portal} account was changed on ${at}. From now on our mails go to the new address, and you sign in with it.`,
    advice: `${wasItYou} write to us at once, so that we can help you get your account back:`,
    step: { label: 'Write to us', path: '/contact' },
  },
};

/** Mails each security notice of an account separately. No setting disables it. */
@Injectable()
export class SecurityNoticeEmail extends OutboxMail<User> {
  constructor(@InjectModel('User') users: Model<User>) {
    const due = {
      since: 'notices_due_at',
      list: 'notices_due',
      alsoUnset: ['notices_due'],
    } as const;
    const mark = new OutboxMark(users, { ...due, only: { closed_at: { $exists: false } } });
    super(mark, { task: 'auth.mail-security-notices', id: 'user_id' });
  }

  protected override async deliver(user: User): Promise<boolean> {
    for (const notice of user.notices_due ?? []) {
      const { kind, at } = notice;
      await this.send(
        noticeEmail(user, notice, this.portal.facts),
        user,
        `${kind}/${at.getTime()}`,
      );
      await this.mark.clearItem(user, { kind, at });
    }
    return true;
  }
}

function noticeEmail(
  { full_name, email }: User,
  { kind, at, to = email }: SecurityNotice,
  { name, url, time_zone }: PortalFacts,
): Mail {
  const { subject, done, advice, step } = words[kind];
  return {
    to,
    subject,
    greeting: hello(full_name),
    parts: [
      done(name, momentText(at, time_zone)),
      advice,
      { link: { label: step.label, url: `${url}${step.path}` } },
    ],
    why:
      kind === 'email-changed'
        ? 'You get this mail because your account had this address until now.'
        : 'You get this mail because it is about the safety of your account.',
  };
}
