import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t, translate } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useEffect, useState } from 'react';
import { isShowable, pageOnly } from '../resume/resume-preview';
import { useResumeFile, useResumeText } from './desk.api';
import styles from './desk.module.css';

/** Delay that avoids loading the file of every row during quick moves through the list. */
const restMs = 350;

/** The résumé: a PDF in the browser's own viewer, other files as text. */
export function ResumePane({ application }: { readonly application: EmployerApplication }) {
  const { id, applicant_name, resume_filename = '' } = application;
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (!rested) return <div className={styles.resume} />;
  if (isShowable(resume_filename)) return <Pdf id={id} name={applicant_name} />;
  return <ResumeLines id={id} name={applicant_name} />;
}

function Pdf({ id, name }: { readonly id: string; readonly name: string }) {
  const [address, setAddress] = useState<string>();
  const file = useResumeFile(id);
  const blob = file.data?.blob;
  useEffect(() => {
    if (!blob) return;
    // Sets the type itself instead of trusting the answer: whatever the bytes are, they are never rendered as HTML.
    const made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (file.isError) return <Failure error={file.error} onAgain={() => void file.refetch()} />;
  if (!address) return <Spinner room="panel" />;
  return (
    <iframe className={styles.resume} src={address + pageOnly} title={t('resumeName', { name })} />
  );
}

function ResumeLines({ id, name }: { readonly id: string; readonly name: string }) {
  const text = useResumeText(id);
  if (text.isError) return <Failure error={text.error} onAgain={() => void text.refetch()} />;
  if (!text.data) return <Spinner room="panel" />;
  const { sections, problem } = text.data;
  return (
    <section
      aria-label={t('resumeNameAsText', { name })}
      className={styles.resumeText}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, and the keyboard must reach it
      tabIndex={0}
    >
      {problem && <p>{translate(problem)}</p>}
      {sections.map(({ heading, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that does not change
        <div key={at}>
          {heading && <h4 className={styles.resumeHeading}>{heading}</h4>}
          <p className={styles.letter}>{lines.join('\n')}</p>
        </div>
      ))}
    </section>
  );
}

function Failure({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  return <RetryBanner onRetry={onAgain}>{errorMessage(error, t('failedLoadResume'))}</RetryBanner>;
}
