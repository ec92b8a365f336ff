import type { EmailTemplateType } from '@commons/contracts/applications/application-lists';
import type { EmailTemplate } from '@commons/contracts/applications/applications';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { jobsTexts } from '../../texts/jobs-texts.js';

/** Values for a template. Any of them may be blank. */
interface TemplateFacts {
  readonly applicant?: string | undefined;
  readonly job?: string | undefined;
  readonly company?: string | undefined;
  readonly employer?: string | undefined;
}

interface Phrases {
  /** 'the position of Baker at Northside Bakery', or 'the position'. */
  readonly position: string;
  /** 'Baker at Northside Bakery' for the subject. */
  readonly what: string;
}

const texts = (
  t: Translate,
  { position, what }: Phrases,
): Record<EmailTemplateType, { subject: string; body: string }> => ({
  interview_invitation: {
    subject: t('subjectInterview', { what }),
    body: t('bodyInterview', { position }),
  },
  acceptance: {
    subject: t('subjectAcceptance', { what }),
    body: t('bodyAcceptance', { position }),
  },
  rejection: {
    subject: t('subjectRejection', { what }),
    body: t('bodyRejection', { position }),
  },
});

const clean = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * Fills in a template completely (decision A57): unknown values are omitted without a visible gap.
 * @param language of the sender
 */
export function emailTemplate(
  type: EmailTemplateType,
  facts: TemplateFacts,
  language?: string,
): EmailTemplate {
  const t = jobsTexts(language);
  const [applicant, job, company, employer] = [
    clean(facts.applicant),
    clean(facts.job),
    clean(facts.company),
    clean(facts.employer),
  ];
  const { subject, body } = texts(t, phrases(t, job, company))[type];
  const names = [...new Set([employer, company])].filter(Boolean);
  const signature = names.length > 0 ? names.join('\n') : t('hiringTeam');
  const greeting = applicant ? t('dear', { name: applicant }) : t('greeting');
  // A subject may have 200 characters, and a title alone may be as long.
  const short = [...subject].length > 200 ? `${[...subject].slice(0, 199).join('')}…` : subject;
  return {
    subject: short,
    message: [greeting, body, `${t('kindRegards')}\n${signature}`].join('\n\n'),
  };
}

function phrases(t: Translate, job: string, company: string): Phrases {
  if (job && company) {
    return {
      position: t('thePositionOfAt', { job, company }),
      what: t('titleAt', { title: job, company }),
    };
  }
  if (job) return { position: t('thePositionOf', { job }), what: job };
  if (company) return { position: t('thePositionAt', { company }), what: company };
  return { position: t('thePosition'), what: t('yourApplication') };
}
