import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { PlainText } from '@commons/ui/text/plain-text';
import { t } from '@commons/ui/text/texts';
import styles from './profile.module.css';
import { ProfilePart as Part } from './profile-part';

/** Experience and education. */
export function ProfileHistory({ profile }: { readonly profile: ProfessionalProfile }) {
  const { experience, education, certifications } = profile;
  return (
    <>
      <Part title={t('experience')} isEmpty={experience.length === 0}>
        {experience.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two positions may read the same
          <div className={styles.entry} key={at}>
            <h4 className={styles.strong}>{joined(row.title, row.company)}</h4>
            {row.duration && <p className={styles.soft}>{row.duration}</p>}
            {row.description && <PlainText text={row.description} />}
          </div>
        ))}
      </Part>
      <Part title={t('education')} isEmpty={education.length === 0}>
        {education.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two degrees may read the same
          <div className={styles.entry} key={at}>
            <h4 className={styles.strong}>{row.degree || row.institution}</h4>
            <p className={styles.soft}>{joined(row.degree && row.institution, row.year)}</p>
          </div>
        ))}
      </Part>
      <Part title={t('certifications')} isEmpty={certifications.length === 0}>
        <ul className={styles.names}>
          {certifications.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

const joined = (...words: string[]) => words.filter(Boolean).join(', ');
