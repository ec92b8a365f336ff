import { applyResumeExtensions } from '@commons/contracts/applications/application-lists';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { FileField } from '@commons/ui/forms/file-field';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import { useState } from 'react';
import styles from './attachments.module.css';
import { KeptResumeCard } from './kept-resume.card';
import { resumeHint, resumeProblem, troubleOf } from './resume-check';
import type { SentParts } from './use-sent-parts';

/** The stored résumé, or another file, which is lost on reload because pages cannot store files. */
export function ResumeFields({ parts }: { readonly parts: SentParts }) {
  const { kept, file } = parts;
  const [trouble, setTrouble] = useState<{ readonly file: File; readonly text: string }>();
  if (kept && parts.usesKept) {
    return <KeptResumeCard resume={kept} onChange={() => parts.chooseAnother(true)} />;
  }
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const found = resumeProblem(chosen);
    parts.choose(found ? null : chosen, found);
    if (!found) void troubleOf(chosen).then((text) => setTrouble(text && { file: chosen, text }));
  };
  return (
    <div className={styles.fields}>
      <FileField
        label={t('resumeOptional')}
        accept={applyResumeExtensions.join(',')}
        chosen={file ? [file.name] : []}
        error={parts.problem}
        help={resumeHint}
        onFiles={choose}
        ref={parts.box}
      />
      {parts.problem && (
        <div>
          <Button size="small" variant="quiet" onClick={() => parts.choose(null)}>
            {t('applyWithoutResume')}
          </Button>
        </div>
      )}
      {trouble && trouble.file === file && (
        <Banner tone="warning">{t('canSendAllSame', { text: translate(trouble.text) })}</Banner>
      )}
      {file && (
        <CheckboxField
          checked={parts.keep}
          help={t('staysPrivateAccountCanDelete')}
          label={kept ? t('keepPlace', { filename: kept.filename }) : t('keepMyNextApplication')}
          onChange={(event) => parts.setKeep(event.target.checked)}
        />
      )}
      {kept && (
        <div>
          <Button size="small" variant="quiet" onClick={() => parts.chooseAnother(false)}>
            {t('useAfterAll', { filename: kept.filename })}
          </Button>
        </div>
      )}
    </div>
  );
}
