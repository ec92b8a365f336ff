import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { Mail } from '@commons/service-kit/mail/mail';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { jobText } from '../application-links.js';
import type { MailAddress } from './applicant-address.service.js';
import { applicantMail } from './applicant-mail.js';

interface Status {
  readonly status: ApplicationStatus;
  /** The status of the mail that this one corrects. */
  readonly earlier: ApplicationStatus | undefined;
}

/** Notifies the applicant of the application's status. */
export function statusChangeEmail(
  application: ApplicationRecord,
  { status, earlier }: Status,
  address: MailAddress,
  site: string,
): Mail {
  const { language } = address;
  const t = jobsTexts(language);
  const title = application.job.title;
  const job = jobText(application, language);
  const texts = textsOf(t, { job, title })[status];
  const { now, end } = corrections(t)[status];
  const parts = earlier
    ? [t('earlier', { job, was: corrections(t)[earlier].was, now }), end]
    : [texts.is, texts.next];
  return applicantMail(application, address, site, {
    subject: earlier ? t('correctionSubject', { job: title }) : texts.subject,
    parts: parts.filter(Boolean),
  });
}

interface StatusText {
  readonly subject: string;
  readonly is: string;
  readonly next: string;
}

/** @param names the job with its company, and its title alone */
const textsOf = (
  t: Translate,
  { job, title }: { readonly job: string; readonly title: string },
): Readonly<Record<ApplicationStatus, StatusText>> => ({
  pending: {
    subject: t('subjectPending', { job: title }),
    is: t('isPending', { job }),
    next: '',
  },
  reviewed: {
    subject: t('subjectReviewed', { job: title }),
    is: t('isReviewed', { job }),
    next: t('nextReviewed'),
  },
  accepted: {
    subject: t('subjectAccepted', { job: title }),
    is: t('isAccepted', { job }),
    next: t('nextAccepted'),
  },
  rejected: {
    subject: t('subjectRejected', { job: title }),
    is: t('isRejected', { job }),
    next: t('nextRejected'),
  },
});

interface Correction {
  /** Of the former status, after 'Earlier we told you that your application'. */
  readonly was: string;
  /** Of the new status, after 'The employer has corrected this:'. The mail apologizes. */
  readonly now: string;
  readonly end: string;
}

const corrections = (t: Translate): Readonly<Record<ApplicationStatus, Correction>> => ({
  pending: { was: t('wasPending'), now: t('correctedPending'), end: '' },
  reviewed: {
    was: t('wasReviewed'),
    now: t('correctedReviewed'),
    end: t('correctionReviewed'),
  },
  accepted: {
    was: t('wasAccepted'),
    now: t('correctedAccepted'),
    end: t('correctionAccepted'),
  },
  rejected: {
    was: t('wasRejected'),
    now: t('correctedRejected'),
    end: t('correctionRejected'),
  },
});
