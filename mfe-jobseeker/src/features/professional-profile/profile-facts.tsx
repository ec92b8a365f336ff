import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { BadgeRow, Chip } from '@commons/ui/controls/badge';
import { DataList } from '@commons/ui/lists/data-list';
import { Breakable } from '@commons/ui/text/breakable';
import { PlainText } from '@commons/ui/text/plain-text';
import { t } from '@commons/ui/text/texts';
import { desiredSalary, profileLinks } from '@commons/web-kit/applications/profile-text';
import styles from './profile.module.css';
import { ProfilePart as Part } from './profile-part';
import { codeText } from './profile-words';
import { ProfileLink } from './share/profile-link';

/** Skills, contact details, and what the person looks for. */
export function ProfileFacts({ profile }: { readonly profile: ProfessionalProfile }) {
  const salary = desiredSalary(profile);
  return (
    <>
      <Part title={t('contactInformation')} isEmpty={false}>
        <DataList
          items={[
            { label: t('fullName'), value: profile.full_name ?? t('notProvided') },
            {
              label: t('email'),
              value: <Breakable>{profile.email ?? t('notProvided')}</Breakable>,
            },
            { label: t('phone'), value: profile.phone ?? t('notProvided') },
            { label: t('location'), value: profile.location ?? t('notProvided') },
          ]}
        />
      </Part>
      <Part
        title={t('professionalInformation')}
        isEmpty={!profile.professional_title && !profile.summary}
      >
        {profile.professional_title && (
          <p className={styles.strong}>{profile.professional_title}</p>
        )}
        {profile.summary && <PlainText text={profile.summary} />}
      </Part>
      <Part title={t('skills')} isEmpty={profile.skills.length === 0}>
        <BadgeRow role="list">
          {profile.skills.map((skill) => (
            <Chip key={skill} role="listitem">
              {skill}
            </Chip>
          ))}
        </BadgeRow>
      </Part>
      <Part title={t('onlinePresence')} isEmpty={!profileLinks.some(([name]) => profile[name])}>
        <DataList
          items={profileLinks.map(([name, label]) => ({
            label,
            value: profile[name] && <ProfileLink href={profile[name]} />,
          }))}
        />
      </Part>
      <Part
        title={t('jobPreferences')}
        isEmpty={!profile.availability && !profile.preferred_work_type && !salary}
      >
        <DataList
          items={[
            { label: t('availability'), value: codeText(profile.availability) },
            { label: t('preferredWorkType'), value: codeText(profile.preferred_work_type) },
            { label: t('desiredSalary'), value: salary },
          ]}
        />
      </Part>
    </>
  );
}
