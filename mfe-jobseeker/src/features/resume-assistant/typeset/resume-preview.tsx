import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { Section, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { ResumePaper } from './resume-paper';
import styles from './typeset.module.css';
import { sizes, templates, usePaperLook } from './use-paper-look';

interface ResumePreviewProps {
  readonly text: string;
  readonly reading: ResumeStructure | undefined;
  /** The export buttons. */
  readonly children: ReactNode;
}

/** Printed while there is no preview. */
export function PrintedResume(props: Pick<ResumePreviewProps, 'text' | 'reading'>) {
  return <ResumePaper {...usePaperLook().look} {...props} />;
}

/** A preview of the PDF with its settings: template, paper, and the export buttons. */
export function ResumePreview({ text, reading, children }: ResumePreviewProps) {
  const { look, change } = usePaperLook();
  return (
    <div className={styles.columns}>
      <section aria-label={t('previewPdf')} className={styles.frame}>
        <ResumePaper {...look} {...{ text, reading }} />
      </section>
      <div className={styles.options} data-print="hide">
        <Section title={t('export')}>
          <Stack gap={6}>
            <ChoiceGroup legend={t('templatePdf')}>
              {templates.map(({ value, label, help }) => (
                <RadioField
                  checked={look.template === value}
                  help={help}
                  key={value}
                  label={label}
                  name="resume-template"
                  onChange={() => change({ template: value })}
                />
              ))}
            </ChoiceGroup>
            <ChoiceGroup legend={t('paper')}>
              {sizes.map(({ value, label, help }) => (
                <RadioField
                  checked={look.size === value}
                  help={help}
                  key={value}
                  label={label}
                  name="resume-paper"
                  onChange={() => change({ size: value })}
                />
              ))}
            </ChoiceGroup>
            {children}
          </Stack>
        </Section>
      </div>
    </div>
  );
}
