import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
import { MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { CopyIcon } from '@commons/ui/icons';
import { Grid, Row, Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useState } from 'react';
import { LoanAdvice } from './loan.advice';
import styles from './loan.result.module.css';

const money = (amount: number) =>
  amount.toLocaleString(undefined, { style: 'currency', currency: 'USD' });

interface LoanResultProps {
  readonly result: LoanAnswer;
  readonly request: LoanRequest;
}

/** The four numbers, the first 12 payments on demand, a summary to copy, and advice. */
export function LoanResult({ result, request }: LoanResultProps) {
  const [scheduleShown, setScheduleShown] = useState(false);
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const summary = summaryOf(result, request);
  const copy = () =>
    navigator.clipboard.writeText(summary).then(
      () => showSuccess('Summary copied to clipboard!'),
      () => showError('The summary could not be copied.'),
    );
  return (
    <Section title="Result">
      <Stack gap={6}>
        <Grid cell="medium">
          <StatTile label={`Payment, ${request.payment_frequency}`} value={money(result.payment)} />
          <StatTile label="Total interest" value={money(result.total_interest)} />
          <StatTile label="Total cost" value={money(result.total_cost)} />
          <StatTile label="Loan amount" value={money(result.loan_amount)} />
        </Grid>
        <Row>
          <Button icon={<CopyIcon />} onClick={copy}>
            Copy summary
          </Button>
          <Button aria-expanded={scheduleShown} onClick={() => setScheduleShown(!scheduleShown)}>
            {scheduleShown ? 'Hide payment schedule' : 'Show payment schedule'}
          </Button>
        </Row>
        {scheduleShown && <Schedule result={result} />}
        <LoanAdvice situation={summary} />
      </Stack>
      <MessageBanner message={message} onClose={clear} />
    </Section>
  );
}

function summaryOf(
  result: LoanAnswer,
  { interest_rate, term_months, payment_frequency }: LoanRequest,
): string {
  return [
    `Loan of ${money(result.loan_amount)} at ${interest_rate} % a year over ${term_months} months, paid ${payment_frequency}.`,
    `Payment: ${money(result.payment)} (${result.number_of_payments} payments)`,
    `Total interest: ${money(result.total_interest)}`,
    `Total cost: ${money(result.total_cost)}`,
  ].join('\n');
}

function Schedule({ result }: { result: LoanAnswer }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{`The first ${result.schedule.length} of ${result.number_of_payments} payments`}</caption>
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
    </div>
  );
}
