import {
  type ApplicationEmailType,
  type EmailTemplateType,
  emailMessageMaximum,
  emailSubjectMaximum,
} from '@commons/contracts/applications/application-lists';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';

const templates: readonly (readonly [EmailTemplateType, string])[] = [
  ['interview_invitation', t('interviewInvitation')],
  ['acceptance', t('jobOffer')],
  ['rejection', t('rejectionLetter')],
];

export interface Letter {
  readonly subject: string;
  readonly message: string;
  readonly email_type: ApplicationEmailType;
}

interface LetterFieldsProps {
  readonly letter: Letter;
  readonly onChange: (part: Partial<Letter>) => void;
  /** Replaces subject and message by a template. */
  readonly onTemplate: (type: EmailTemplateType) => void;
  /** The template that is being fetched. */
  readonly fetching: string | undefined;
}

/** Subject and message of a letter to many, with templates to begin from. */
export function LetterFields({ letter, onChange, onTemplate, fetching }: LetterFieldsProps) {
  return (
    <>
      <Row gap={2}>
        {templates.map(([type, label]) => (
          <Button busy={fetching === type} key={type} onClick={() => onTemplate(type)} size="small">
            {label}
          </Button>
        ))}
      </Row>
      <TextField
        label={t('subject')}
        maxLength={emailSubjectMaximum}
        onChange={({ target }) => onChange({ subject: target.value })}
        value={letter.subject}
      />
      <TextArea
        help={t('nameJobBecomeEach')}
        label={t('message')}
        maxLength={emailMessageMaximum}
        onChange={({ target }) => onChange({ message: target.value })}
        rows={10}
        value={letter.message}
      />
    </>
  );
}
