import type { Job } from '@commons/contracts/jobs/jobs';
import { Section } from '@commons/ui/layout/page';
import { PlainText } from '@commons/ui/text/plain-text';
import { t, translate } from '@commons/ui/text/texts';
import { jobSections } from './job-sections';
import styles from './job-texts.module.css';

interface JobTextsProps {
  readonly job: Job;
  /** Of the headings: 2 on the job's page, 3 next to the list. */
  readonly level?: 2 | 3;
}

/** The long texts of a job under their headings. */
export function JobTexts({ job, level = 2 }: JobTextsProps) {
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  return (
    <div className={level === 3 ? styles.dense : undefined}>
      {jobSections(job).map(({ title, parts }) => (
        <Section key={title} className={styles.section} title={title} titleAs={`h${level}`}>
          {parts.map(({ heading, text }) => (
            <div key={heading ?? ''} className={styles.part}>
              {heading && <Heading className={styles.heading}>{heading}</Heading>}
              <PlainText
                linesAreItems={title !== t('jobDescriptionHeading')}
                text={translate(text)}
              />
            </div>
          ))}
        </Section>
      ))}
    </div>
  );
}
