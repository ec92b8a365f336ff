import {
  maxEmailMessageLength,
  maxEmailSubjectLength,
} from '@commons/contracts/applications/application-lists';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import { useId } from 'react';
import type { LetterDraft } from '../letter/letter-draft';
import { LetterTemplates, type LetterTemplatesProps } from '../letter/letter-templates';

interface LetterFieldsProps {
  readonly letter: LetterDraft;
  readonly onChange: (part: Partial<LetterDraft>) => void;
  readonly readTemplate: LetterTemplatesProps['read'];
  /** Replaces subject and message by a template. */
  readonly onFill: LetterTemplatesProps['onFill'];
  readonly onFailed: () => void;
}

/** Subject and message of a letter to many, with templates to begin from. */
export function LetterFields(props: LetterFieldsProps) {
  const { letter, onChange, readTemplate, onFill, onFailed } = props;
  const subjectId = useId();
  // The pressed button may be gone or busy by then, so the focus moves to the text.
  const goOn = () => document.getElementById(subjectId)?.focus();
  return (
    <>
      <LetterTemplates
        letter={letter}
        onFailed={onFailed}
        onFill={(filled) => {
          onFill(filled);
          goOn();
        }}
        onKeep={goOn}
        read={readTemplate}
      />
      <TextField
        id={subjectId}
        label={t('subject')}
        maxLength={maxEmailSubjectLength}
        onChange={({ target }) => onChange({ subject: target.value })}
        value={letter.subject}
      />
      <TextArea
        help={t('nameJobBecomeEach')}
        label={t('message')}
        maxLength={maxEmailMessageLength}
        onChange={({ target }) => onChange({ message: target.value })}
        rows={10}
        value={letter.message}
      />
    </>
  );
}
