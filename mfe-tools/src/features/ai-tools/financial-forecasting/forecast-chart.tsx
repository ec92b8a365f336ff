import { locale, t } from '@commons/ui/text/texts';
import styles from './forecast.module.css';
import type { Forecast } from './forecast-series';

const width = 600;
const height = 240;
const room = 12;
const tones = ['first', 'second', 'third'] as const;

const money = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The amounts as lines. The alternative text gives the start and end of each; the table above has every amount. */
export function ForecastChart({ forecast: { labels, series } }: { forecast: Forecast }) {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const x = (at: number) => room + (at / (labels.length - 1)) * (width - 2 * room);
  const y = (value: number) =>
    height - room - ((value - least) / (most - least || 1)) * (height - 2 * room);
  return (
    <figure className={styles.figure}>
      <svg aria-hidden="true" className={styles.chart} viewBox={`0 0 ${width} ${height}`}>
        <path className={styles.zero} d={`M${room} ${y(0)}H${width - room}`} />
        {series.map(({ name, values }, line) => (
          <g className={styles[tones[line] ?? 'first']} key={name}>
            <path d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}`} />
            {values.map((value, at) => (
              <circle cx={x(at)} cy={y(value)} key={labels[at]} r="3.5" />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {series.map(({ name, values }, line) => (
          <span className={styles.entry} key={name}>
            <svg
              aria-hidden="true"
              className={styles[tones[line] ?? 'first']}
              height="12"
              viewBox="0 0 24 12"
              width="24"
            >
              <path d="M0 6h24" />
            </svg>
            {t('fromTo', {
              name,
              first: money.format(values[0] ?? 0),
              last: money.format(values.at(-1) ?? 0),
            })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
