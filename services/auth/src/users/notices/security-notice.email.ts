import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { momentText } from '../../links/moment-text.js';
import { authTexts } from '../../texts/auth-texts.js';
import type { SecurityNotice, SecurityNoticeKind } from '../security-notice.js';
import type { User } from '../user.js';

interface Words {
  readonly subject: string;
  readonly done: string;
  readonly advice: string;
  readonly step: { readonly label: string; readonly path: string };
}

type About = { readonly portal: string; readonly at: string };

const words: Readonly<Record<SecurityNoticeKind, (t: Translate, about: About) => Words>> = {
  'password-changed': (t, about) => ({
    subject: t('passwordChangedSubject'),
    done: t('passwordChanged', about),
    advice: t('passwordChangedAdvice'),
    step: { label: t('newPassword'), path: '/forgot-password' },
  }),
  'password-reset': (t, about) => ({
    subject: t('passwordResetSubject'),
    done: t('passwordReset', about),
    advice: t('passwordResetAdvice'),
    step: { label: t('newPassword'), path: '/forgot-password' },
  }),
  'email-changed': (t, about) => ({
    subject: t('emailChangedSubject'),
    done: t('emailChanged', about),
    advice: t('emailChangedAdvice'),
    step: { label: t('writeToUs'), path: '/contact' },
  }),
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
    const notices = user.notices_due ?? [];
    await sendAll(notices.map((notice) => () => this.#deliverOne(user, notice)));
    return true;
  }

  async #deliverOne(user: User, notice: SecurityNotice): Promise<void> {
    const { kind, at } = notice;
    const mail = noticeEmail(user, notice, this.portal.facts);
    await this.send(mail, user, `${kind}/${at.getTime()}`);
    await this.mark.clearItem(user, { kind, at });
  }
}

function noticeEmail(
  { full_name, email, language }: User,
  { kind, at, to = email }: SecurityNotice,
  { name, url, time_zone }: PortalFacts,
): Mail {
  const t = authTexts(language);
  const about = { portal: name, at: momentText(at, time_zone, language) };
  const { subject, done, advice, step } = words[kind](t, about);
  return {
    to,
    language,
    subject,
    greeting: hello(full_name, language),
    parts: [done, advice, { link: { label: step.label, url: `${url}${step.path}` } }],
    why: kind === 'email-changed' ? t('formerAddressWhy') : t('safetyWhy'),
  };
}
