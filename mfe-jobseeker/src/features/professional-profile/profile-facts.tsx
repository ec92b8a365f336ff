import type { ProfessionalProfile } from '@commons/contracts/profiles';
import { BadgeRow, Chip } from '@commons/ui/badge';
import { Breakable } from '@commons/ui/breakable';
import { DataList } from '@commons/ui/data-list';
import { PlainText } from '@commons/ui/plain-text';
import { desiredSalary, profileLinks } from '@commons/web-kit/profile-text';
import styles from './profile.module.css';
import { ProfileLink } from './profile-link';
import { ProfilePart as Part } from './profile-part';
import { codeText } from './profile-words';

/** Skills, contact details, and what the person looks for. */
export function ProfileFacts({ profile }: { readonly profile: ProfessionalProfile }) {
  const salary = desiredSalary(profile);
  return (
    <>
      <Part title="Contact Information" isEmpty={false}>
        <DataList
          items={[
            { label: 'Full name', value: profile.full_name ?? 'Not provided' },
            { label: 'Email', value: <Breakable>{profile.email ?? 'Not provided'}</Breakable> },
            { label: 'Phone', value: profile.phone ?? 'Not provided' },
            { label: 'Location', value: profile.location ?? 'Not provided' },
          ]}
        />
      </Part>
      <Part
        title="Professional Information"
        isEmpty={!profile.professional_title && !profile.summary}
      >
        {profile.professional_title && (
          <p className={styles.strong}>{profile.professional_title}</p>
        )}
        {profile.summary && <PlainText text={profile.summary} />}
      </Part>
      <Part title="Skills" isEmpty={profile.skills.length === 0}>
        <BadgeRow role="list">
          {profile.skills.map((skill) => (
            <Chip key={skill} role="listitem">
              {skill}
            </Chip>
          ))}
        </BadgeRow>
      </Part>
      <Part title="Online Presence" isEmpty={!profileLinks.some(([name]) => profile[name])}>
        <DataList
          items={profileLinks.map(([name, label]) => ({
            label,
            value: profile[name] && <ProfileLink href={profile[name]} />,
          }))}
        />
      </Part>
      <Part
        title="Job Preferences"
        isEmpty={!profile.availability && !profile.preferred_work_type && !salary}
      >
        <DataList
          items={[
            { label: 'Availability', value: codeText(profile.availability) },
            { label: 'Preferred work type', value: codeText(profile.preferred_work_type) },
            { label: 'Desired salary', value: salary },
          ]}
        />
      </Part>
    </>
  );
}
