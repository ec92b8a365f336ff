import { fakeApi, lost, renderPage, screen, testUser, within } from '@commons/web-kit/test-render';
import { loanAnswer } from '../testing/loan-answer';
import LoanPage from './loan.page';

jest.setTimeout(20_000);

type Answers = Parameters<typeof fakeApi>[0];

const open = (answers: Answers = {}, user = testUser()) => {
  const api = fakeApi({ 'POST /calculators/loan': ({ body }) => loanAnswer(body), ...answers });
  return { api, ...renderPage(<LoanPage />, { api, user }) };
};
type User = ReturnType<typeof open>['user'];

const field = (name: RegExp) => screen.getByLabelText(name);
const calculate = (user: User) => user.click(screen.getByRole('button', { name: 'Calculate' }));
const failing = (error: unknown) => () => {
  throw error;
};

/** 50,000 less 10,000 at 6.5 % over 5 years, as the checklist has it. */
const fill = async (user: User) => {
  await user.type(field(/^Loan amount/), '50,000');
  await user.type(field(/^Down payment/), '10000');
  await user.type(field(/^Interest rate/), '6.5');
  await user.type(screen.getByLabelText('Term'), '5');
};
const number = (label: string) => screen.getByText(label).parentElement;

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
  await screen.findByRole('heading', { name: 'Result' });
  expect(api.calls[0]?.body).toEqual({
    principal: 40_000,
    interest_rate: 6.5,
    years: 1,
    term_months: 5,
    payment_frequency: 'weekly',
  });
});

it('[CAL-05] gives no result without amount, rate and term above zero, and takes the old one away', async () => {
  const { user, api } = open();
  await calculate(user);
  expect(api.calls).toEqual([]);
  expect(field(/^Loan amount/)).toHaveFocus();
  for (const label of [/^Loan amount/, /^Interest rate/, /^Term$/]) {
    expect(field(label)).toBeInvalid();
  }
  await fill(user);
  const wrong: [RegExp, string, string][] = [
    [/^Down payment/, '50000', '10000'],
    [/^Interest rate/, '0', '6.5'],
    [/^Term$/, '0', '5'],
    [/^Loan amount/, '-1', '50000'],
  ];
  for (const [label, bad, good] of wrong) {
    await calculate(user);
    expect(await screen.findByRole('heading', { name: 'Result' })).toBeVisible();
    const calls = api.calls.length;
    await user.clear(field(label));
    await user.type(field(label), bad);
    await calculate(user);
    expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
    expect(api.calls).toHaveLength(calls);
    await user.clear(field(label));
    await user.type(field(label), good);
  }
});

it('[CAL-07] shows payment, total interest, total cost and the loan amount', async () => {
  const { user } = open();
  expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
  await fill(user);
  await calculate(user);
  await screen.findByRole('heading', { name: 'Result' });
  expect(number('Payment, monthly')).toHaveTextContent('$782.65');
  expect(number('Total interest')).toHaveTextContent('$6,958.76');
  expect(number('Total cost')).toHaveTextContent('$46,958.76');
  expect(number('Actual loan amount')).toHaveTextContent('$40,000.00');
  expect(
    screen.getByText('$40,000.00 at 6.5% a year over 5 years, paid back in 60 monthly payments.'),
  ).toBeVisible();
});

it('[CAL-08] shows and hides the first 12 payments', async () => {
  const { user } = open();
  await fill(user);
  await calculate(user);
  await user.click(await screen.findByRole('button', { name: 'Show payment schedule' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toHaveTextContent('1$782.65$216.67$565.98$39,434.02');
  await user.click(screen.getByRole('button', { name: 'Hide payment schedule' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('is busy while calculating, and says when it failed', async () => {
  let refuse: (error: unknown) => void = () => {};
  const waiting = () => new Promise((_, reject) => (refuse = reject));
  const { user } = open({ 'POST /calculators/loan': waiting });
  await fill(user);
  await calculate(user);
  expect(screen.getByRole('button', { name: 'Calculating...' })).toBeDisabled();
  refuse(lost());
  expect(
    await screen.findByText('Calculation failed. Please check your inputs and try again.'),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();
});

it('copies a summary', async () => {
  const { user } = open();
  await fill(user);
  await calculate(user);
  await user.click(await screen.findByRole('button', { name: 'Copy summary' }));
  expect(await screen.findByText('Summary copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Total cost: $46,958.76');
});

describe('AI advice', () => {
  it('asks the business advisor about the numbers, and says who wrote the answer', async () => {
    const { user, api } = open({
      'POST /ai/business-advisor': () => ({ result: 'Borrow less.', provider: 'built-in' }),
    });
    await fill(user);
    await calculate(user);
    await user.click(await screen.findByRole('button', { name: 'Get AI advice' }));
    expect(await screen.findByText('Borrow less.')).toBeVisible();
    expect(screen.getByText(/built-in writer/)).toBeVisible();
    expect(api.calls[1]?.body).toMatchObject({
      businessStage: 'General',
      industry: expect.stringContaining('loan'),
      primaryChallenge: 'Funding',
      situationDescription: expect.stringContaining('$782.65'),
    });
  });

  it('says that there is none at this time', async () => {
    const { user } = open({ 'POST /ai/business-advisor': failing(lost()) });
    await fill(user);
    await calculate(user);
    await user.click(await screen.findByRole('button', { name: 'Get AI advice' }));
    expect(
      await screen.findByText('Unable to generate recommendations at this time.'),
    ).toBeVisible();
  });

  it('leads guests to the login', async () => {
    const api = fakeApi({ 'POST /calculators/loan': ({ body }) => loanAnswer(body) });
    const { user } = renderPage(<LoanPage />, { api });
    await fill(user);
    await calculate(user);
    expect(await screen.findByRole('link', { name: 'Log in to get advice' })).toHaveAttribute(
      'href',
      '/login',
    );
  });
});
