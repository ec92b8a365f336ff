import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Page } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { withWordsOfPortal } from '@commons/web-kit/portal/portal-name';
import { Link } from '@commons/web-kit/router';
import { useOwnPage } from './own-page.api';
import { PortalText } from './portal-text';

/** A page of the town's own, or a notice that it was removed. */
export function OwnPage({ address }: { readonly address: string }) {
  const { data, error, isFetching, refetch } = useOwnPage(address);
  if (data) return <Found {...data} />;
  if (!error) {
    return (
      <Page width="reading">
        <Spinner label={t('ownPageLoading')} />
      </Page>
    );
  }
  return <NotShown busy={isFetching} error={error} onAgain={() => void refetch()} />;
}

interface FoundProps {
  readonly title: string;
  readonly text: string;
  readonly language?: string | undefined;
}

function Found({ title, text, language }: FoundProps) {
  usePageTitle(title);
  return <PortalText lang={language} text={withWordsOfPortal(text)} title={title} />;
}

interface NotShownProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

function NotShown({ error, busy, onAgain }: NotShownProps) {
  const isGone = isApiError(error) && [404, 422].includes(error.status);
  const title = isGone ? t('ownPageGone') : t('ownPageFailed');
  return (
    <OutcomePage
      actions={
        <>
          {!isGone && (
            <Button busy={busy} onClick={onAgain} variant="primary">
              {t('tryAgain')}
            </Button>
          )}
          <ButtonLink as={Link} to="/" variant={isGone ? 'primary' : 'secondary'}>
            {t('goStartPage')}
          </ButtonLink>
        </>
      }
      drawing="nothing-here"
      title={title}
    >
      <p role="alert">{isGone ? t('ownPageGoneText') : errorMessage(error, t('pleaseTryAgain'))}</p>
    </OutcomePage>
  );
}
