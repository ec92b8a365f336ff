import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { Link } from '@commons/web-kit/router';

/** Shown for an unsubscribe link that belongs to no mail (any more). */
export function InvalidStopLink() {
  return (
    <OutcomePage
      title={t('linkNotValid')}
      width="narrow"
      actions={
        <>
          <ButtonLink as={Link} to="/job-seeker-dashboard?tab=profile" variant="primary">
            {t('openMyAccount')}
          </ButtonLink>
          <ButtonLink as={Link} to="/jobs">
            {t('browseJobs')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{t('mayBeIncompleteMailOlder')}</p>
    </OutcomePage>
  );
}
