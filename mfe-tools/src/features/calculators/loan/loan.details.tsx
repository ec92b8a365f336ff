import { loanSchedule } from '@commons/calculators/loan';
import { Button } from '@commons/ui/button';
import { DownloadIcon } from '@commons/ui/icons';
import { Row } from '@commons/ui/page';
import { useMemo, useState } from 'react';
import { ShowHide } from '../show-hide';
import type { CalculatedLoan } from './loan.facts';
import { LoanSchedule } from './loan-schedule';
import { saveSchedule } from './schedule-csv';

/** The first 12 payments (specification D2 §9), and all of them on demand. */
export function LoanDetails({ request, answer }: CalculatedLoan) {
  return (
    <ShowHide what="payment schedule">
      <WholeSchedule key={JSON.stringify(request)} request={request} first={answer.schedule} />
    </ShowHide>
  );
}

interface WholeScheduleProps {
  readonly request: CalculatedLoan['request'];
  readonly first: CalculatedLoan['answer']['schedule'];
}

function WholeSchedule({ request, first }: WholeScheduleProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => loanSchedule(request), [request]);
  return (
    <>
      <LoanSchedule rows={isWhole ? rows : first} total={rows.length} request={request} />
      <Row data-print="hide">
        {rows.length > first.length && (
          <Button aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? `Show the first ${first.length} only`
              : `Show all ${rows.length.toLocaleString('en-US')} payments`}
          </Button>
        )}
        <Button icon={<DownloadIcon />} onClick={() => saveSchedule(rows, request)}>
          Download CSV
        </Button>
      </Row>
    </>
  );
}
