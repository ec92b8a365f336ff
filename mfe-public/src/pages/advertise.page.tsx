import { Grid, Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { OfferingCard } from '../features/static-text/offering.card';
import styles from './advertise.page.module.css';

const offerings = [
  {
    title: 'Featured Business Listing',
    text: 'Your listing stands among the first ones people see in the directory, marked as featured.',
  },
  {
    title: 'Featured Job Posting',
    text: 'Your opening stands at the top of the job board, for when a position must be filled soon.',
  },
  {
    title: 'Banner Advertising',
    text: 'A quiet banner on the pages your customers read. No tracking, no pop-ups.',
  },
  {
    title: 'Newsletter Sponsorship',
    text: 'Your name and two sentences in the newsletter that goes out to the community.',
  },
];

export default function AdvertisePage() {
  usePageTitle('Advertise');
  return (
    <Page>
      <PageHeader
        title="Advertise"
        lead="Listing a business and posting jobs are free and stay free. Those who want to be seen by more people can help to carry the platform."
      />
      <Grid className={styles.offerings} gap={6}>
        {offerings.map((offering) => (
          <OfferingCard key={offering.title} {...offering} />
        ))}
      </Grid>
    </Page>
  );
}
