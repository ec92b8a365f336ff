import type { ProfessionalProfile } from '@commons/contracts/profiles';
import { BadgeRow, Chip } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { EditIcon, ShareIcon } from '@commons/ui/icons';
import { Row } from '@commons/ui/page';
import { PlainText } from '@commons/ui/plain-text';
import { type ReactNode, useRef } from 'react';
import styles from './profile.module.css';
import { ProfileLink } from './profile-link';
import { codeText, salaryText } from './profile-words';
import { ShareCard, type Tell } from './share.card';

interface ProfileViewProps {
  readonly profile: ProfessionalProfile;
  readonly fill: ReactNode;
  readonly sharing: boolean;
  readonly onEdit: () => void;
  readonly onShare: () => void;
  readonly tell: Tell;
}

/** The own profile to read, with its public link once there is one. */
export function ProfileView({ profile, fill, sharing, onEdit, onShare, tell }: ProfileViewProps) {
  const share = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Row spread>
        <h2 className={styles.title} tabIndex={-1}>
          Professional Profile
        </h2>
        <Row>
          <Button variant="primary" icon={<EditIcon />} onClick={onEdit}>
            Edit Profile
          </Button>
          {fill}
          <Button
            ref={share}
            icon={<ShareIcon />}
            busy={sharing}
            busyLabel="Generating..."
            onClick={onShare}
          >
            Generate Share Link
          </Button>
        </Row>
      </Row>
      {profile.share_token && (
        <ShareCard
          token={profile.share_token}
          hidden={profile.hidden_fields}
          tell={tell}
          onGone={() => share.current?.focus()}
        />
      )}
      <div className={styles.parts}>
        <Facts profile={profile} />
        <Lists profile={profile} />
      </div>
    </>
  );
}

function Facts({ profile }: { readonly profile: ProfessionalProfile }) {
  const { desired_salary_min, desired_salary_max } = profile;
  return (
    <>
      <Part title="Contact Information" isEmpty={false}>
        <DataList
          items={[
            { label: 'Full name', value: profile.full_name ?? 'Not provided' },
            { label: 'Email', value: profile.email ?? 'Not provided' },
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
        <BadgeRow>
          {profile.skills.map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
        </BadgeRow>
      </Part>
      <Part title="Online Presence" isEmpty={!links.some(([name]) => profile[name])}>
        <DataList
          items={links.map(([name, label]) => ({
            label,
            value: profile[name] && <ProfileLink href={profile[name]} />,
          }))}
        />
      </Part>
      <Part
        title="Job Preferences"
        isEmpty={
          !profile.availability &&
          !profile.preferred_work_type &&
          !salaryText(desired_salary_min, desired_salary_max)
        }
      >
        <DataList
          items={[
            { label: 'Availability', value: codeText(profile.availability) },
            { label: 'Preferred work type', value: codeText(profile.preferred_work_type) },
            { label: 'Desired salary', value: salaryText(desired_salary_min, desired_salary_max) },
          ]}
        />
      </Part>
    </>
  );
}

const links = [
  ['linkedin_url', 'LinkedIn'],
  ['github_url', 'GitHub'],
  ['website_url', 'Website'],
  ['portfolio_url', 'Portfolio'],
] as const;

function Lists({ profile }: { readonly profile: ProfessionalProfile }) {
  const { experience, education, certifications } = profile;
  return (
    <>
      <Part title="Experience" isEmpty={experience.length === 0}>
        {experience.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two positions may read the same
          <div className={styles.entry} key={at}>
            <h4 className={styles.strong}>{joined(row.title, row.company)}</h4>
            {row.duration && <p className={styles.soft}>{row.duration}</p>}
            {row.description && <PlainText text={row.description} />}
          </div>
        ))}
      </Part>
      <Part title="Education" isEmpty={education.length === 0}>
        {education.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two degrees may read the same
          <div className={styles.entry} key={at}>
            <h4 className={styles.strong}>{row.degree || row.institution}</h4>
            <p className={styles.soft}>{joined(row.degree && row.institution, row.year)}</p>
          </div>
        ))}
      </Part>
      <Part title="Certifications" isEmpty={certifications.length === 0}>
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

interface PartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ title, isEmpty, children }: PartProps) {
  return (
    <Card as="section" aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {isEmpty ? <p className={styles.soft}>Nothing here yet.</p> : children}
    </Card>
  );
}
