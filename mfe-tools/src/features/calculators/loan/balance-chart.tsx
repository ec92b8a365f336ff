import type { LoanPayment } from '@commons/calculators/amortisation';
import { axisTicks } from '@commons/calculators/axis-ticks';
import { paymentsPerYear } from '@commons/calculators/loan';
import { t } from '@commons/ui/text/texts';
import { count, money } from '../../../display-numbers';
import styles from '../charts/chart.module.css';
import { ChartAxes, chartSize, scale } from '../charts/chart-axes';
import type { CalculatedLoan } from './loan.facts';

interface BalanceChartProps {
  readonly request: CalculatedLoan['request'];
  /** All payments, including extra ones. */
  readonly rows: readonly LoanPayment[];
  /** The same loan without extra payments, if it has some. */
  readonly plainRows?: readonly LoanPayment[] | undefined;
}

const { width, height, left, right, top, bottom } = chartSize;

/** More points than the chart has pixels would only bloat the page. */
const maxPoints = 200;

/** The balance from the first day to the last payment. The payment schedule has the same numbers as a table. */
export function BalanceChart({ request, rows, plainRows }: BalanceChartProps) {
  const perYear = paymentsPerYear[request.payment_frequency ?? 'monthly'];
  const longest = plainRows ?? rows;
  const years = longest.length / perYear;
  const amounts = axisTicks(0, request.principal, 4);
  const x = scale(0, years, left, width - right);
  const y = scale(0, amounts.at(-1) ?? 1, height - bottom, top);
  const path = (all: readonly LoanPayment[]) => {
    const every = Math.ceil(all.length / maxPoints);
    const shown = all.filter((_, at) => (at + 1) % every === 0 || at === all.length - 1);
    const points = shown.map(
      ({ number, balance }) => `L${x(number / perYear).toFixed(1)} ${y(balance).toFixed(1)}`,
    );
    return `M${x(0)} ${y(request.principal).toFixed(1)}${points.join('')}`;
  };
  const paidAfter = rows.length / perYear;
  const isShort = years < 2;
  const ends = isShort ? axisTicks(0, years * 12, 6) : axisTicks(0, years, 6);
  const across = ends
    .map((mark) => ({ at: x(isShort ? mark / 12 : mark), text: count(mark) }))
    .filter(({ at }) => at <= width - right + 1);
  const name = t('balanceChartName', {
    first: money(request.principal),
    half: money(rows[Math.floor(rows.length / 2) - 1]?.balance ?? 0),
    years: count(paidAfter, 1),
  });
  return (
    <figure className={styles.figure}>
      <figcaption>{t('whatStillOwe')}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the arrow keys too */}
      <section aria-label={t('balanceChart')} className={styles.scroll} tabIndex={0}>
        <svg
          aria-label={name}
          className={styles.chart}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          <ChartAxes
            across={across}
            acrossName={isShort ? t('months') : t('years')}
            up={amounts.map((amount) => ({ at: y(amount), text: `$${count(amount, 0)}` }))}
          />
          <path className={styles.area} d={`${path(rows)}V${y(0)}H${x(0)}Z`} />
          {plainRows && <path className={styles.plain} d={path(plainRows)} />}
          <path className={styles.curve} d={path(rows)} />
        </svg>
      </section>
      {plainRows && <p>{t('dashedWithoutExtraPayments')}</p>}
    </figure>
  );
}
