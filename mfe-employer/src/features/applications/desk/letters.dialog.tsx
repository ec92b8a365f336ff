import { mostChangesAtOnce } from '@commons/contracts/applications/applicant-lists';
import {
  type ApplicationEmailType,
  type EmailTemplateType,
  emailMessageMaximum,
  emailSubjectMaximum,
} from '@commons/contracts/applications/application-lists';
import { fillLetter, unknownField } from '@commons/contracts/applications/letter-fields';
import { placeholderProblem } from '@commons/contracts/text/placeholders';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { Dialog } from '@commons/ui/dialog';
import { Row, Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { say, t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/draft';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { useRef, useState } from 'react';
import { useReloadApplications } from '../reload-applications';
import type { DeskParts } from './desk';
import { type Chosen, patchRows } from './desk.api';
import styles from './desk.module.css';

const templates: readonly (readonly [EmailTemplateType, string])[] = [
  ['interview_invitation', t('interviewInvitation')],
  ['acceptance', t('jobOffer')],
  ['rejection', t('rejectionLetter')],
];
const decisionOf = { acceptance: 'accepted', rejection: 'rejected' } as const;

interface LettersProps extends DeskParts {
  readonly chosen: readonly Chosen[];
  readonly onClose: () => void;
}

const none = { subject: '', message: '', email_type: 'custom' as ApplicationEmailType };
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** One letter to all selected people: written, looked at with each name, then sent. */
export function LettersDialog({ chosen, onClose, ...parts }: LettersProps) {
  const { changes, undoing, selection, onSuccess } = parts;
  const api = useApi();
  const client = useQueryClient();
  const reload = useReloadApplications();
  const [letter, change, forget] = useDraft('letters', none);
  const [mark, setMark] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState(false);
  const [sent, setSent] = useState(0);
  // The same for every try of this dialog: whoever has the letter does not get it again.
  const key = useRef(newKey());
  const decision = decisionOf[letter.email_type as keyof typeof decisionOf];

  const template = useMutation({
    mutationFn: async (type: EmailTemplateType) => {
      const [first] = chosen;
      const params = { id: first?.id ?? '', type };
      const text = await api.json('GET /applications/{id}/email-template/{type}', { params });
      return { ...withFields(text, first), email_type: type };
    },
    onSuccess: (text) => change(text),
    onError: () => setProblem(t('failedLoadTemplate')),
  });
  const sending = useMutation({
    mutationFn: async () => {
      const { subject, message, email_type } = letter;
      const failed = [];
      for (let from = 0; from < chosen.length; from += mostChangesAtOnce) {
        const ids = chosen.slice(from, from + mostChangesAtOnce).map(({ id }) => id);
        const mark_as = mark && decision ? { mark_as: decision } : {};
        const body = { key: key.current, ids, subject, message, email_type, ...mark_as };
        const answer = await api.json('POST /applications/letters', { body });
        await patchRows(client, answer.done);
        for (const row of answer.done) if (row.undo) undoing.note(row);
        failed.push(...answer.failed);
        setSent(from + ids.length);
      }
      return failed;
    },
    onSuccess: (failed) => {
      changes.addFailed(failed);
      onSuccess(t('lengthEmailsSentSuccessfully', { length: chosen.length - failed.length }));
      forget();
      selection.clear();
      onClose();
    },
    // Nobody gets it twice: sending again goes on where this stopped.
    onError: (error) =>
      setProblem(t('sendAgainGoOn', { problem: errorMessage(error, t('failedSendEmail')) })),
    onSettled: reload,
  });
  const check = () => {
    const text = `${letter.subject}\n${letter.message}`;
    const empty = !letter.subject.trim() || !letter.message.trim();
    const wrong = empty
      ? t('pleaseFillBothSubject')
      : (placeholderProblem(text) ?? unknownField(text));
    setProblem(wrong && say(wrong));
    setPreview(!wrong);
  };
  const title = t('writeToPeople', { count: chosen.length });
  return (
    <Dialog
      footer={
        preview ? (
          <>
            <Button disabled={sending.isPending} onClick={() => setPreview(false)}>
              {t('changeLetter')}
            </Button>
            <Button
              busy={sending.isPending}
              busyLabel={t('sendingSentLength', { sent, length: chosen.length })}
              onClick={() => sending.mutate()}
              variant="primary"
            >
              {t('sendEmails', { count: chosen.length })}
            </Button>
          </>
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
      title={title}
    >
      <Stack gap={4}>
        {problem && <Banner tone="error">{problem}</Banner>}
        {preview ? (
          <Preview chosen={chosen} letter={letter} />
        ) : (
          <>
            <Row gap={2}>
              {templates.map(([type, label]) => (
                <Button
                  busy={template.isPending && template.variables === type}
                  key={type}
                  onClick={() => template.mutate(type)}
                  size="small"
                >
                  {label}
                </Button>
              ))}
            </Row>
            <TextField
              label={t('subject')}
              maxLength={emailSubjectMaximum}
              onChange={({ target }) => change({ subject: target.value })}
              value={letter.subject}
            />
            <TextArea
              help={t('nameJobBecomeEach')}
              label={t('message')}
              maxLength={emailMessageMaximum}
              onChange={({ target }) => change({ message: target.value })}
              rows={10}
              value={letter.message}
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

/** The template of one person as a letter for all: the own name and job become fields. */
function withFields(text: { subject: string; message: string }, first: Chosen | undefined) {
  if (!first) return text;
  const swap = (part: string) =>
    part
      .replace(`Dear ${first.applicant_name},`, 'Dear {name},')
      .replaceAll(first.job_title, '{job}');
  return { subject: swap(text.subject), message: swap(text.message) };
}

function Preview({
  chosen,
  letter,
}: {
  readonly chosen: readonly Chosen[];
  readonly letter: { readonly subject: string; readonly message: string };
}) {
  const [at, setAt] = useState(0);
  const one = chosen[at];
  if (!one) return null;
  const facts = { name: one.applicant_name, job: one.job_title };
  return (
    <Stack gap={3}>
      <Row spread>
        <p role="status">
          {t('valueLengthApplicantname', {
            value: at + 1,
            length: chosen.length,
            applicantName: one.applicant_name,
          })}
        </p>
        <Row gap={2}>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)} size="small">
            {t('previous')}
          </Button>
          <Button disabled={at === chosen.length - 1} onClick={() => setAt(at + 1)} size="small">
            {t('next')}
          </Button>
        </Row>
      </Row>
      <p>
        <strong>{fillLetter(letter.subject, facts)}</strong>
      </p>
      <p className={styles.letter}>{fillLetter(letter.message, facts)}</p>
    </Stack>
  );
}
