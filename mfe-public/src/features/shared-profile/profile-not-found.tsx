import { Button, ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { Link } from '@commons/web-kit/router';

interface ProfileNotFoundProps {
  readonly error: unknown;
  /** The server answered 404; otherwise it may only be unreachable. */
  readonly gone: boolean;
  readonly onTryAgain: () => void;
}

/** Shown when a profile cannot be shown, with the server's message. */
export function ProfileNotFound({ error, gone, onTryAgain }: ProfileNotFoundProps) {
  return (
    <OutcomePage
      tab={t('profileNotFoundTitle')}
      title={t('profileNotFound')}
      actions={
        <>
          <ButtonLink as={Link} to="/" variant="primary">
            {t('goHomepage')}
          </ButtonLink>
          {!gone && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
        </>
      }
    >
      <p>{errorMessage(error, t('profileNotFoundNoLonger'))}</p>
    </OutcomePage>
  );
}
