import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { rich, t } from '@commons/ui/text/texts';
import { counted, metaLine } from '@commons/ui/text/wording';
import { Link } from '@commons/web-kit/router';
import styles from './attachments.module.css';
import type { SentParts } from './use-sent-parts';

/** Whether to include the link of the professional profile, with a summary of it. */
export function ProfileFields({ parts }: { readonly parts: SentParts }) {
  const { profile } = parts;
  if (!profile) return null;
  const { professional_title, skills, experience, share_token } = profile;
  const facts = [
    professional_title,
    skills.length > 0 && counted(skills.length, t('skillNoun'), t('skillsNoun')),
    experience.length > 0 && counted(experience.length, t('jobNoun'), t('jobs2')),
  ];
  const page = share_token
    ? `/shared-profile/${share_token}`
    : '/job-seeker-dashboard?tab=professional-profile';
  return (
    <CheckboxField
      checked={parts.withProfile}
      className={styles.profile}
      help={rich('employerGetsPrivateLinkSee', {
        facts: metaLine(facts),
        link: (words) => (
          <Link rel="noopener" target="_blank" to={page}>
            {words}
          </Link>
        ),
      })}
      label={t('sendMyProfessionalProfile')}
      onChange={(event) => parts.setWithProfile(event.target.checked)}
    />
  );
}
