import { Badge } from '@commons/ui/controls/badge';
import { ButtonLink } from '@commons/ui/controls/button';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import styles from './offering.card.module.css';

interface OfferingCardProps {
  readonly title: string;
  readonly text: string;
}

/** A way to advertise that is planned (decision B98), without a price: that is agreed individually. */
export function OfferingCard({ title, text }: OfferingCardProps) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Badge tone="grey">{t('notSetUpYet')}</Badge>
      <p>{text}</p>
      <ButtonLink as={Link} className={styles.contact} to="/contact">
        {t('contactPricing')}
      </ButtonLink>
    </Card>
  );
}
