import styles from './chart.module.css';

/** Size of a chart in viewBox units; it scales with its container. */
export const chartSize = { width: 640, height: 260, left: 84, right: 12, top: 12, bottom: 40 };

/** Position of a value between two bounds, in pixels. */
export const scale = (from: number, to: number, start: number, end: number) => (value: number) =>
  start + ((value - from) / (to - from || 1)) * (end - start);

interface Mark {
  readonly at: number;
  readonly text: string;
}

interface ChartAxesProps {
  /** Ticks of the x-axis, in pixels. */
  readonly across: readonly Mark[];
  /** Ticks of the y-axis, in pixels; each with a grid line. */
  readonly up: readonly Mark[];
  readonly acrossName: string;
}

/** Grid lines and labels of both axes. */
export function ChartAxes({ across, up, acrossName }: ChartAxesProps) {
  const { width, height, left, right, bottom } = chartSize;
  return (
    <g>
      {up.map(({ at, text }) => (
        <g key={text}>
          <path className={styles.line} d={`M${left} ${at}H${width - right}`} />
          <text className={styles.text} dy="0.32em" textAnchor="end" x={left - 8} y={at}>
            {text}
          </text>
        </g>
      ))}
      {across.map(({ at, text }) => (
        <text
          className={styles.text}
          key={text}
          textAnchor="middle"
          x={at}
          y={height - bottom + 18}
        >
          {text}
        </text>
      ))}
      <text
        className={styles.text}
        textAnchor="middle"
        x={(left + width - right) / 2}
        y={height - 4}
      >
        {acrossName}
      </text>
    </g>
  );
}
