import type {
  ApplicationEmailType,
  ApplicationStatus,
} from '@commons/contracts/applications/application-lists';
import type { EmailTemplate } from '@commons/contracts/applications/applications';
import { placeholderProblem } from '@commons/contracts/text/placeholders';
import { t, translate } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';

export interface LetterDraft extends EmailTemplate {
  readonly email_type: ApplicationEmailType;
  /** The text of the last chosen template. */
  readonly filled: EmailTemplate;
  /** Idempotency key of a mail to a selection, from the first attempt to send it; empty before. */
  readonly key: string;
}

const blankText: EmailTemplate = { subject: '', message: '' };
const blank: LetterDraft = { ...blankText, email_type: 'custom', filled: blankText, key: '' };

/** The draft of a mail for one application, stored for the browser tab. One started from blank is 'custom'. */
export const useLetter = (applicationId: string) => useLetterDraft(`contact:${applicationId}`);

/** The draft of a mail to a selection. */
export const useLetterToMany = () => useLetterDraft('letters');

function useLetterDraft(name: string) {
  const [letter, change, forget] = useDraft<LetterDraft>(name, blank);
  const changeText = (part: Partial<LetterDraft>) => {
    const next = { ...letter, ...part };
    change(next.subject || next.message ? part : blank);
  };
  return [letter, changeText, forget] as const;
}

/** Why the mail cannot be sent yet; undefined when it can. */
export function letterProblem({ subject, message }: EmailTemplate): string | undefined {
  if (!subject.trim() || !message.trim()) return t('pleaseFillBothSubject');
  const open = placeholderProblem(`${subject}\n${message}`);
  return open && translate(open);
}

/** Whether a template would overwrite the employer's own text. */
export const isOwnText = ({ subject, message, filled }: LetterDraft): boolean =>
  (subject.trim() !== '' || message.trim() !== '') &&
  (subject !== filled.subject || message !== filled.message);

/** The status that this kind of mail may set (decision A31); undefined when the application has it already. */
export function decisionOf({ email_type }: LetterDraft, status: ApplicationStatus) {
  if (email_type === 'acceptance' && status !== 'accepted') return 'accepted';
  if (email_type === 'rejection' && status !== 'rejected') return 'rejected';
  return undefined;
}
