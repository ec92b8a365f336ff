import { applyResumeExtensions } from '@commons/contracts/application-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { FileField } from '@commons/ui/file-field';
import { useState } from 'react';
import { resumeHint, resumeProblem, troubleOf } from '../resume-check';
import styles from './apply-again.module.css';
import { KeptResumeCard } from './kept-resume.card';
import type { SentParts } from './use-sent-parts';

/** The kept résumé, or a file of this page: a page cannot store it, so after a reload it is chosen again. */
export function ResumeFields({ parts }: { readonly parts: SentParts }) {
  const { kept, file } = parts;
  const [problem, setProblem] = useState<string>();
  const [trouble, setTrouble] = useState<{ readonly file: File; readonly text: string }>();
  if (kept && parts.usesKept) {
    return <KeptResumeCard resume={kept} onChange={() => parts.chooseAnother(true)} />;
  }
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const found = resumeProblem(chosen);
    setProblem(found);
    parts.setFile(found ? null : chosen);
    if (!found) void troubleOf(chosen).then((text) => setTrouble(text && { file: chosen, text }));
  };
  return (
    <div className={styles.fields}>
      <FileField
        label="Resume (Optional)"
        accept={applyResumeExtensions.join(',')}
        chosen={file ? [file.name] : []}
        error={problem}
        help={resumeHint}
        onFiles={choose}
      />
      {trouble && trouble.file === file && (
        <Banner tone="warning">{trouble.text} You can send it all the same.</Banner>
      )}
      {file && (
        <CheckboxField
          checked={parts.keep}
          help="It stays private in your account, and you can delete it at any time."
          label={kept ? `Keep it in place of ${kept.filename}` : 'Keep it for my next application'}
          onChange={(event) => parts.setKeep(event.target.checked)}
        />
      )}
      {kept && (
        <div>
          <Button size="small" variant="quiet" onClick={() => parts.chooseAnother(false)}>
            {`Use ${kept.filename} after all`}
          </Button>
        </div>
      )}
    </div>
  );
}
