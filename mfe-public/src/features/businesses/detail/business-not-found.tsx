import { Button, ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { Link } from '@commons/web-kit/router';

interface BusinessNotFoundProps {
  /** The server answered 404; otherwise it may only be unreachable. */
  readonly gone: boolean;
  readonly onTryAgain: () => void;
}

/** Shown when a business does not exist or cannot be loaded right now (decision A49). */
export function BusinessNotFound({ gone, onTryAgain }: BusinessNotFoundProps) {
  return (
    <OutcomePage
      drawing="no-businesses"
      tab={t('businessNotFoundTitle')}
      title={t('businessNotFound')}
      actions={
        <>
          <ButtonLink as={Link} to="/business-directory" variant="primary">
            {t('browseAllBusinesses')}
          </ButtonLink>
          <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
        </>
      }
    >
      <p>{gone ? t('businessNotExistHasBeen') : t('businessCouldNotBeLoaded')}</p>
    </OutcomePage>
  );
}
