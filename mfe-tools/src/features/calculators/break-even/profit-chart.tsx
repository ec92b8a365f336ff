import { axisTicks } from '@commons/calculators/axis-ticks';
import type { BreakEvenBar } from '@commons/calculators/break-even-chart';
import { t } from '@commons/ui/text/texts';
import { count, money } from '../../../display-numbers';
import styles from '../charts/chart.module.css';
import { ChartAxes, chartSize, scale } from '../charts/chart-axes';

const { width, height, left, right, top, bottom } = chartSize;

/** Profit and loss by units sold, on linear axes. The table below has the same numbers. */
export function ProfitChart({ bars }: { bars: readonly BreakEvenBar[] }) {
  const profits = bars.map(({ profit }) => profit);
  const amounts = axisTicks(Math.min(...profits), Math.max(...profits), 4);
  const units = axisTicks(0, bars.at(-1)?.units ?? 0, 6).filter(Number.isInteger);
  const x = scale(0, units.at(-1) ?? 1, left, width - right);
  const y = scale(amounts[0] ?? 0, amounts.at(-1) ?? 1, height - bottom, top);
  const breakEven = bars.find((bar) => bar.is_break_even);
  const thick = Math.max(4, Math.min(24, (width - left - right) / bars.length / 2));
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by the arrow keys too */}
      <section aria-label={t('profitChart')} className={styles.scroll} tabIndex={0}>
        <svg
          aria-label={t('profitChartName', {
            units: count(breakEven?.units ?? 0),
            profit: money(bars.at(-1)?.profit ?? 0),
            most: count(bars.at(-1)?.units ?? 0),
          })}
          className={styles.chart}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          <ChartAxes
            across={units.map((mark) => ({ at: x(mark), text: count(mark, 0) }))}
            acrossName={t('unitsSold')}
            up={amounts.map((mark) => ({
              at: y(mark),
              text: `${mark < 0 ? '−' : ''}$${count(Math.abs(mark))}`,
            }))}
          />
          {bars.map(({ units: sold, profit }) => (
            <rect
              className={profit < 0 ? styles.bad : styles.good}
              height={Math.max(1, Math.abs(y(profit) - y(0)))}
              key={sold}
              width={thick}
              x={x(sold) - thick / 2}
              y={Math.min(y(profit), y(0))}
            />
          ))}
          <path className={styles.zero} d={`M${left} ${y(0)}H${width - right}`} />
        </svg>
      </section>
    </figure>
  );
}
