import { Grid, Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { OfferingCard } from '../features/static-text/offering.card';
import styles from './advertise.page.module.css';

const offerings = [
  {
    title: 'Featured Business Listing',
    text: 'Your listing among the first that people see in the directory, marked as featured.',
  },
  {
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
];

export default function AdvertisePage() {
  usePageTitle('Advertise');
  return (
    <Page>
      <PageHeader
        title="Advertise"
        lead="Listing a business and posting jobs are free and stay free. If you want to be seen by more people, ask us what we can set up for you and what it costs."
      />
      <Grid className={styles.offerings} gap={6}>
        {offerings.map((offering) => (
          <OfferingCard key={offering.title} {...offering} />
        ))}
      </Grid>
    </Page>
  );
}
