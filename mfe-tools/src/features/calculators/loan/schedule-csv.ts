import type { LoanPayment } from '@commons/calculators/amortisation';
import { paymentDate } from '@commons/calculators/payment-date';
import type { LoanRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import { saveFile } from '@commons/web-kit/page/save-file';

const columns = [
  t('numberColumn'),
  t('date'),
  t('payment'),
  t('interest'),
  t('principal'),
  t('extra'),
  t('balance'),
];

/** Date of payment `number`, YYYY-MM-DD; undefined when the first date is unknown. */
export const dayOf = ({ first_payment_date, payment_frequency }: LoanRequest, number: number) =>
  first_payment_date && paymentDate(first_payment_date, number, payment_frequency ?? 'monthly');

/** The schedule as CSV (RFC 4180): every row in dollars and cents, without thousands separators. */
export function scheduleCsv(rows: readonly LoanPayment[], request: LoanRequest): string {
  const lines = rows.map((row) => [
    row.number,
    dayOf(request, row.number) ?? '',
    ...[row.payment, row.interest, row.principal, row.extra, row.balance].map((amount) =>
      amount.toFixed(2),
    ),
  ]);
  return [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Downloads the whole schedule. */
export function saveSchedule(rows: readonly LoanPayment[], request: LoanRequest): void {
  const file = new Blob([scheduleCsv(rows, request)], { type: 'text/csv' });
  saveFile(file, `${t('scheduleFile')}.csv`);
}
