import { CardRow } from '@commons/ui/lists/card-row';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { BusinessCard } from './business.card';
import { useNewestBusinesses } from './businesses.api';
import { AddYourBusiness } from './directory/add-your-business';

const featured = 4;

interface FeaturedBusinessesProps {
  /** Renders the section around the list. */
  readonly section: (list: ReactNode) => ReactNode;
}

/** The four newest businesses (D1 §7). A failure is only logged, and hides the section (D1 §8). */
export function FeaturedBusinesses({ section }: FeaturedBusinessesProps) {
  const { data, errorUpdateCount } = useNewestBusinesses(featured);
  if (!data && errorUpdateCount > 0) return null;
  return section(
    !data ? (
      <Spinner label={t('loadingBusinesses')} />
    ) : data.length === 0 ? (
      <NoBusinesses />
    ) : (
      <CardRow>
        {data.map((business) => (
          <li key={business.id}>
            <BusinessCard business={business} />
          </li>
        ))}
      </CardRow>
    ),
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
