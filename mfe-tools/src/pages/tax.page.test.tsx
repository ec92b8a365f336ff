import { states } from '@commons/calculators/states';
import { fakeApi, renderPage, screen, within } from '@commons/web-kit/testing/test-render';
import { calculatorCalls, examples, tile } from '../testing/calculator-calls';
import TaxPage from './tax.page';

beforeEach(() => sessionStorage.clear());

const open = (at: string) => {
  const api = fakeApi(calculatorCalls);
  return { api, ...renderPage(<TaxPage />, { api, route: '/tools/tax', at }) };
};
const result = () => screen.findByRole('heading', { name: 'Result' });

it('[CAL-17] asks for revenue above 0, expenses, type, state and payroll; net income is never below 0', async () => {
  const { user, api } = open('/tools/tax');
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  const calculate = () => user.click(screen.getByRole('button', { name: 'Calculate' }));
  await calculate();
  for (const label of [/^Annual revenue/, /^Business expenses/, /^Business type/]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  const state = screen.getByLabelText('State');
  expect(state).toHaveValue('CA');
  expect(within(state).getAllByRole('option')).toHaveLength(states.length);
  await type(/^Annual revenue/, '0');
  await type(/^Business expenses/, '40000');
  await user.selectOptions(screen.getByLabelText('Business type'), 'LLC');
  await type(/^Payroll payments/, '10000');
  await calculate();
  expect(screen.getByText('Enter an amount above 0')).toBeVisible();
  expect(api.calls).toEqual([]);
  await type(/^Annual revenue/, '1');
  await calculate();
  await result();
  expect(api.calls[0]?.body).toMatchObject({ business_income: 0, payroll_payments: 10_000 });
  expect(tile('Estimated total tax')).toHaveTextContent(
    'Set aside about $0.00 a year for taxesOn a net income of $0.00',
  );
  expect(tile('Effective rate')).toHaveTextContent('0.00%');
});

it('[CAL-18] sends income less expenses, the type code, the state and the expenses', async () => {
  const sent: unknown[] = [];
  for (const type of ['Sole Proprietor', 'LLC', 'S-Corp', 'C-Corp']) {
    const { api, unmount } = open(
      `/tools/tax?annual_revenue=120000&business_expenses=40000&business_type=${type}`,
    );
    await result();
    sent.push(api.calls[0]?.body);
    unmount();
  }
  expect(sent).toEqual(
    ['sole_proprietor', 'llc', 's_corp', 'c_corp'].map((business_type) => ({
      business_income: 80_000,
      business_type,
      state: 'CA',
      deductions: 40_000,
      payroll_payments: undefined,
    })),
  );
});

it('[CAL-21] says that a state without an income tax may tax businesses in other ways', async () => {
  const first = open(`${examples.tax}&state=TN`);
  await result();
  expect(tile('State tax')).toHaveTextContent('$0.00State rate used: 0%');
  expect(screen.getByText(/^Tennessee has no tax on income in this estimate\./)).toBeVisible();
  first.unmount();
  open(examples.tax);
  await result();
  expect(screen.queryByText(/has no tax on income/)).toBeNull();
});

it('[CAL-22] shows the total with its parts and the effective rate of net income', async () => {
  const first = open(`${examples.tax}&payroll_payments=10000`);
  await result();
  expect(tile('Federal tax')).toHaveTextContent('$13,217.00');
  expect(tile('Self-employment tax')).toHaveTextContent('$11,304.00');
  expect(tile('State tax')).toHaveTextContent('$10,640.00State rate used: 13.3%, a high-tax state');
  expect(tile('Estimated total tax')).toHaveTextContent('$35,161.00');
  expect(tile('Effective rate')).toHaveTextContent('43.95%Total tax ÷ net income. High: above 25%');
  expect(tile('Income after tax')).toHaveTextContent('$44,839.00');
  // Decisions A01, A02, A04, A05.
  const notes = screen.getByText(/Simplified estimate, not tax advice, no standard deduction/);
  expect(notes).toHaveTextContent('State rate used: 13.3% (California; Tax Foundation');
  expect(notes).toHaveTextContent('total tax divided by net income');
  expect(
    screen.getByText('Employer FICA on payroll ≈ 7.65%: $765.00 (not in the total)'),
  ).toBeVisible();
  first.unmount();
  const total = async (query: string) => {
    const { unmount } = open(`/tools/tax?annual_revenue=120000&business_expenses=40000&${query}`);
    await result();
    const texts = ['Estimated total tax', 'Effective rate'].map(
      (label) => tile(label)?.textContent,
    );
    unmount();
    return texts.join(' ');
  };
  expect(await total('business_type=C-Corp')).toMatch(/\$27,440\.00.*High: above 25%/);
  expect(await total('business_type=Sole+Proprietor&state=TN')).toMatch(/\$24,521\.00.*High/);
  expect(await total('business_type=C-Corp&state=TX')).toMatch(/21\.00%.*Moderate: above 15%/);
});

it('shows the distribution of the net income as a table', async () => {
  const { user } = open(examples.tax);
  await user.click(await screen.findByRole('button', { name: 'Show tax chart' }));
  const table = screen.getByRole('table', { name: 'Where the net income goes' });
  expect(within(table).getByRole('row', { name: 'State tax $10,640.00' })).toBeVisible();
});
