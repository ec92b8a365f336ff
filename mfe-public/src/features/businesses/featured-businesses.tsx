import { CardRow } from '@commons/ui/card-row';
import { EmptyState } from '@commons/ui/empty-state';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { BusinessCard } from './business.card';
import { searchBusinesses } from './businesses.api';
import { AddYourBusiness } from './directory/add-your-business';

const featured = 4;

/** The four newest businesses (D1 §7). A failure is only logged: the list stays empty (D1 §8). */
export function FeaturedBusinesses() {
  const api = useApi();
  const { data, isPending } = useQuery({
    queryKey: ['/business-directory/search', 'featured'],
    queryFn: async ({ signal }) => {
      const { rows } = await searchBusinesses(api, {}, signal).catch((error) => {
        console.error('Featured businesses could not be loaded', error);
        return { rows: [] };
      });
      return [...rows]
        .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
        .slice(0, featured);
    },
  });
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
