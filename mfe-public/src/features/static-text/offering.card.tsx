import { ButtonLink } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { t } from '@commons/ui/texts';
import { Link } from '@commons/web-kit/router';
import styles from './offering.card.module.css';

interface OfferingCardProps {
  readonly title: string;
  readonly text: string;
}

/** One way to advertise, without prices: those are agreed individually. */
export function OfferingCard({ title, text }: OfferingCardProps) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <ButtonLink as={Link} className={styles.contact} to="/contact">
        {t('contactPricing')}
      </ButtonLink>
    </Card>
  );
}
