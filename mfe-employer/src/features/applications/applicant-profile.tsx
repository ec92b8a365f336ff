import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { ButtonLink } from '@commons/ui/controls/button';
import { UserIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';

interface ApplicantProfileProps {
  readonly application: Pick<EmployerApplication, 'profile_token'>;
}

/** The professional profile that the applicant attached. The applicant may revoke its link at any time. */
export function ApplicantProfile({ application }: ApplicantProfileProps) {
  if (!application.profile_token || !hasArea('resumes')) return null;
  return (
    <ButtonLink
      as={Link}
      icon={<UserIcon />}
      rel="noopener"
      target="_blank"
      to={`/shared-profile/${application.profile_token}`}
    >
      {t('openProfile')}
    </ButtonLink>
  );
}
