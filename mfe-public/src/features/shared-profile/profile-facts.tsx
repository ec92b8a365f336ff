import type { SharedProfile } from '@commons/contracts/resumes/profiles';
import { shownAddress, webAddress } from '@commons/contracts/text/web-address';
import { BadgeRow, Chip } from '@commons/ui/controls/badge';
import { DataList } from '@commons/ui/lists/data-list';
import { t, translate } from '@commons/ui/text/texts';
import { desiredSalary, profileLinks } from '@commons/web-kit/applications/profile-text';
import { Part } from './profile-parts';
import styles from './profile-sheet.module.css';

/** Skills, links and job preferences. Empty parts are omitted. */
export function ProfileFacts({ profile }: { readonly profile: SharedProfile }) {
  const { skills, certifications } = profile;
  return (
    <>
      {skills.length > 0 && (
        <Part title={t('skills')}>
          <BadgeRow role="list">
            {skills.map((skill) => (
              <Chip key={skill} role="listitem">
                {skill}
              </Chip>
            ))}
          </BadgeRow>
        </Part>
      )}
      <OnlinePresence profile={profile} />
      {certifications.length > 0 && (
        <Part title={t('certifications')}>
          <ul className={styles.names}>
            {certifications.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      <Availability profile={profile} />
    </>
  );
}

function OnlinePresence({ profile }: { readonly profile: SharedProfile }) {
  const given = profileLinks.flatMap(([name, label]) => {
    const href = webAddress(profile[name]);
    return href ? [{ href, label }] : [];
  });
  if (given.length === 0) return null;
  return (
    <Part title={t('onlinePresence')}>
      <ul className={styles.links}>
        {given.map(({ href, label }) => (
          <li key={label}>
            <a href={href} rel="noopener noreferrer" target="_blank">
              {label}
            </a>
            <span className={styles.address} data-print="only">
              {shownAddress(href)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Availability({ profile }: { readonly profile: SharedProfile }) {
  const { availability, preferred_work_type } = profile;
  const salary = desiredSalary(profile);
  if (!availability && !preferred_work_type && !salary) return null;
  return (
    <Part title={t('availability')}>
      <DataList
        layout="stacked"
        items={[
          {
            label: t('status'),
            value: availability && <Code text={translate(availability.replaceAll('_', ' '))} />,
          },
          {
            label: t('workPreference'),
            value: preferred_work_type && <Code text={translate(preferred_work_type)} />,
          },
          { label: t('desiredSalary'), value: salary },
        ]}
      />
    </Part>
  );
}

/** Codes are lowercase (D1 §3); CSS capitalizes the first letter. */
const Code = ({ text }: { readonly text: string }) => <span className={styles.code}>{text}</span>;
