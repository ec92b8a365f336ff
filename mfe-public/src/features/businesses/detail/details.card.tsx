import type { Business } from '@commons/contracts/businesses/businesses';
import { Badge, BadgeRow, Chip } from '@commons/ui/controls/badge';
import { Card } from '@commons/ui/lists/card';
import { DataList } from '@commons/ui/lists/data-list';
import { WarningIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import { monthAndYear } from '@commons/ui/text/wording';
import styles from './business-cards.module.css';

/** The details of a business that are filled in. */
export function DetailsCard({ business }: { readonly business: Business }) {
  return (
    <Card as="section" aria-labelledby="details-title">
      <h2 className={styles.title} id="details-title">
        {t('businessDetails')}
      </h2>
      {business.emergency_services && (
        <p className={styles.urgent}>
          <Badge icon={<WarningIcon size={16} />} tone="amber">
            {t('emergencyServicesAvailable')}
          </Badge>
        </p>
      )}
      <DataList
        items={[
          { label: t('category'), value: translate(business.business_category) },
          { label: t('established'), value: business.year_established },
          {
            label: t('businessType'),
            value: business.business_type && translate(business.business_type),
          },
          { label: t('employees'), value: business.num_employees },
          { label: t('licenses'), value: business.license_numbers.join(', ') },
        ]}
      />
      {business.confirmed_at && (
        <p className={styles.quiet}>
          {t('confirmed', { confirmedAt: monthAndYear(business.confirmed_at) })}
        </p>
      )}
      <Words title={t('paymentMethods')} words={business.payment_methods} />
      <Words title={t('languagesSpoken')} words={business.languages_spoken} />
      <Words title={t('accessibility')} words={business.accessibility_features} />
      <Words title={t('tags')} words={business.tags} />
    </Card>
  );
}

function Words({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <BadgeRow>
        {words.map((word) => (
          <Chip key={word}>{translate(word)}</Chip>
        ))}
      </BadgeRow>
    </div>
  );
}
