import { fakeApi, renderPage, screen, within } from '@commons/web-kit/testing/test-render';
import { calculatorCalls, examples, tile } from '../testing/calculator-calls';
import BreakEvenPage from './break-even.page';

beforeEach(() => sessionStorage.clear());

const open = (at: string) => {
  const api = fakeApi(calculatorCalls);
  return { api, ...renderPage(<BreakEvenPage />, { api, route: '/tools/break-even', at }) };
};
const result = () => screen.findByRole('heading', { name: 'Result' });
const calculate = { name: 'Calculate' };

it('[CAL-13] requires fixed costs and price above 0, a variable cost of 0 or more, and a goal', async () => {
  const { user, api } = open('/tools/break-even');
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  await type(/^Fixed costs/, '0');
  await type(/^Price per unit/, '0');
  await type(/^Variable cost per unit/, '-1');
  await user.click(screen.getByRole('button', calculate));
  for (const label of [/^Fixed costs/, /^Price per unit/, /^Variable cost per unit/]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    await user.clear(screen.getByLabelText(label));
  }
  expect(screen.getByLabelText(/^Sales goal/)).toBeValid();
  expect(api.calls).toEqual([]);
  await type(/^Fixed costs/, '10000');
  await type(/^Price per unit/, '50');
  await type(/^Variable cost per unit/, '0');
  await user.click(screen.getByRole('button', calculate));
  expect(await result()).toBeVisible();
  expect(api.calls[0]?.body).toEqual({
    fixed_costs: 10_000,
    price_per_unit: 50,
    variable_cost_per_unit: 0,
    sales_goal: undefined,
  });
});

it.each(['50', '60'])(
  '[CAL-14] says that the price of 50 must exceed a variable cost of %s',
  async (cost) => {
    const { api } = open(
      `/tools/break-even?fixed_costs=10000&price_per_unit=50&variable_cost_per_unit=${cost}`,
    );
    expect(
      await screen.findByText('Price per unit must be greater than variable cost per unit'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Please ensure your price per unit is higher than your variable cost per unit to generate profit.',
      ),
    ).toBeVisible();
    expect(api.calls).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
  },
);

it('[CAL-15] shows margin, units and revenue, and labels low and good margins and many units', async () => {
  const first = open(examples.breakEven);
  await result();
  expect(tile('Contribution margin')).toHaveTextContent('$20.00');
  expect(tile('Margin')).toHaveTextContent('40.00%');
  expect(tile('Break-even units')).toHaveTextContent('You break even at 500 units soldExactly 500');
  expect(tile('Break-even revenue')).toHaveTextContent('$25,000.00');
  first.unmount();
  const show = async (query: string) => {
    const { unmount } = open(`/tools/break-even?${query}`);
    await result();
    const texts = ['Margin', 'Break-even units'].map((label) => tile(label)?.textContent);
    const value = within(tile('Margin') as HTMLElement).getByText(/%$/);
    const seen = [...texts, value.getAttribute('class')];
    unmount();
    return seen;
  };
  expect(await show('fixed_costs=10000&price_per_unit=50&variable_cost_per_unit=41')).toEqual([
    'Margin18.00%Low margin: below 20% of the price',
    'Break-even unitsYou break even at 1,112 units soldExactly 1,111.11. High: more than 1,000 units',
    'bad',
  ]);
  expect(await show('fixed_costs=10000&price_per_unit=80&variable_cost_per_unit=30')).toEqual([
    'Margin62.50%Good margin: above 50% of the price',
    'Break-even unitsYou break even at 200 units soldExactly 200',
    'good',
  ]);
});

it('[CAL-16] shows and hides a chart of 12 bars with the break-even and the goal', async () => {
  const { user } = open(`${examples.breakEven}&sales_goal=620`);
  await user.click(await screen.findByRole('button', { name: 'Show break-even chart' }));
  const table = screen.getByRole('table', { name: 'Profit or loss by units sold' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(12);
  expect(rows.filter((row) => row.querySelector('svg rect'))).toHaveLength(12);
  expect(within(table).getByRole('row', { name: '500 Break-even $0.00' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '620 Goal $2,400.00' })).toBeVisible();
  expect(within(table).getByRole('row', { name: '1,000 $10,000.00' })).toBeVisible();
  expect(tile('Profit at the sales goal')).toHaveTextContent('$2,400.00');
  await user.click(screen.getByRole('button', { name: 'Hide break-even chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});
