import { applyFieldsLimits } from '@commons/contracts/field-limits';
import type { Job } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { t } from '@commons/ui/text/texts';
import { uploadMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { SwitchedOffNote } from '@commons/web-kit/forms/switched-off-note';
import { useAct } from '@commons/web-kit/forms/use-act';
import type { FormEvent } from 'react';
import { applyForJob, type SentApplication } from '../../jobs.api';
import { QuestionFields } from '../questions/question.fields';
import type { TypedAnswers } from '../questions/typed-answers';
import { useQuestions } from '../questions/use-questions';
import styles from './apply.form.module.css';
import {
  shareProfile,
  useApplicationStart,
  useReloadStart,
} from './attachments/application-start.api';
import { ContactLine } from './attachments/contact-line';
import { LastLetterCard, namesAnotherCompany } from './attachments/last-letter.card';
import { ProfileFields } from './attachments/profile.fields';
import { ResumeFields } from './attachments/resume.fields';
import { isAboutFile, resumeSizeText } from './attachments/resume-check';
import { useSentParts } from './attachments/use-sent-parts';

interface ApplyFormProps {
  readonly job: Job;
  readonly onSent: () => void;
  readonly onFailed: (message: string, error: unknown) => void;
  readonly onCancel: () => void;
}

const emptyDraft = { cover_letter: '', answers: {} as TypedAnswers, resume_name: '' };

/** Letter and answers are a draft until they are sent; résumé and profile are attached from the account. */
export function ApplyForm({ job, onSent, onFailed, onCancel }: ApplyFormProps) {
  const [draft, change, forget] = useDraft(`apply:${job.id}`, emptyDraft);
  const { isLoading, letter, ...begin } = useApplicationStart(job.id);
  const parts = useSentParts(begin, {
    name: draft.resume_name,
    setName: (resume_name) => change({ resume_name }),
  });
  const questions = useQuestions(job, draft.answers, (answers) => change({ answers }));
  const { busy, submit } = useSubmit(job, {
    send: { coverLetter: draft.cover_letter, answers: questions.given, ...parts.sent },
    check: () => questions.check() && parts.check(),
    onSent: () => {
      forget();
      onSent();
    },
    onFailed: (message, error) => {
      if (isAboutFile(message)) parts.refuse(message);
      onFailed(questions.refused(error) ?? message, error);
    },
  });
  const text = draft.cover_letter;
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{t('application')}</h2>
      <SwitchedOffNote feature="applications" />
      <ContactLine />
      <QuestionFields company={job.company_name} {...questions.fields} />
      <TextArea
        label={t('coverLetterOptional')}
        rows={6}
        maxLength={applyFieldsLimits.cover_letter}
        placeholder={t('whatMakesWorkGoodFit')}
        help={
          namesAnotherCompany(text, letter, job.company_name)
            ? t('letterNamesChangeBeforeSend', { companyName: letter?.company_name ?? '' })
            : undefined
        }
        value={text}
        onChange={(event) => change({ cover_letter: event.target.value })}
      />
      {letter && !text && (
        <LastLetterCard letter={letter} onUse={(cover_letter) => change({ cover_letter })} />
      )}
      {isLoading ? (
        <div className={styles.awaited}>
          <Skeleton lines={3} />
        </div>
      ) : (
        <>
          <ResumeFields parts={parts} />
          <ProfileFields parts={parts} />
        </>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t('submitting')}
          disabled={isLoading}
        >
          {t('submitApplication')}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface SubmitRules extends Pick<ApplyFormProps, 'onSent' | 'onFailed'> {
  readonly send: SentApplication;
  /** Whether it is complete. */
  readonly check: () => boolean;
}

function useSubmit(job: Job, { send, check, onSent, onFailed }: SubmitRules) {
  const api = useApi();
  const reloadStart = useReloadStart();
  const sendAll = async () => {
    try {
      if (send.profile) await shareProfile(api, send.profile);
      await applyForJob(api, job.id, send);
      onSent();
    } catch (error) {
      const failed = t('failedSubmitApplicationPleaseTry');
      onFailed(uploadMessage(error, failed, resumeSizeText), error);
    } finally {
      reloadStart();
    }
  };
  const { busy, act } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && check()) void act(sendAll);
  };
  return { busy, submit };
}
