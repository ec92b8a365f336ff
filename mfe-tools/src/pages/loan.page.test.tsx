import { fakeApi, renderPage, screen, within } from '@commons/web-kit/testing/test-render';
import { calculatorCalls, examples, tile } from '../testing/calculator-calls';
import LoanPage from './loan.page';

beforeEach(() => sessionStorage.clear());

const open = (at = '/tools/loan') => {
  const api = fakeApi(calculatorCalls);
  return { api, ...renderPage(<LoanPage />, { api, route: '/tools/loan', at }) };
};
type User = ReturnType<typeof open>['user'];

const field = (name: RegExp) => screen.getByLabelText(name);
const result = () => screen.findByRole('heading', { name: 'Result' });
const calculate = (user: User) => user.click(screen.getByRole('button', { name: 'Calculate' }));

/** 50,000 less 10,000 at 6.5 % over 5 years, the worked example of the checklist. */
const fill = async (user: User) => {
  await user.type(field(/^Loan amount/), '50,000');
  await user.type(field(/^Down payment/), '10000');
  await user.type(field(/^Interest rate/), '6.5');
  await user.type(screen.getByLabelText('Term'), '5');
};

it('[CAL-03] asks for amount, rate, term with its unit, frequency and down payment', async () => {
  const { user, api } = open();
  await fill(user);
  const values = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
  expect(values('Term unit')).toEqual(['years', 'months']);
  expect(values('Payment frequency')).toEqual(['monthly', 'bi-weekly', 'weekly']);
  await user.selectOptions(screen.getByLabelText('Term unit'), 'months');
  await user.selectOptions(screen.getByLabelText('Payment frequency'), 'weekly');
  await calculate(user);
  await result();
  expect(api.calls[0]?.body).toMatchObject({ term_months: 5, payment_frequency: 'weekly' });
});

it('[CAL-04] sends the amount after the down payment, and months as rounded years', async () => {
  const { user, api } = open();
  await fill(user);
  await calculate(user);
  await result();
  expect(api.calls[0]?.body).toMatchObject({ principal: 40_000, interest_rate: 6.5, years: 5 });
  await user.selectOptions(screen.getByLabelText('Term unit'), 'months');
  for (const [months, years] of [
    ['5', 1],
    ['17', 1],
    ['18', 2],
    ['24', 2],
  ] as const) {
    await user.clear(screen.getByLabelText('Term'));
    await user.type(screen.getByLabelText('Term'), months);
    await calculate(user);
    await screen.findByText(new RegExp(`Term: ${months} months`));
    expect(api.calls.at(-1)?.body).toMatchObject({ years, term_months: Number(months) });
  }
});

it('[CAL-05] gives no result without amount, rate and term above zero, and removes the old one', async () => {
  const { user, api } = open();
  await calculate(user);
  expect(api.calls).toEqual([]);
  expect(field(/^Loan amount/)).toHaveFocus();
  for (const label of [/^Loan amount/, /^Interest rate/, /^Term$/]) {
    expect(field(label)).toBeInvalid();
  }
  await fill(user);
  const wrong: [RegExp, string, string, string][] = [
    [/^Down payment/, '50000', '10000', 'Enter less than the loan amount'],
    [/^Interest rate/, '0', '6.5', 'Enter a rate above 0'],
    [/^Term$/, '0', '5', 'Enter a term above 0'],
    [/^Loan amount/, '-1', '50000', 'Enter an amount above 0'],
    [/^Loan amount/, '1,2,3', '50000', 'Use commas for thousands only: 1,500 or 1.5'],
  ];
  for (const [label, bad, good, problem] of wrong) {
    await calculate(user);
    expect(await result()).toBeVisible();
    const calls = api.calls.length;
    await user.clear(field(label));
    await user.type(field(label), bad);
    await calculate(user);
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
    expect(api.calls).toHaveLength(calls);
    await user.clear(field(label));
    await user.type(field(label), good);
  }
});

it('[CAL-07] shows payment, total interest, total cost and the loan amount', async () => {
  open(examples.loan);
  await result();
  expect(tile('Payment, monthly')).toHaveTextContent('$782.65');
  expect(tile('Total interest')).toHaveTextContent('$6,958.76');
  expect(tile('Total cost')).toHaveTextContent('$46,958.76');
  expect(tile('Actual loan amount')).toHaveTextContent('$40,000.00');
});

it('[CAL-08] shows and hides the first 12 payments, and all of them on demand', async () => {
  const { user } = open(examples.loan);
  await user.click(await screen.findByRole('button', { name: 'Show payment schedule' }));
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(12);
  const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
  const amounts = cells.slice(1).map((cell) => cell.textContent);
  expect(amounts).toEqual(['$782.65', '$216.67', '$565.98', '$39,434.02']);
  await user.click(screen.getByRole('button', { name: 'Show all 60 payments' }));
  expect(rows()).toHaveLength(60);
  expect(rows()[59]).toHaveTextContent('$0.00');
  await user.click(screen.getByRole('button', { name: 'Show the first 12 only' }));
  await user.click(screen.getByRole('button', { name: 'Hide payment schedule' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows what extra payments save, and when the loan is paid off', async () => {
  const { user, api } = open(`${examples.loan}&extra_payment=100&first_payment_date=2027-01-15`);
  await result();
  expect(api.calls[0]?.body).toMatchObject({ extra_payment: 100 });
  expect(tile('Interest saved')).toHaveTextContent('$936.86');
  expect(tile('Paid off on')).toHaveTextContent('May 15, 2031After 53 payments, 7 fewer');
  expect(tile('Total interest')).toHaveTextContent('$6,958.76');
  await user.click(screen.getByRole('button', { name: 'Show payment schedule' }));
  expect(screen.getByRole('columnheader', { name: 'Extra' })).toBeVisible();
  expect(screen.getByText('The first 12 of 53 payments')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Jan 15, 2027 .*\$100\.00/ })).toBeVisible();
});

it('opens the extra payments when one of them is invalid', async () => {
  const { user } = open(`${examples.loan}&one_off_number=1.5`);
  const number = await screen.findByLabelText(/^With payment number/);
  expect(number).toBeInvalid();
  expect(number).toHaveFocus();
  expect(screen.getByText('Enter a whole number')).toBeVisible();
  await user.clear(number);
  await calculate(user);
  expect(await result()).toBeVisible();
});

it('asks what a dot before three digits means, and says how unusual numbers were read', async () => {
  const { user, api } = open();
  await fill(user);
  await user.clear(field(/^Loan amount/));
  await user.type(field(/^Loan amount/), '250.000');
  await calculate(user);
  const asked = 'Write 250,000 for thousands, or 250.00';
  expect(field(/^Loan amount/)).toHaveAccessibleDescription(asked);
  expect(api.calls).toEqual([]);
  await user.clear(field(/^Loan amount/));
  await user.type(field(/^Loan amount/), '$250k');
  expect(field(/^Loan amount/)).toHaveAccessibleDescription('Read as 250,000');
  await calculate(user);
  await result();
  expect(api.calls[0]?.body).toMatchObject({ principal: 240_000 });
});
