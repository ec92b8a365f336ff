import { missingTitles } from '@commons/contracts/page-titles';
import { ButtonLink } from '@commons/ui/button';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import styles from './not-found.page.module.css';

/** Shown in the frame for an address that no remote owns (decision A50). */
export function NotFoundPage() {
  usePageTitle(missingTitles.page);
  return (
    <section className={styles.page}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may be incomplete.</p>
      <div className={styles.links}>
        <ButtonLink as={Link} to="/" variant="primary">
          Go to the start page
        </ButtonLink>
        <ButtonLink as={Link} to="/jobs">
          Look at the job board
        </ButtonLink>
      </div>
    </section>
  );
}
