import { Grid, Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { OfferingCard } from '../features/static-text/offering.card';
import styles from './advertise.page.module.css';

const offerings = [
  {
    area: 'directory',
    title: t('featuredBusinessListing'),
    text: t('listingAmongFirstPeopleSee'),
  },
  {
    area: 'jobs',
    title: t('featuredJobPosting'),
    text: t('openingTopJobBoardPosition'),
  },
  {
    title: t('bannerAdvertising'),
    text: t('quietBannerPagesCustomersRead'),
  },
  {
    title: t('newsletterSponsorship'),
    text: t('nameTwoSentencesNewsletterCommunity'),
  },
] as const;

/** Offerings of the areas that are on. */
const shownOfferings = () => offerings.filter((one) => !('area' in one) || hasArea(one.area));

const isFree = (): string => {
  if (hasArea('directory') && hasArea('jobs')) return t('listingBusinessPostingJobsFree2');
  if (hasArea('directory')) return t('listingBusinessFreeStaysFree');
  return hasArea('jobs') ? t('postingJobsFreeStaysFree') : t('everythingHereFree');
};

export default function AdvertisePage() {
  usePageTitle(t('advertise'));
  return (
    <Page>
      <PageHeader title={t('advertise')} lead={t('wantBeSeenMorePeople', { isFree: isFree() })} />
      <Grid className={styles.offerings} gap={6}>
        {shownOfferings().map(({ title, text }) => (
          <OfferingCard key={title} text={text} title={title} />
        ))}
      </Grid>
    </Page>
  );
}
