import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
import { MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { CopyIcon } from '@commons/ui/icons';
import { Row, Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useEffect, useId, useRef, useState } from 'react';
import { LoanAdvice } from './loan.advice';
import styles from './loan.result.module.css';
import { LoanSchedule } from './loan.schedule';
import { basisText, money, summaryText } from './loan.text';

interface LoanResultProps {
  readonly result: LoanAnswer;
  readonly request: LoanRequest;
}

/** The four numbers, the first 12 payments on demand, a summary to copy, and advice. */
export function LoanResult({ result, request }: LoanResultProps) {
  const [scheduleShown, setScheduleShown] = useState(false);
  const scheduleId = useId();
  const section = useRef<HTMLElement>(null);
  const summary = summaryText(result, request);

  // A new result comes into sight on a phone, where it is below the button; where it is in sight nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result
  useEffect(() => {
    section.current?.querySelector('[data-numbers]')?.scrollIntoView?.({ block: 'nearest' });
  }, [result]);

  return (
    <Section title="Result" ref={section}>
      <Stack gap={6}>
        <p className={styles.basis} role="status">
          {basisText(result, request)}
        </p>
        <div className={styles.numbers} data-numbers="">
          <StatTile label={`Payment, ${request.payment_frequency}`} value={money(result.payment)} />
          <StatTile label="Total interest" value={money(result.total_interest)} />
          <StatTile label="Total cost" value={money(result.total_cost)} hint="Loan and interest" />
          <StatTile
            label="Actual loan amount"
            value={money(result.loan_amount)}
            hint="After the down payment"
          />
        </div>
        <Row>
          <CopySummary summary={summary} />
          <Button
            aria-controls={scheduleId}
            aria-expanded={scheduleShown}
            onClick={() => setScheduleShown(!scheduleShown)}
          >
            {scheduleShown ? 'Hide payment schedule' : 'Show payment schedule'}
          </Button>
        </Row>
        <div id={scheduleId} hidden={!scheduleShown}>
          {scheduleShown && <LoanSchedule result={result} />}
        </div>
        {/* Advice on other numbers than those above would mislead. */}
        <LoanAdvice key={summary} situation={summary} />
      </Stack>
    </Section>
  );
}

function CopySummary({ summary }: { summary: string }) {
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(summary);
      showSuccess('Summary copied to clipboard!');
    } catch {
      showError('The summary could not be copied.');
    }
  };
  return (
    <>
      <Button icon={<CopyIcon />} onClick={copy}>
        Copy summary
      </Button>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}
