import { BenchDrawing } from '@commons/ui/bench-drawing';
import { ButtonLink } from '@commons/ui/button';
import { t } from '@commons/ui/texts';
import { usePageTitle } from '@commons/web-kit/page-title';
import { hasPage } from '@commons/web-kit/portal-areas';
import { Link } from '@commons/web-kit/router';
import styles from './not-found.page.module.css';

/** Shown for an address that no remote owns (decision A50). @param text explains more */
export function NotFoundPage({ text = t('noPageHere') }: { readonly text?: string }) {
  usePageTitle(t('pageNotFound'));
  return (
    <section className={styles.page}>
      <BenchDrawing />
      <h1>{t('pageNotFound')}</h1>
      <p>{text}</p>
      <div className={styles.links}>
        <ButtonLink as={Link} to="/" variant="primary">
          {t('toStartPage')}
        </ButtonLink>
        {hasPage('/jobs') && (
          <ButtonLink as={Link} to="/jobs">
            {t('lookAtJobBoard')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
