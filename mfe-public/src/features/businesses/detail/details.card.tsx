import type { Business } from '@commons/contracts/businesses';
import { Badge, BadgeRow, Chip } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { WarningIcon } from '@commons/ui/icons';
import { monthAndYear } from '@commons/ui/wording';
import styles from './business-cards.module.css';

/** The details of a business that are filled in. */
export function DetailsCard({ business }: { readonly business: Business }) {
  return (
    <Card as="section" aria-labelledby="details-title">
      <h2 className={styles.title} id="details-title">
        Business Details
      </h2>
      {business.emergency_services && (
        <p className={styles.urgent}>
          <Badge icon={<WarningIcon size={16} />} tone="amber">
            Emergency services available
          </Badge>
        </p>
      )}
      <DataList
        items={[
          { label: 'Category', value: business.business_category },
          { label: 'Established', value: business.year_established },
          { label: 'Business type', value: business.business_type },
          { label: 'Employees', value: business.num_employees },
          { label: 'Licenses', value: business.license_numbers.join(', ') },
        ]}
      />
      {business.confirmed_at && (
        <p className={styles.quiet}>Confirmed {monthAndYear(business.confirmed_at)}</p>
      )}
      <Words title="Payment Methods" words={business.payment_methods} />
      <Words title="Languages Spoken" words={business.languages_spoken} />
      <Words title="Accessibility" words={business.accessibility_features} />
      <Words title="Tags" words={business.tags} />
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
          <Chip key={word}>{word}</Chip>
        ))}
      </BadgeRow>
    </div>
  );
}
