import type { ApplicationEmailType, ApplicationStatus } from '@commons/contracts/application-lists';
import type { EmailTemplate } from '@commons/contracts/applications';
import { useDraft } from '@commons/web-kit/draft';

export interface LetterDraft extends EmailTemplate {
  readonly email_type: ApplicationEmailType;
  /** What the last template put in. */
  readonly filled: EmailTemplate;
}

const blankText: EmailTemplate = { subject: '', message: '' };
const blank: LetterDraft = { ...blankText, email_type: 'custom', filled: blankText };

/** The letter to the applicant of one application, kept while the tab is open. Begun anew from blank it is 'custom'. */
export function useLetter(applicationId: string) {
  const [letter, change, forget] = useDraft<LetterDraft>(`contact:${applicationId}`, blank);
  const changeText = (part: Partial<LetterDraft>) => {
    const next = { ...letter, ...part };
    change(next.subject || next.message ? part : blank);
  };
  return [letter, changeText, forget] as const;
}

/** Whether a template would take words of the writer's own away. */
export const isOwnText = ({ subject, message, filled }: LetterDraft): boolean =>
  (subject.trim() !== '' || message.trim() !== '') &&
  (subject !== filled.subject || message !== filled.message);

/** What a letter of this kind may mark the application as (decision A31); undefined when it is that already. */
export function decisionOf({ email_type }: LetterDraft, status: ApplicationStatus) {
  if (email_type === 'acceptance' && status !== 'accepted') return 'accepted';
  if (email_type === 'rejection' && status !== 'rejected') return 'rejected';
  return undefined;
}
