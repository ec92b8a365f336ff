import type { EmailTemplateType } from '@commons/contracts/applications/application-lists';
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
import { useDraft } from '@commons/web-kit/forms/draft';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useQueryClient } from '@commons/web-kit/query';
import { useRef, useState } from 'react';
import { newKey } from '../idempotency-key';
import { letterProblem } from '../letter/letter-draft';
import { useReloadApplications } from '../reload-applications.api';
import { type Chosen, patchRows } from './desk.api';
import type { DeskParts } from './desk-parts';
import { type Letter, LetterFields } from './letter.fields';
import { LetterPreview } from './letter-preview';
import { readLetterTemplate, sendLetters } from './letters.api';

const decisionOf = { acceptance: 'accepted', rejection: 'rejected' } as const;

interface LettersProps extends DeskParts {
  readonly chosen: readonly Chosen[];
  readonly onClose: () => void;
}

const none: Letter = { subject: '', message: '', email_type: 'custom' };

/** One mail to all selected people: written, previewed with each name, then sent. */
export function LettersDialog({ chosen, onClose, ...parts }: LettersProps) {
  const { changes, undoing, selection, onSuccess } = parts;
  const api = useApi();
  const [first] = chosen;
  const [letter, change, forget] = useDraft('letters', none);
  const [mark, setMark] = useState(false);
  const [preview, setPreview] = useState(false);
  const [sendAll, sent] = useSending(chosen, undoing);
  const decision = decisionOf[letter.email_type as keyof typeof decisionOf];
  const { running, failure, setFailure, act } = useAct();

  const fill = async (type: EmailTemplateType) => {
    if (first) change(await readLetterTemplate(api, type, first));
  };
  const send = async () => {
    const failed = await sendAll({ letter, markAs: mark ? decision : undefined });
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
  return (
    <Dialog
      footer={
        preview ? (
          <SendButtons
            isSending={running === 'send'}
            of={chosen.length}
            onChange={() => setPreview(false)}
            onSend={() => void act(send, { name: 'send', failureText })}
            sent={sent}
          />
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button onClick={check} variant="primary">
              {t('preview')}
            </Button>
          </>
        )
      }
      keepOnOutsidePress
      onClose={onClose}
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
              fetching={running}
              letter={letter}
              onChange={change}
              onTemplate={(type) => act(() => fill(type), { name: type, failureText: noTemplate })}
            />
            {decision && (
              <CheckboxField
                checked={mark}
                label={t('alsoMarkAsDecision', { decision })}
                onChange={({ target }) => setMark(target.checked)}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Why the letter cannot be previewed yet. */
const problemOf = (letter: Letter): string | undefined => {
  const unknown = unknownField(`${letter.subject}\n${letter.message}`);
  return letterProblem(letter) ?? (unknown && translate(unknown));
};

const noTemplate = () => t('failedLoadTemplate');

/** Sending again resumes after the last batch, so that each person gets the mail once. */
const failureText = (error: unknown) =>
  t('sendAgainGoOn', { problem: errorMessage(error, t('failedSendEmail')) });

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
function useSending(chosen: readonly Chosen[], undoing: DeskParts['undoing']) {
  const api = useApi();
  const client = useQueryClient();
  const reload = useReloadApplications();
  const [sent, setSent] = useState(0);
  // Same key for every attempt of this dialog, so that the mail is sent once.
  const key = useRef(newKey());
  const sendAll = async (what: Pick<Parameters<typeof sendLetters>[1], 'letter' | 'markAs'>) => {
    const failed: FailedApplication[] = [];
    await sendLetters(api, {
      ...what,
      key: key.current,
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
