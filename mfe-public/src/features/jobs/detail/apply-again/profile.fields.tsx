import { CheckboxField } from '@commons/ui/checkbox-field';
import { counted, metaLine } from '@commons/ui/wording';
import { Link } from '@commons/web-kit/router';
import styles from './apply-again.module.css';
import type { SentParts } from './use-sent-parts';

/** Whether the link of the professional profile goes along, with what it says in short. */
export function ProfileFields({ parts }: { readonly parts: SentParts }) {
  const { profile } = parts;
  if (!profile) return null;
  const { professional_title, skills, experience, share_token } = profile;
  const facts = [
    professional_title,
    skills.length > 0 && counted(skills.length, 'skill'),
    experience.length > 0 && counted(experience.length, 'job'),
  ];
  const page = share_token
    ? `/shared-profile/${share_token}`
    : '/job-seeker-dashboard?tab=professional-profile';
  return (
    <CheckboxField
      checked={parts.withProfile}
      className={styles.profile}
      help={
        <>
          {metaLine(facts)}. The employer gets its private link.{' '}
          <Link rel="noopener" target="_blank" to={page}>
            See your profile
          </Link>
        </>
      }
      label="Send my professional profile"
      onChange={(event) => parts.setWithProfile(event.target.checked)}
    />
  );
}
