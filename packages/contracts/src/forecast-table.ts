// The table of a financial forecast's text: the writer writes it, the screen draws it. No zod here.

/** Head of the table of months. Money is in dollars, written like $1,234 or -$1,234. */
export const forecastColumns = ['Month', 'Revenue', 'Costs', 'Profit', 'Total so far'] as const;

/** A month of a forecast: its name in the table, and dollars. */
export interface ForecastRow {
  readonly month: string;
  readonly revenue: number;
  readonly costs: number;
  readonly profit: number;
  /** Sum of the profits up to and with this month. */
  readonly total: number;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function readDollars(cell: string | undefined): number {
  const text = (cell ?? '').replace(/[*\s,$]/g, '').replace(/^\((.*)\)$/, '-$1');
  return text === '' ? Number.NaN : Number(text.replace('−', '-'));
}

/**
 * The months of the first table with the head `forecastColumns`. A model may have written the text: rows that cannot be
 * read, e.g. a row of sums, end the table.
 * @returns an empty list when there is none: the text is then shown as it is
 */
export function forecastRows(text: string): ForecastRow[] {
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => cellsOf(line).join() === forecastColumns.join());
  const rows: ForecastRow[] = [];
  if (head < 0) return rows;
  for (const line of lines.slice(head + 2)) {
    const [month = '', ...cells] = cellsOf(line);
    const [revenue = Number.NaN, costs = 0, profit = 0, total = 0] = cells.map(readDollars);
    if (!month || cells.length !== 4 || ![revenue, costs, profit, total].every(Number.isFinite)) {
      break;
    }
    rows.push({ month, revenue, costs, profit, total });
  }
  return rows;
}
