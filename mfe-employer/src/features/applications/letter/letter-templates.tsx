import type { EmailTemplateType } from '@commons/contracts/applications/application-lists';
import type { EmailTemplate } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { useEmailTemplate } from './contact.api';
import { isOwnText, type LetterDraft } from './letter-draft';

const templates: readonly { type: EmailTemplateType; label: string }[] = [
  { type: 'interview_invitation', label: t('interviewInvitation') },
  { type: 'acceptance', label: t('jobOffer') },
  { type: 'rejection', label: t('rejectionLetter') },
];

export interface LetterTemplatesProps {
  readonly read: (type: EmailTemplateType) => Promise<EmailTemplate>;
  readonly letter: LetterDraft;
  readonly onFill: (letter: Omit<LetterDraft, 'key'>) => void;
  readonly onKeep: () => void;
  readonly onFailed: () => void;
}

/** The three templates. Asks before one replaces the employer's own text. */
export function LetterTemplates({ read, letter, onFill, onKeep, onFailed }: LetterTemplatesProps) {
  const [asked, setAsked] = useState<EmailTemplateType>();
  const template = useEmailTemplate(read);
  const fill = (type: EmailTemplateType) => {
    setAsked(undefined);
    template.mutate(type, {
      onSuccess: (text) => onFill({ ...text, email_type: type, filled: text }),
      onError: onFailed,
    });
  };
  const keep = () => {
    setAsked(undefined);
    onKeep();
  };
  return (
    <Stack gap={3}>
      <Row role="group" aria-label={t('templates')}>
        {templates.map(({ type, label }) => (
          <Button
            key={type}
            size="small"
            aria-pressed={letter.email_type === type}
            busy={template.isPending && template.variables === type}
            disabled={template.isPending}
            onClick={() => (isOwnText(letter) ? setAsked(type) : fill(type))}
          >
            {label}
          </Button>
        ))}
      </Row>
      {asked && (
        <Banner
          tone="warning"
          action={
            <Row>
              <Button size="small" onClick={() => fill(asked)}>
                {t('replaceMyText')}
              </Button>
              <Button size="small" variant="quiet" onClick={keep}>
                {t('keepMyText')}
              </Button>
            </Row>
          }
        >
          {t('templateTakesPlaceWhat')}
        </Banner>
      )}
    </Stack>
  );
}
