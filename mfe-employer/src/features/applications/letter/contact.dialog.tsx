import {
  maxEmailMessageLength,
  maxEmailSubjectLength,
} from '@commons/contracts/applications/application-lists';
import type {
  EmployerApplication,
  OpenDecision,
} from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { Breakable } from '@commons/ui/text/breakable';
import { rich, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId, useState } from 'react';
import { readEmailTemplate, useSendEmail } from './contact.api';
import { decisionOf, letterProblem, useLetter } from './letter-draft';
import { LetterTemplates } from './letter-templates';

interface ContactDialogProps {
  readonly application: EmployerApplication;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the mail is stored. `decided` is the status that it set, if that was ticked. */
  readonly onSent: (
    decided: { status: 'accepted' | 'rejected'; undo: OpenDecision | undefined } | undefined,
    ends: { onFinal: () => void },
  ) => void;
  /** Called when the lists are refetched after that. */
  readonly onReloaded: (id: string) => void;
}

/**
 * A mail to the applicant, from a template or free text (specification D2 §2). The draft survives closing the dialog.
 */
export function ContactDialog(props: ContactDialogProps) {
  const { application, open, onClose, onReloaded } = props;
  const formId = useId();
  const sending = useSendEmail(application.id, () => onReloaded(application.id));
  // Open until the mail is sent: a failure is shown here only.
  const close = () => {
    if (!sending.isPending) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('contactApplicantname', { applicantName: application.applicant_name })}
      keepOnOutsidePress
      footer={
        <>
          <Button disabled={sending.isPending} onClick={close}>
            {t('cancel')}
          </Button>
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
  const api = useApi();
  const [letter, change, forget] = useLetter(application.id);
  const [mark, setMark] = useState(false);
  const decision = decisionOf(letter, application.status);
  const subjectId = useId();
  // The pressed button may be gone or busy by then, so the focus moves to the text.
  const goOn = () => document.getElementById(subjectId)?.focus();

  const mark_as = mark ? decision : undefined;
  const { failure, setFailure, submit } = useForm({
    check: () => {
      const problem = letterProblem(letter);
      return problem ? { letter: problem } : undefined;
    },
    invalidText: (errors) => errors.letter,
    send: async () => {
      const { undo } = await sending.mutateAsync({ ...letter, mark_as });
      // Keeps the draft while sending can be undone.
      if (!undo) forget();
      onSent(mark_as && { status: mark_as, undo }, { onFinal: forget });
    },
    failed: t('failedSendEmail'),
  });

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <p>
          {rich('aboutJobtitleRepliesGo', {
            jobTitle: application.job_title,
            breakable: () => <Breakable>{application.applicant_email}</Breakable>,
          })}
        </p>
        <LetterTemplates
          letter={letter}
          onFill={(filled) => {
            change(filled);
            setMark(false);
            setFailure('');
            goOn();
          }}
          onKeep={goOn}
          onFailed={() => setFailure(t('failedLoadTemplate'))}
          read={(type) => readEmailTemplate(api, application.id, type)}
        />
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          id={subjectId}
          label={t('subject')}
          value={letter.subject}
          maxLength={maxEmailSubjectLength}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label={t('message')}
          rows={10}
          value={letter.message}
          maxLength={maxEmailMessageLength}
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
