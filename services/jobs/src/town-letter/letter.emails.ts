import { businessPage, jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Mail, MailItem, MailLink } from '@commons/service-kit/mail/mail';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import { jobsTexts } from '../texts/jobs-texts.js';
import type { LetterContent, LetterReader } from './letter.schema.js';

type Reader = Pick<LetterReader, 'email' | 'language' | 'token'>;

/** The portal's data in letters. */
interface LetterPortal {
  readonly name: string;
  readonly town: string;
  /** Its public origin. */
  readonly site: string;
}

const stopOf = ({ token, language }: Reader, site: string) => ({
  label: jobsTexts(language)('letterStop'),
  url: `${site}/letter-link?stop=${token}`,
  oneClick: `${site}/api/letter/${token}/stop`,
});

/** Double opt-in: asks the owner of the address to confirm. */
export function letterConfirmationEmail(
  { email, language, token }: Reader,
  { name, town, site }: LetterPortal,
): Mail {
  const t = jobsTexts(language);
  return {
    to: email,
    language,
    subject: t('letterConfirmSubject', { town }),
    parts: [
      t('letterConfirmWhat', { portal: name, town }),
      { link: { label: t('letterConfirm'), url: `${site}/letter-link?confirm=${token}` } },
      t('letterConfirmElse'),
    ],
    why: t('letterConfirmWhy', { portal: name }),
  };
}

/** A section of the letter: heading, newest entries, and a link to the rest. */
const letterSection = (
  total: number,
  heading: string,
  items: readonly MailItem[],
  all: MailLink,
) => (total === 0 ? [] : [heading, { items }, ...(total > items.length ? [{ link: all }] : [])]);

/** The letter itself, with one-click unsubscribe (RFC 8058). */
export function townLetterEmail(
  reader: Reader,
  { jobs, businesses }: LetterContent,
  { name, town, site }: LetterPortal,
): Mail {
  const t = jobsTexts(reader.language);
  const newJobs = jobs.newest.map(({ id, title, company, type, text }) => ({
    title: t('titleAt', { title, company }),
    text: [type && translatedWords(reader.language)(type), text].filter(Boolean).join(' · '),
    url: `${site}${jobPage(id)}`,
  }));
  const newBusinesses = businesses.newest.map(({ id, name: title, text }) => ({
    title,
    text,
    url: `${site}${businessPage(id)}`,
  }));
  return {
    to: reader.email,
    language: reader.language,
    subject: t('letterSubject', { town, jobs: jobs.total, businesses: businesses.total }),
    parts: [
      ...letterSection(jobs.total, t('letterJobs', { count: jobs.total }), newJobs, {
        label: t('letterAllJobs'),
        url: `${site}/jobs`,
      }),
      ...letterSection(
        businesses.total,
        t('letterBusinesses', { count: businesses.total }),
        newBusinesses,
        { label: t('letterAllBusinesses'), url: `${site}/business-directory` },
      ),
    ],
    why: t('townLetterWhy', { portal: name }),
    stop: stopOf(reader, site),
  };
}
