import { applyResumeExtensions } from '@commons/contracts/application-lists';
import { applyFieldsLimits } from '@commons/contracts/field-limits';
import type { Job } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { FileField } from '@commons/ui/file-field';
import { TextArea } from '@commons/ui/text-area';
import { uploadMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/draft';
import { type FormEvent, useRef, useState } from 'react';
import { applyForJob } from '../jobs.api';
import styles from './apply.form.module.css';
import { resumeHint, resumeProblem, resumeSizeText, troubleOf } from './resume-check';

interface ApplyFormProps {
  readonly job: Job;
  readonly onSent: () => void;
  readonly onFailed: (message: string, error: unknown) => void;
  readonly onCancel: () => void;
}

const emptyDraft = { cover_letter: '' };

/** The letter is a draft until it is sent. A page cannot store the file, so it is chosen again. */
export function ApplyForm({ job, onSent, onFailed, onCancel }: ApplyFormProps) {
  const [draft, change, forget] = useDraft(`apply:${job.id}`, emptyDraft);
  const [resume, setResume] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [trouble, setTrouble] = useState<{ readonly file: File; readonly text: string }>();
  const { busy, submit } = useSubmit(job, {
    send: { coverLetter: draft.cover_letter, resume },
    onSent: () => {
      forget();
      onSent();
    },
    onFailed,
  });

  const choose = ([file]: File[]) => {
    if (!file) return;
    const found = resumeProblem(file);
    setProblem(found);
    setResume(found ? null : file);
    if (!found) void troubleOf(file).then((text) => setTrouble(text && { file, text }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>Your Application</h2>
      <TextArea
        label="Cover Letter (Optional)"
        rows={6}
        maxLength={applyFieldsLimits.cover_letter}
        placeholder="What makes this work a good fit for you?"
        value={draft.cover_letter}
        onChange={(event) => change({ cover_letter: event.target.value })}
      />
      <FileField
        label="Resume (Optional)"
        accept={applyResumeExtensions.join(',')}
        chosen={resume ? [resume.name] : []}
        error={problem}
        help={resumeHint}
        onFiles={choose}
      />
      {trouble && trouble.file === resume && (
        <Banner tone="warning">{trouble.text} You can send it all the same.</Banner>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Submitting...">
          Submit Application
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface SubmitRules extends Pick<ApplyFormProps, 'onSent' | 'onFailed'> {
  readonly send: { readonly coverLetter: string; readonly resume: File | null };
}

function useSubmit(job: Job, { send, onSent, onFailed }: SubmitRules) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await applyForJob(api, job.id, send);
      onSent();
    } catch (error) {
      const failed = 'Failed to submit application. Please try again.';
      onFailed(uploadMessage(error, failed, resumeSizeText), error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
