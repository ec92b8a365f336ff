import { CardRow } from '@commons/ui/lists/card-row';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { BusinessCard } from './business.card';
import { useNewestBusinesses } from './businesses.api';
import { AddYourBusiness } from './directory/add-your-business';

const featured = 4;

/** The four newest businesses (D1 §7). A failure is only logged: the list stays empty (D1 §8). */
export function FeaturedBusinesses() {
  const { data, isPending } = useNewestBusinesses(featured);
  if (isPending) return <Spinner label={t('loadingBusinesses')} />;
  if (!data?.length) return <NoBusinesses />;
  return (
    <CardRow>
      {data.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} />
        </li>
      ))}
    </CardRow>
  );
}

function NoBusinesses() {
  return (
    <EmptyState
      illustration="no-businesses"
      title={t('beFirst')}
      titleAs="h3"
      actions={<AddYourBusiness />}
    >
      <p>{t('newestBusinessesWillAppearHere')}</p>
    </EmptyState>
  );
}
