import { ButtonLink } from '@commons/ui/controls/button';
import { OutcomeLayout } from '@commons/ui/layout/outcome-layout';
import { BenchDrawing } from '@commons/ui/pictures/bench-drawing';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { hasPage } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';

/** Shown for an address that no remote owns (decision A50). @param text explains more */
export function NotFoundPage({ text = t('noPageHere') }: { readonly text?: string }) {
  usePageTitle(t('pageNotFound'));
  return (
    <OutcomeLayout
      actions={
        <>
          <ButtonLink as={Link} to="/" variant="primary">
            {t('toStartPage')}
          </ButtonLink>
          {hasPage('/jobs') && (
            <ButtonLink as={Link} to="/jobs">
              {t('lookAtJobBoard')}
            </ButtonLink>
          )}
        </>
      }
      drawing={<BenchDrawing />}
      isPage
      title={t('pageNotFound')}
      titleAs="h1"
    >
      <p>{text}</p>
    </OutcomeLayout>
  );
}
