import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import { locale, t } from '@commons/ui/text/texts';
import { statusChoices } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import type { ApplicationChoice } from './application-choice';
import styles from './status-links.module.css';

interface StatusLinksProps {
  readonly summary: ApplicationSummary | undefined;
  readonly chosen: ApplicationChoice['status'];
  /** The address with another filter. */
  readonly addressWith: (part: Partial<ApplicationChoice>) => string;
}

/** The counts by status, each a link to its applications. */
export function StatusLinks({ summary, chosen, addressWith }: StatusLinksProps) {
  const withdrawn = summary ? withdrawnOf(summary.status) : 0;
  return (
    <nav aria-label={t('applicationsByStatus')} className={styles.links}>
      {statusChoices.map(({ value, label }) => {
        const status = value as ApplicationChoice['status'];
        return (
          <Link
            aria-current={status === chosen ? 'true' : undefined}
            className={styles.link}
            key={value}
            preventScrollReset
            to={addressWith({ status })}
          >
            {label}{' '}
            <span className={styles.count}>
              {summary ? summary.status[status].toLocaleString(locale) : '–'}
            </span>
          </Link>
        );
      })}
      {withdrawn > 0 && (
        <span className={styles.withdrawn}>{t('withdrawnAlso', { count: withdrawn })}</span>
      )}
    </nav>
  );
}

/** "All" has the withdrawn ones too, which are in none of the other counts. */
const withdrawnOf = ({
  all,
  pending,
  reviewed,
  accepted,
  rejected,
}: ApplicationSummary['status']) => all - pending - reviewed - accepted - rejected;
