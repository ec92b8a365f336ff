import { unknownField } from '@commons/contracts/applications/letter-fields';
import type { FailedApplication } from '@commons/contracts/applications/many-applications';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useQueryClient } from '@commons/web-kit/query';
import { useState } from 'react';
import { newKey } from '../idempotency-key';
import { type LetterDraft, letterProblem, useLetterToMany } from '../letter/letter-draft';
import { useReloadApplications } from '../reload-applications.api';
import { patchRows, type SelectedApplication } from './desk.api';
import type { DeskParts } from './desk-parts';
import { LetterFields } from './letter.fields';
import { LetterPreview } from './letter-preview';
import { readLetterTemplate, sendLetters } from './letters.api';

const decisionOf = { acceptance: 'accepted', rejection: 'rejected' } as const;

interface LettersProps extends DeskParts {
  readonly chosen: readonly SelectedApplication[];
  readonly onClose: () => void;
}

/** One mail to all selected people: written, previewed with each name, then sent. */
export function LettersDialog({ chosen, onClose, ...parts }: LettersProps) {
  const { changes, undoing, selection, onSuccess } = parts;
  const api = useApi();
  const [letter, change, forget] = useLetterToMany();
  const [mark, setMark] = useState(false);
  const [preview, setPreview] = useState(false);
  const [sendAll, sent] = useSending(chosen, undoing);
  const decision = decisionOf[letter.email_type as keyof typeof decisionOf];
  const { busy, failure, setFailure, act } = useAct();

  /** The text of a template is another letter, so it gets its own key. */
  const fill = (filled: Partial<LetterDraft>) => {
    change({ ...filled, key: '' });
    setMark(false);
    setFailure('');
  };
  const send = async () => {
    // The key is stored with the letter, so that another attempt resumes the first one, even in another dialog.
    const key = letter.key || newKey();
    change({ key });
    const failed = await sendAll({ letter, key, markAs: mark ? decision : undefined });
    changes.addFailed(failed);
    onSuccess(t('lengthEmailsSentSuccessfully', { length: chosen.length - failed.length }));
    forget();
    selection.clear();
    onClose();
  };
  const check = () => {
    const problem = problemOf(letter);
    setFailure(problem ?? '');
    setPreview(!problem);
  };
  const [first] = chosen;
  if (!first) return null;
  return (
    <Dialog
      footer={
        preview ? (
          <SendButtons
            isSending={busy}
            of={chosen.length}
            onChange={() => setPreview(false)}
            onSend={() => void act(send, { failureText })}
            sent={sent}
          />
        ) : (
          <WritingButtons onCancel={onClose} onPreview={check} />
        )
      }
      keepOnOutsidePress
      onClose={busy ? stayOpen : onClose}
      open
      title={t('writeToPeople', { count: chosen.length })}
    >
      <Stack gap={4}>
        {failure && <Banner tone="error">{failure}</Banner>}
        {preview ? (
          <LetterPreview chosen={chosen} letter={letter} />
        ) : (
          <>
            <LetterFields
              letter={letter}
              onChange={change}
              onFailed={() => setFailure(t('failedLoadTemplate'))}
              onFill={fill}
              readTemplate={(type) => readLetterTemplate(api, type, first)}
            />
            {decision && <MarkToo decision={decision} mark={mark} onChange={setMark} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface MarkTooProps {
  readonly decision: 'accepted' | 'rejected';
  readonly mark: boolean;
  readonly onChange: (mark: boolean) => void;
}

const MarkToo = ({ decision, mark, onChange }: MarkTooProps) => (
  <CheckboxField
    checked={mark}
    label={t('alsoMarkAsDecision', { decision })}
    onChange={({ target }) => onChange(target.checked)}
  />
);

/** Until the mails are sent: a failure is shown in the dialog only. */
const stayOpen = () => undefined;

/** Why the letter cannot be previewed yet. */
const problemOf = (letter: LetterDraft): string | undefined => {
  const unknown = unknownField(`${letter.subject}\n${letter.message}`);
  return letterProblem(letter) ?? (unknown && translate(unknown));
};

/** Sending again repeats the batches with the same key, so that each person gets the mail once. */
const failureText = (error: unknown) =>
  t('sendAgainGoOn', { problem: errorMessage(error, t('failedSendEmail')) });

interface WritingButtonsProps {
  readonly onCancel: () => void;
  readonly onPreview: () => void;
}

const WritingButtons = ({ onCancel, onPreview }: WritingButtonsProps) => (
  <>
    <Button onClick={onCancel}>{t('cancel')}</Button>
    <Button onClick={onPreview} variant="primary">
      {t('preview')}
    </Button>
  </>
);

interface SendButtonsProps {
  readonly isSending: boolean;
  readonly sent: number;
  readonly of: number;
  readonly onChange: () => void;
  readonly onSend: () => void;
}

/** Below the preview: back to the text, or send, with the progress. */
const SendButtons = ({ isSending, sent, of, onChange, onSend }: SendButtonsProps) => (
  <>
    <Button disabled={isSending} onClick={onChange}>
      {t('changeLetter')}
    </Button>
    <Button
      busy={isSending}
      busyLabel={t('sendingSentLength', { sent, length: of })}
      onClick={onSend}
      variant="primary"
    >
      {t('sendEmails', { count: of })}
    </Button>
  </>
);

/**
 * Sends in batches.
 * @returns the function that sends, which resolves to those whose mail failed, and how many are sent
 */
function useSending(chosen: readonly SelectedApplication[], undoing: DeskParts['undoing']) {
  const api = useApi();
  const client = useQueryClient();
  const reload = useReloadApplications();
  const [sent, setSent] = useState(0);
  const sendAll = async (
    what: Pick<Parameters<typeof sendLetters>[1], 'letter' | 'key' | 'markAs'>,
  ) => {
    const failed: FailedApplication[] = [];
    await sendLetters(api, {
      ...what,
      ids: chosen.map(({ id }) => id),
      onBatch: async (answer, count) => {
        await patchRows(client, answer.done);
        for (const row of answer.done) if (row.undo) undoing.note(row);
        failed.push(...answer.failed);
        setSent(count);
      },
    }).finally(reload);
    return failed;
  };
  return [sendAll, sent] as const;
}
