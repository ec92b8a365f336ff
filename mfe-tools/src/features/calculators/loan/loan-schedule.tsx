import type { LoanPayment } from '@commons/calculators/amortisation';
import type { LoanRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import { dateText } from '@commons/ui/text/wording';
import { count, money } from '../../../display-numbers';
import tables from '../figures-table.module.css';
import styles from './loan-schedule.module.css';
import { dayOf } from './schedule-csv';

interface LoanScheduleProps {
  readonly rows: readonly LoanPayment[];
  /** Total number of payments. */
  readonly total: number;
  readonly request: LoanRequest;
}

/** The payments with interest, principal and remaining balance. */
export function LoanSchedule({ rows, total, request }: LoanScheduleProps) {
  const hasExtra = Boolean(request.extra_payment || request.one_off_payment);
  const caption =
    rows.length === total
      ? t('allPayments', { total: count(total) })
      : t('firstPayments', { shown: rows.length, total: count(total) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large amounts scroll sideways, by the arrow keys too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={`${tables.figures} ${styles.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('numberColumn')}</th>
            <th scope="col" className={styles.day}>
              {t('date')}
            </th>
            <th scope="col">{t('payment')}</th>
            <th scope="col">{t('interest')}</th>
            <th scope="col">{t('principal')}</th>
            {hasExtra && <th scope="col">{t('extra')}</th>}
            <th scope="col">{t('balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, payment, interest, principal, extra, balance }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className={styles.day}>{dateText(dayOf(request, number) ?? '')}</td>
              <td>{money(payment)}</td>
              <td>{money(interest)}</td>
              <td>{money(principal)}</td>
              {hasExtra && <td>{money(extra)}</td>}
              <td>{money(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
