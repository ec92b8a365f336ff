import { screen, within } from '@commons/web-kit/testing/test-render';
import {
  amountOf,
  forecastSeries,
} from '../features/ai-tools/financial-forecasting/forecast-series';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const table = `| Month | Revenue | Costs | Profit | Margin |
| --- | ---: | ---: | ---: | ---: |
| Month 1 | $12,000.00 | $9,500.50 | **$2,499.50** | 20.8% |
| Month 2 | $12,300 | $14,000 | -$1,700 | -13.8% |
| **Total** | $24,300 | $23,500.50 | $799.50 | 3.3% |`;

it('[AIT-06] shows the forecast as a table and as a chart with alternative text', async () => {
  const { user, container } = openTool('financial-forecasting', {
    'POST /ai/financial-forecasting': () => streamOf(`## Six months\n\n${table}\n\nThat is all.`),
  });
  enter(requiredOf('financial-forecasting'));
  await user.click(generateButton());
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthRevenueCostsProfitMargin',
    'Month 1$12,000.00$9,500.50$2,499.5020.8%',
    'Month 2$12,300$14,000-$1,700-13.8%',
    'Total$24,300$23,500.50$799.503.3%',
  ]);
  const figure = await screen.findByRole('figure');
  expect(figure).toHaveTextContent('Revenue: $12,000 to $12,300');
  expect(figure).toHaveTextContent('Profit: $2,500 to -$1,700');
  expect(container.querySelectorAll('figure > svg circle')).toHaveLength(6);
});

it('draws the amounts and leaves out percentages and totals', () => {
  expect(forecastSeries(table)).toEqual({
    labels: ['Month 1', 'Month 2'],
    series: [
      { name: 'Revenue', values: [12_000, 12_300] },
      { name: 'Costs', values: [9_500.5, 14_000] },
      { name: 'Profit', values: [2_499.5, -1_700] },
    ],
  });
  expect(forecastSeries('No table here | at all')).toBeUndefined();
});

it('draws the table of the built-in writer with up to three lines', () => {
  const written = `# Forecast: Bakery, 2 months

## Months

| Month | Revenue | Costs | Profit | Total so far |
| --- | --- | --- | --- | --- |
| Dec 2026 | $10,000 | $11,000 | -$1,000 | -$1,000 |
| Jan 2027 | $10,500 | $11,500 | -$1,000 | -$2,000 |`;
  expect(forecastSeries(written)).toEqual({
    labels: ['Dec 2026', 'Jan 2027'],
    series: [
      { name: 'Revenue', values: [10_000, 10_500] },
      { name: 'Costs', values: [11_000, 11_500] },
      { name: 'Profit', values: [-1_000, -1_000] },
    ],
  });
});

it.each([
  ['$1,200.50', 1200.5],
  ['-$300', -300],
  ['($300)', -300],
  ['−300', -300],
  ['$-300', -300],
  ['12%', undefined],
  ['', undefined],
  ['n/a', undefined],
])('reads %j as %s', (cell, amount) => {
  expect(amountOf(cell)).toBe(amount);
});
