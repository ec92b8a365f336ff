import type { SharedProfile } from '@commons/contracts/resumes/profiles';
import { PlainText } from '@commons/ui/text/plain-text';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useId } from 'react';
import styles from './profile-parts.module.css';

/** Experience and education. Empty parts are left out. */
export function ProfileParts({ profile }: { readonly profile: SharedProfile }) {
  const { summary, experience, education } = profile;
  return (
    <>
      {summary && (
        <Part title={t('professionalSummary')}>
          <PlainText text={summary} />
        </Part>
      )}
      {experience.length > 0 && (
        <Part title={t('experience')}>
          {experience.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two positions may read the same
            <div className={styles.entry} key={at}>
              <div className={styles.entryHead}>
                <h3 className={styles.entryTitle}>{row.title || row.company}</h3>
                {row.duration && <p className={styles.soft}>{row.duration}</p>}
              </div>
              {row.title && row.company && <p className={styles.soft}>{row.company}</p>}
              {row.description && <PlainText text={row.description} />}
            </div>
          ))}
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t('education')}>
          {education.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two degrees may read the same
            <div className={styles.entry} key={at}>
              <div className={styles.entryHead}>
                <h3 className={styles.entryTitle}>{row.degree || row.institution}</h3>
                {row.year && <p className={styles.soft}>{row.year}</p>}
              </div>
              {row.degree && row.institution && <p className={styles.soft}>{row.institution}</p>}
            </div>
          ))}
        </Part>
      )}
    </>
  );
}

/** A part of the sheet under its h2. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.partTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
