import { forecastRows } from './forecast-table.js';

const table = `Before

| Month | Revenue | Costs | Profit | Total so far |
| --- | ---: | ---: | ---: | ---: |
| 1 | $1,000 | $1,200.50 | -$200.50 | -$200.50 |
| 2 | $2,000 | $1,000 | **$1,000** | ($10) |
| Sum | all | | | |

| Month | Cautious |`;

describe('forecastRows', () => {
  it('reads the months of the table', () => {
    expect(forecastRows(table)).toEqual([
      { month: '1', revenue: 1000, costs: 1200.5, profit: -200.5, total: -200.5 },
      { month: '2', revenue: 2000, costs: 1000, profit: 1000, total: -10 },
    ]);
  });

  it('finds nothing in a text without the table, or with a broken one', () => {
    expect(forecastRows('No table')).toEqual([]);
    expect(forecastRows('')).toEqual([]);
    expect(forecastRows('| Month | Revenue | Costs | Profit | Total so far |')).toEqual([]);
  });
});
