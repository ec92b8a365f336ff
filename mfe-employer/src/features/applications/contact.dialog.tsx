import {
  emailMessageMaximum,
  emailSubjectMaximum,
} from '@commons/contracts/applications/application-lists';
import type {
  EmployerApplication,
  OpenDecision,
} from '@commons/contracts/applications/applications';
import { placeholderProblem } from '@commons/contracts/text/placeholders';
import { Banner } from '@commons/ui/banner';
import { Breakable } from '@commons/ui/breakable';
import { Button } from '@commons/ui/button';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { rich, say, t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { type FormEvent, useId, useState } from 'react';
import { useSendEmail } from './contact.api';
import { decisionOf, useLetter } from './letter-draft';
import { LetterTemplates } from './letter-templates';

export interface ContactDialogProps {
  readonly application: EmployerApplication;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The mail is stored. `decided` is the status that it set, when that was ticked. */
  readonly onSent: (
    decided: { status: 'accepted' | 'rejected'; undo: OpenDecision | undefined } | undefined,
    ends: { onFinal: () => void },
  ) => void;
  /** The lists were refetched after that. */
  readonly onReloaded: (id: string) => void;
}

/** A letter to the applicant, from a template or free text (specification D2 §2). The draft outlives the dialog. */
export function ContactDialog(props: ContactDialogProps) {
  const { application, open, onClose, onReloaded } = props;
  const formId = useId();
  const sending = useSendEmail(application.id, () => onReloaded(application.id));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('contactApplicantname', { applicantName: application.applicant_name })}
      keepOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={sending.isPending}>
            {t('sendEmail')}
          </Button>
        </>
      }
    >
      <Letter {...props} formId={formId} sending={sending} />
    </Dialog>
  );
}

interface LetterProps extends ContactDialogProps {
  readonly formId: string;
  readonly sending: ReturnType<typeof useSendEmail>;
}

function Letter({ application, formId, sending, onSent }: LetterProps) {
  const [letter, change, forget] = useLetter(application.id);
  const [problem, setProblem] = useState<string>();
  const [mark, setMark] = useState(false);
  const decision = decisionOf(letter, application.status);
  const subjectId = useId();
  // The pressed button may be gone or busy by then, so the focus moves to the letter.
  const goOn = () => document.getElementById(subjectId)?.focus();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (!letter.subject.trim() || !letter.message.trim()) {
      setProblem(t('pleaseFillBothSubject'));
      return;
    }
    const open = placeholderProblem(`${letter.subject}\n${letter.message}`);
    if (open) {
      setProblem(say(open));
      return;
    }
    setProblem(undefined);
    const mark_as = mark ? decision : undefined;
    sending.mutate(
      { ...letter, mark_as },
      {
        onSuccess: ({ undo }) => {
          // Keeps the draft as long as sending can be undone.
          if (!undo) forget();
          onSent(mark_as && { status: mark_as, undo }, { onFinal: forget });
        },
        onError: (error) => setProblem(errorMessage(error, t('failedSendEmail'))),
      },
    );
  };

  return (
    <form id={formId} onSubmit={send} noValidate>
      <Stack gap={4}>
        <p>
          {rich('aboutJobtitleRepliesGo', {
            jobTitle: application.job_title,
            breakable: () => <Breakable>{application.applicant_email}</Breakable>,
          })}
        </p>
        <LetterTemplates
          application={application}
          letter={letter}
          onFill={(filled) => {
            change(filled);
            setMark(false);
            setProblem(undefined);
            goOn();
          }}
          onKeep={goOn}
          onFailed={() => setProblem(t('failedLoadTemplate'))}
        />
        {problem && <Banner tone="error">{problem}</Banner>}
        <TextField
          id={subjectId}
          label={t('subject')}
          value={letter.subject}
          maxLength={emailSubjectMaximum}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label={t('message')}
          rows={10}
          value={letter.message}
          maxLength={emailMessageMaximum}
          onChange={({ target }) => change({ message: target.value })}
        />
        {decision && (
          <CheckboxField
            label={t('alsoMarkAsDecision', { decision })}
            checked={mark}
            onChange={({ target }) => setMark(target.checked)}
          />
        )}
      </Stack>
    </form>
  );
}
