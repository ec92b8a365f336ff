import { Grid, Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { hasArea } from '@commons/web-kit/portal-areas';
import { OfferingCard } from '../features/static-text/offering.card';
import styles from './advertise.page.module.css';

const offerings = [
  {
    area: 'directory',
    title: 'Featured Business Listing',
    text: 'Your listing among the first that people see in the directory, marked as featured.',
  },
  {
    area: 'jobs',
    title: 'Featured Job Posting',
    text: 'Your opening at the top of the job board, for a position that must be filled soon.',
  },
  {
    title: 'Banner Advertising',
    text: 'A quiet banner on the pages your customers read. No tracking, no pop-ups.',
  },
  {
    title: 'Newsletter Sponsorship',
    text: 'Your name and two sentences in a newsletter to the community.',
  },
] as const;

/** Those of areas that the town has. */
const shownOfferings = () => offerings.filter((one) => !('area' in one) || hasArea(one.area));

const isFree = (): string => {
  if (hasArea('directory') && hasArea('jobs')) {
    return 'Listing a business and posting jobs are free and stay free.';
  }
  if (hasArea('directory')) return 'Listing a business is free and stays free.';
  return hasArea('jobs') ? 'Posting jobs is free and stays free.' : 'Everything here is free.';
};

export default function AdvertisePage() {
  usePageTitle('Advertise');
  return (
    <Page>
      <PageHeader
        title="Advertise"
        lead={`${isFree()} If you want to be seen by more people, ask us what we can set up for you and what it costs.`}
      />
      <Grid className={styles.offerings} gap={6}>
        {shownOfferings().map(({ title, text }) => (
          <OfferingCard key={title} text={text} title={title} />
        ))}
      </Grid>
    </Page>
  );
}
