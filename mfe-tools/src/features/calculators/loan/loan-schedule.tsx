import type { LoanPayment } from '@commons/calculators/amortisation';
import type { LoanRequest } from '@commons/contracts/calculators';
import { count, money } from '../display-text';
import styles from './loan-schedule.module.css';
import { dayOf } from './schedule-csv';

interface LoanScheduleProps {
  readonly rows: readonly LoanPayment[];
  /** Total number of payments. */
  readonly total: number;
  readonly request: LoanRequest;
}

const shortDay = (isoDay: string) =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** The payments with interest, principal and remaining balance. */
export function LoanSchedule({ rows, total, request }: LoanScheduleProps) {
  const hasExtra = Boolean(request.extra_payment || request.one_off_payment);
  const caption =
    rows.length === total
      ? `All ${count(total)} payments`
      : `The first ${rows.length} of ${count(total)} payments`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large amounts scroll sideways, by the arrow keys too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col" className={styles.day}>
              Date
            </th>
            <th scope="col">Payment</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            {hasExtra && <th scope="col">Extra</th>}
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, payment, interest, principal, extra, balance }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td className={styles.day}>{shortDay(dayOf(request, number) ?? '')}</td>
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
