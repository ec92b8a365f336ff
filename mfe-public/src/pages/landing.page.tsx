import { Page } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { FeaturedBusinesses } from '../features/businesses/featured-businesses';
import { FeaturedJobs } from '../features/jobs/featured/featured-jobs';
import { FeatureCards } from '../features/landing/feature-cards';
import { FeaturedSection } from '../features/landing/featured-section';
import { Hero } from '../features/landing/hero';
import { JoinCall } from '../features/landing/join-call';
import { CommunityMission } from '../features/landing/mission';
import { ToolPanels } from '../features/landing/tool-panels';
import styles from './landing.page.module.css';

export default function LandingPage() {
  usePageTitle('Empowering Local Business Success');
  return (
    <Page className={styles.page}>
      <Hero />
      <FeatureCards />
      <FeaturedSection
        title="Featured Local Businesses"
        link="View All Businesses"
        to="/business-directory"
      >
        <FeaturedBusinesses />
      </FeaturedSection>
      <ToolPanels />
      <FeaturedSection title="Featured Jobs" link="View All Jobs" to="/jobs">
        <FeaturedJobs />
      </FeaturedSection>
      <CommunityMission />
      <JoinCall />
    </Page>
  );
}
