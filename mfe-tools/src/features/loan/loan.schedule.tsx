import type { LoanAnswer } from '@commons/contracts/calculators';
import styles from './loan.result.module.css';
import { money } from './loan.text';

/** The first 12 payments (specification D2 §9). */
export function LoanSchedule({ result }: { result: LoanAnswer }) {
  const caption = `The first ${result.schedule.length} of ${result.number_of_payments.toLocaleString()} payments`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large amounts scroll sideways, by the arrow keys too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Payment</th>
            <th scope="col">Interest</th>
            <th scope="col">Principal</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {result.schedule.map(({ number, payment, interest, principal, balance }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{money(payment)}</td>
              <td>{money(interest)}</td>
              <td>{money(principal)}</td>
              <td>{money(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
