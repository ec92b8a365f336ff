import { Page } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { hasArea, hasPage } from '@commons/web-kit/portal/portal-areas';
import { useMemo } from 'react';
import { suggestBusinesses } from '../features/businesses/businesses.api';
import { FeaturedBusinesses } from '../features/businesses/featured-businesses';
import { FeaturedJobs } from '../features/jobs/featured/featured-jobs';
import { suggestJobs } from '../features/jobs/jobs.api';
import { FeatureCards } from '../features/landing/feature-cards';
import { FeaturedSection } from '../features/landing/featured-section';
import { Hero } from '../features/landing/hero';
import { JoinCallToAction } from '../features/landing/join-call-to-action';
import { LandingSearchBox, type SearchedKind } from '../features/landing/landing-search-box';
import { CommunityMission } from '../features/landing/mission';
import { ToolPanels } from '../features/landing/tool-panels';
import { LetterCall } from '../features/letter/letter-call';
import styles from './landing.page.module.css';

export default function LandingPage() {
  usePageTitle(t('empoweringLocalBusinessSuccess'));
  const kinds = useFindable();
  return (
    <Page className={styles.page}>
      <Hero search={hasAny(kinds) && <LandingSearchBox kinds={kinds} />} />
      <FeatureCards />
      {hasArea('directory') && (
        <FeaturedBusinesses
          section={(list) => (
            <FeaturedSection
              title={t('featuredLocalBusinesses')}
              link={t('viewAllBusinesses')}
              to="/business-directory"
            >
              {list}
            </FeaturedSection>
          )}
        />
      )}
      {hasArea('tools') && <ToolPanels />}
      {hasArea('jobs') && (
        <FeaturedJobs
          section={(list) => (
            <FeaturedSection title={t('featuredJobs')} link={t('viewAllJobs')} to="/jobs">
              {list}
            </FeaturedSection>
          )}
        />
      )}
      <div className={styles.pair}>
        <LetterCall />
        <CommunityMission />
      </div>
      <JoinCallToAction />
    </Page>
  );
}

const hasAny = (
  kinds: readonly SearchedKind[],
): kinds is readonly [SearchedKind, ...SearchedKind[]] => kinds.length > 0;

/** Of the areas that are on. */
function useFindable(): readonly SearchedKind[] {
  const api = useApi();
  return useMemo(() => {
    const kinds: readonly SearchedKind[] = [
      {
        label: t('businesses'),
        path: '/business-directory',
        placeholder: t('nameTradeService'),
        suggest: (text, signal) => suggestBusinesses(api, text, signal),
      },
      {
        label: t('jobs'),
        path: '/jobs',
        placeholder: t('titleCompanyKeyword'),
        suggest: (text, signal) => suggestJobs(api, text, signal),
      },
    ];
    return kinds.filter(({ path }) => hasPage(path));
  }, [api]);
}
