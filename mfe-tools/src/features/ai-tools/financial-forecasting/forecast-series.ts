import { textBlocks } from '../../../writing/text-blocks';

/** One line of the chart: a column of the forecast's table. */
interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Forecast {
  /** 'Month 1' …, or any other text of the first column. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

const amount = /^[-−(+]?\s*\$?\s*[-−]?\d[\d,]*(?:\.\d+)?\)?$/;

/** '$12,500', '-$300', '($300)'; undefined for anything else. */
export function amountOf(cell: string): number | undefined {
  const text = cell.replaceAll('**', '').trim();
  if (!amount.test(text)) return undefined;
  const size = Number(text.replace(/[^\d.]/g, ''));
  return /[-−(]/.test(text) ? -size : size;
}

const isTotal = (label: string) => /total|sum|average|gesamt/i.test(label);

/** More lines would be hard to distinguish. */
const maxSeries = 3;

/**
 * The amounts of the first table with at least two months. Percentages and the totals row are left out. Undefined when
 * no column is complete.
 */
export function forecastSeries(text: string): Forecast | undefined {
  for (const block of textBlocks(text)) {
    if (block.kind !== 'table') continue;
    const rows = block.rows.filter(([label = '']) => !isTotal(label));
    if (rows.length < 2) continue;
    const series = block.head.flatMap((name, column): Series[] => {
      const values = rows.map((row) => amountOf(row[column] ?? ''));
      const isWhole = column > 0 && values.every((value) => value !== undefined);
      return isWhole ? [{ name, values: values as number[] }] : [];
    });
    const labels = rows.map(([label = '']) => label);
    if (series.length > 0) return { labels, series: series.slice(0, maxSeries) };
  }
  return undefined;
}
