import type { EmailTemplateType } from '@commons/contracts/application-lists';
import type { EmailTemplate } from '@commons/contracts/applications';

/** Values for a template. Any of them may be blank. */
export interface TemplateFacts {
  readonly applicant?: string | undefined;
  readonly job?: string | undefined;
  readonly company?: string | undefined;
  readonly employer?: string | undefined;
}

interface Phrases {
  /** ' at Northside Bakery', or nothing. */
  readonly at: string;
  /** 'the position of Baker', or 'the position'. */
  readonly position: string;
  /** 'Baker at Northside Bakery' for the subject. */
  readonly what: string;
}

const texts: Record<EmailTemplateType, (phrases: Phrases) => { subject: string; body: string[] }> =
  {
    interview_invitation: ({ at, position, what }) => ({
      subject: `Invitation to an interview: ${what}`,
      body: [
        `Thank you for applying for ${position}${at}. We read your application with interest and would like to meet you for an interview.`,
        'Please reply to this email with two or three days and times that suit you in the next week, and tell us whether you prefer to come by or to talk on the phone.',
      ],
    }),
    acceptance: ({ at, position, what }) => ({
      subject: `Job offer: ${what}`,
      body: [
        `Thank you for applying for ${position}${at}. We are glad to offer you the job.`,
        'Please reply to this email to tell us whether you accept and when you could start. We will then send you the details in writing.',
      ],
    }),
    rejection: ({ at, position, what }) => ({
      subject: `Your application: ${what}`,
      body: [
        `Thank you for applying for ${position}${at} and for the time you took. After careful consideration we have decided to go on with other applicants.`,
        'We wish you all the best in your search, and you are welcome to apply for other jobs of ours.',
      ],
    }),
  };

const clean = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Fills a template completely (decision A57): unknown values are left out, without a visible gap. */
export function emailTemplate(type: EmailTemplateType, facts: TemplateFacts): EmailTemplate {
  const [applicant, job, company, employer] = [
    clean(facts.applicant),
    clean(facts.job),
    clean(facts.company),
    clean(facts.employer),
  ];
  const at = company ? ` at ${company}` : '';
  const { subject, body } = texts[type]({
    at,
    position: job ? `the position of ${job}` : 'the position',
    what: job ? `${job}${at}` : company || 'your application',
  });
  const names = [...new Set([employer, company])].filter(Boolean);
  const signature = names.length > 0 ? names.join('\n') : 'The hiring team';
  const greeting = applicant ? `Dear ${applicant},` : 'Hello,';
  // A subject has room for 200 characters, and a title alone may be as long.
  const short = [...subject].length > 200 ? `${[...subject].slice(0, 199).join('')}…` : subject;
  return {
    subject: short,
    message: [greeting, ...body, `Kind regards,\n${signature}`].join('\n\n'),
  };
}
