import { fakeApi, renderPage, screen, within } from '@commons/web-kit/testing/test-render';
import { calculatorCalls, examples, tile } from '../testing/calculator-calls';
import RoiPage from './roi.page';

beforeEach(() => sessionStorage.clear());

const open = (at: string) => {
  const api = fakeApi(calculatorCalls);
  return { api, ...renderPage(<RoiPage />, { api, route: '/tools/roi', at }) };
};
const result = () => screen.findByRole('heading', { name: 'Result' });

it('[CAL-09] asks for investment, return, timeframe with its unit and both costs; the first three above 0', async () => {
  const { user, api } = open('/tools/roi');
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  const calculate = () => user.click(screen.getByRole('button', { name: 'Calculate' }));
  await calculate();
  expect(screen.getAllByText('Enter an amount above 0')).toHaveLength(2);
  expect(screen.getByText('Enter a timeframe above 0')).toBeVisible();
  expect(api.calls).toEqual([]);
  await type(/^Initial investment/, '10,000');
  await type(/^Projected return/, '15,000');
  await type(/^Timeframe$/, '0');
  await type(/^Recurring costs/, '100');
  await type(/^One-time expenses/, '500');
  await user.selectOptions(screen.getByLabelText('Timeframe unit'), 'months');
  await calculate();
  expect(screen.getByLabelText(/^Timeframe$/)).toBeInvalid();
  expect(api.calls).toEqual([]);
  await user.clear(screen.getByLabelText(/^Timeframe$/));
  await type(/^Timeframe$/, '24');
  await calculate();
  expect(await result()).toBeVisible();
});

it('[CAL-10] sends investment, return as final value and the time in years', async () => {
  const { api } = open(examples.roi);
  await result();
  expect(api.calls[0]).toMatchObject({
    method: 'POST',
    path: '/calculators/roi',
    body: { initial_investment: 10_000, final_value: 15_000, time_period: 2 },
  });
});

it('shows costs, net return, ROI and annual ROI, and the chart as a table', async () => {
  const { user } = open(examples.roi);
  await result();
  expect(tile('ROI')).toHaveTextContent(/a return of 16\.28% on everything you put inModerate/);
  expect(tile('Annual ROI')).toHaveTextContent('8.14%Fair');
  expect(tile('Net return')).toHaveTextContent('$2,100.00');
  expect(tile('Total costs')).toHaveTextContent('$12,900.00');
  await user.click(screen.getByRole('button', { name: 'Show costs and return chart' }));
  const table = screen.getByRole('table', { name: 'Costs and return over the whole timeframe' });
  expect(within(table).getByRole('row', { name: 'Recurring costs $2,400.00' })).toBeVisible();
});

it.each([
  ['10900', 'Low: below 10%', 'Weak', 'bad'],
  ['11000', 'Moderate', 'Fair', undefined],
  ['12500', 'Moderate', 'Fair', undefined],
  ['14000', 'High: above 25%', 'Strong', 'good'],
])(
  '[CAL-12] rates the ROI and colours the annual one: 10,000 to %s in 2 years',
  async (back, band, annual, tone) => {
    open(`/tools/roi?initial_investment=10000&projected_return=${back}&timeframe_value=2`);
    await result();
    expect(tile('ROI')).toHaveTextContent(band);
    expect(tile('Annual ROI')).toHaveTextContent(annual);
    const value = within(tile('Annual ROI') as HTMLElement).getByText(/%$/);
    expect(value.getAttribute('class')).toBe(tone ?? null);
  },
);
