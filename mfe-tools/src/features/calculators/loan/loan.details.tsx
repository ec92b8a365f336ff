import { loanSchedule } from '@commons/calculators/loan';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { DownloadIcon } from '@commons/ui/pictures/icons';
import { locale, t } from '@commons/ui/text/texts';
import { useMemo, useState } from 'react';
import { ShowHide } from '../show-hide';
import { BalanceChart } from './balance-chart';
import type { CalculatedLoan } from './loan.facts';
import { LoanSchedule } from './loan-schedule';
import { saveSchedule } from './schedule-csv';

/** The balance, the first 12 payments (specification D2 §9), and all of them on demand. */
export function LoanDetails({ request, answer }: CalculatedLoan) {
  const rows = useMemo(() => loanSchedule(request), [request]);
  const hasExtra = answer.with_extra_payments !== undefined;
  const plainRows = useMemo(
    () =>
      hasExtra
        ? loanSchedule({ ...request, extra_payment: undefined, one_off_payment: undefined })
        : undefined,
    [request, hasExtra],
  );
  return (
    <>
      <BalanceChart request={request} rows={rows} plainRows={plainRows} />
      <ShowHide what={t('paymentSchedule')}>
        <WholeSchedule
          key={JSON.stringify(request)}
          request={request}
          rows={rows}
          first={answer.schedule}
        />
      </ShowHide>
    </>
  );
}

interface WholeScheduleProps {
  readonly request: CalculatedLoan['request'];
  readonly rows: ReturnType<typeof loanSchedule>;
  readonly first: CalculatedLoan['answer']['schedule'];
}

function WholeSchedule({ request, rows, first }: WholeScheduleProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <LoanSchedule rows={isWhole ? rows : first} total={rows.length} request={request} />
      <Row data-print="hide">
        {rows.length > first.length && (
          <Button aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t('showFirstOnly', { count: first.length })
              : t('showAllPayments', { count: rows.length.toLocaleString(locale) })}
          </Button>
        )}
        <Button icon={<DownloadIcon />} onClick={() => saveSchedule(rows, request)}>
          {t('downloadCsv')}
        </Button>
      </Row>
    </>
  );
}
