import type { Job } from '@commons/contracts/jobs';
import { Section } from '@commons/ui/page';
import { PlainText } from '@commons/ui/plain-text';
import { jobSections } from './job-sections';
import styles from './job-texts.module.css';

/** The long texts of a job under their headings. */
export function JobTexts({ job }: { readonly job: Job }) {
  return (
    <div className={styles.texts}>
      {jobSections(job).map(({ title, parts }) => (
        <Section key={title} className={styles.section} title={title}>
          {parts.map(({ heading, text }) => (
            <div key={heading ?? ''} className={styles.part}>
              {heading && <h3 className={styles.heading}>{heading}</h3>}
              <PlainText text={text} />
            </div>
          ))}
        </Section>
      ))}
    </div>
  );
}
