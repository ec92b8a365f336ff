import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  testUser,
  timedOut,
  timeoutText,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import type { ReactElement } from 'react';
import { calculatorCalls, examples } from '../testing/calculator-calls';
import BreakEvenPage from './break-even.page';
import LoanPage from './loan.page';
import RoiPage from './roi.page';
import TaxPage from './tax.page';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Name, page, address with inputs, call, a line of the summary. */
type Panel = readonly [string, ReactElement, string, string, string];

const panels: readonly [Panel, Panel, Panel, Panel] = [
  ['loan', <LoanPage key="loan" />, examples.loan, '/calculators/loan', 'Total cost: $46,958.76'],
  ['ROI', <RoiPage key="roi" />, examples.roi, '/calculators/roi', 'ROI: 16.28%'],
  [
    'break-even',
    <BreakEvenPage key="break-even" />,
    examples.breakEven,
    '/calculators/breakeven',
    'Break-even units: 500',
  ],
  [
    'tax',
    <TaxPage key="tax" />,
    examples.tax,
    '/calculators/tax',
    'Estimated total tax: $35,161.00',
  ],
];
type Answers = Parameters<typeof fakeApi>[0];

const failed = 'Calculation failed. Please check your inputs and try again.';
const open = ([, page, at]: Panel, answers: Answers = {}, user = testUser()) => {
  const api = fakeApi({ ...calculatorCalls, ...answers });
  return { api, ...renderPage(page, { api, user, route: at.split('?')[0] ?? '', at }) };
};
const result = () => screen.findByRole('heading', { name: 'Result' });
const noResult = () => expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull();

describe.each<Panel>(panels)('the %s panel', (...panel) => {
  const [, , at, call, line] = panel;

  it('[CAL-01] is busy while calculating; then shows result cards, a summary to copy and AI advice', async () => {
    let answer = (_: unknown) => {};
    const wait = new Promise((resolve) => (answer = resolve));
    const real = calculatorCalls[`POST ${call}`];
    const { user } = open(panel, {
      [`POST ${call}`]: (request) => wait.then(() => real?.(request)),
    });
    expect(await screen.findByRole('button', { name: 'Calculating...' })).toBeDisabled();
    noResult();
    expect(screen.queryByRole('button', { name: 'Copy summary' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'AI advice' })).toBeNull();
    answer(undefined);
    await result();
    expect(screen.getByRole('button', { name: 'Calculate' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'AI advice' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy summary' }));
    expect(await screen.findByText('Summary copied to clipboard!')).toBeVisible();
    const summary = await navigator.clipboard.readText();
    expect(summary).toMatch(/Inputs\n.+: .+\n[\s\S]*Results\n/);
    expect(summary).toContain(line);
  });

  it('[CAL-02] reports a failed calculation, and removes the old result', async () => {
    const real = calculatorCalls[`POST ${call}`];
    let error: unknown;
    const { user, api } = open(panel, {
      [`POST ${call}`]: (request) => {
        if (error) throw error;
        return real?.(request);
      },
    });
    await result();
    expect(api.calls[0]).toMatchObject({ method: 'POST', path: call });
    for (const [failure, reason] of [
      [networkError(), networkText],
      [timedOut(), timeoutText],
      [refusal(503, 'Try again later.'), 'Try again later.'],
      [refusal(500), failed],
    ] as const) {
      error = failure;
      await user.click(screen.getByRole('button', { name: 'Calculate' }));
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.getByText(failed)).toBeVisible();
      noResult();
    }
    error = undefined;
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await result();
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('copies a link with the inputs that opens with the result', async () => {
    const { user, path, unmount } = open(panel);
    await result();
    await waitFor(() => expect(path()).toBe(at.replace('+', '%20')));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${path()}`);
    unmount();
  });
});

it("shows the service's error next to its field", async () => {
  const detail = [{ loc: ['body', 'interest_rate'], msg: 'Must be at most 10', type: 'too_big' }];
  open(panels[0], {
    'POST /calculators/loan': () => {
      throw refusal(422, detail);
    },
  });
  expect(await screen.findByText('Must be at most 10', { selector: 'p[id]' })).toBeVisible();
  expect(screen.getByLabelText(/^Interest rate/)).toHaveFocus();
});

it('keeps the input for the next time, and marks a result of other inputs', async () => {
  const { user, unmount } = open(panels[0]);
  await result();
  await user.type(screen.getByLabelText('Term'), '0');
  expect(screen.getByText(/The inputs have changed since/)).toBeVisible();
  unmount();
  renderPage(<LoanPage />, { api: fakeApi(calculatorCalls), user: testUser() });
  expect(screen.getByLabelText('Term')).toHaveValue('50');
  noResult();
});

it('reads only known inputs from an address', async () => {
  const { api } = open([
    'loan',
    <LoanPage key="odd" />,
    `${examples.loan}&term_unit=decades&principal2=1&note=${'x'.repeat(500)}`,
    '/calculators/loan',
    '',
  ]);
  await result();
  expect(api.calls[0]?.body).toMatchObject({ years: 5 });
});

it('answers while the inputs are typed, without a call; Calculate asks the service', async () => {
  const api = fakeApi(calculatorCalls);
  const { user } = renderPage(<LoanPage />, { api, user: testUser(), route: '/tools/loan' });
  await user.type(screen.getByLabelText(/^Loan amount/), '20000');
  await user.type(screen.getByLabelText(/^Interest rate/), '7');
  expect(screen.queryByRole('region', { name: 'As you type' })).toBeNull();
  await user.type(screen.getByLabelText('Term'), '18');
  await user.selectOptions(screen.getByLabelText('Term unit'), 'months');
  const live = screen.getByRole('region', { name: 'As you type' });
  expect(live).toHaveTextContent('You pay $1,173.70 a month');
  expect(within(live).getByText('Interest').parentElement).toHaveTextContent('$1,126.60');
  expect(api.calls).toEqual([]);
  noResult();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Total cost', { selector: 'dt' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  await result();
  expect(api.calls.map(({ path }) => path)).toEqual(['/calculators/loan']);
  await user.selectOptions(screen.getByLabelText('Payment frequency'), 'weekly');
  noResult();
  expect(screen.getByRole('region', { name: 'As you type' })).toHaveTextContent('a week');
  expect(api.calls).toHaveLength(1);
});

it('keeps named calculations for the next visit, and shows two side by side', async () => {
  const first = open(panels[0]);
  await result();
  await first.user.type(screen.getByLabelText('Name'), 'River Bank');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved as River Bank.')).toBeVisible();
  first.unmount();

  const other = examples.loan.replace('6.5', '8');
  const { user } = open(['loan', panels[0][1], other, panels[0][3], '']);
  await result();
  await user.click(screen.getByRole('button', { name: 'Compare River Bank' }));
  const table = screen.getByRole('table', { name: 'River Bank beside In the form' });
  expect(within(table).getByRole('row', { name: /Payment, monthly/ })).toHaveTextContent(
    '$782.65$811.06',
  );
  expect(within(table).getByRole('row', { name: /Interest rate/ })).toHaveTextContent(
    '6.5% a year8% a year',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Compare Calculation 2' }));
  expect(screen.getByRole('table', { name: 'River Bank beside Calculation 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open River Bank' }));
  expect(screen.getByLabelText(/^Interest rate/)).toHaveValue('6.5');
  await user.click(screen.getByRole('button', { name: 'Delete River Bank' }));
  await user.click(screen.getByRole('button', { name: 'Delete Calculation 2' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Deleted Calculation 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Open Calculation 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  // One is saved, and it has the second name already.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Open Calculation 3' })).toBeVisible();
});

it('drops no saved calculation for a new one: when twenty are saved, it says so and keeps the name', async () => {
  const { user } = open(panels[0]);
  await result();
  for (let at = 0; at < 20; at += 1) await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), 'River Bank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^20 calculations are saved, which is the most/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('River Bank');
  expect(screen.getAllByRole('button', { name: /^Open Calculation/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Delete Calculation 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Open River Bank' })).toBeVisible();
});

it('reads nothing from a damaged store', async () => {
  localStorage.setItem('commons:calculations:guest:/tools/loan', '[{"id":1},null,{"name":"x"');
  const api = fakeApi(calculatorCalls);
  renderPage(<LoanPage />, { api, route: '/tools/loan', at: examples.loan });
  await result();
  expect(screen.queryByRole('button', { name: /^Open / })).toBeNull();
});

describe('AI advice', () => {
  it.each([
    [panels[0], /loan/, 'Funding', '$782.65'],
    [panels[1], /return on investment/i, 'Strategy', '16.28%'],
    [panels[2], /break-even/i, 'Growth', 'units: 500'],
    [panels[3], /tax/, 'Cash Flow', '$35,161.00'],
  ] as const)(
    '[CAL-23] asks the business advisor about %#',
    async (panel, industry, challenge, number) => {
      let fails = true;
      const { user, api } = open(panel, {
        'POST /ai/business-advisor': () => {
          if (fails) throw refusal(504, 'No answer in time.');
          return { result: 'Borrow less.', provider: 'built-in' };
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Get AI advice' }));
      expect(
        await screen.findByText('Unable to generate recommendations at this time.'),
      ).toBeVisible();
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Get AI advice' }));
      expect(await screen.findByText('Borrow less.')).toBeVisible();
      expect(screen.getByText(/built-in writer/)).toBeVisible();
      expect(api.calls.at(-1)?.body).toEqual({
        businessStage: 'General',
        industry: expect.stringMatching(industry),
        primaryChallenge: challenge,
        situationDescription: expect.stringContaining(number),
        desiredOutcome: expect.stringMatching(/.{20}/),
      });
    },
  );

  it('is shown again for the same numbers, and never for others', async () => {
    const advice = { 'POST /ai/business-advisor': () => ({ result: 'Save.', provider: 'm' }) };
    const somebody = testUser({ id: 'keeps-advice' });
    const { user, unmount } = open(panels[0], advice, somebody);
    await user.click(await screen.findByRole('button', { name: 'Get AI advice' }));
    await screen.findByText('Save.');
    unmount();
    const again = open(panels[0], advice, somebody);
    expect(await screen.findByText('Save.')).toBeVisible();
    again.unmount();
    const [name, page, at, ...rest] = panels[0];
    open([name, page, at.replace('6.5', '7'), ...rest], advice, somebody);
    await screen.findByRole('button', { name: 'Get AI advice' });
    expect(screen.queryByText('Save.')).toBeNull();
  });

  it('links guests to the login, which leads back to the numbers, and makes no call for them', async () => {
    const api = fakeApi(calculatorCalls);
    const page = renderPage(<LoanPage />, { api, route: '/tools/loan', at: examples.loan });
    const { user, path, entryState } = page;
    const login = await screen.findByRole('link', { name: 'Log in to get advice' });
    expect(screen.queryByRole('button', { name: 'Get AI advice' })).toBeNull();
    expect(api.calls.map((call) => call.path)).toEqual(['/calculators/loan']);
    // Later than the numbers of the result, which are in the address.
    await user.type(screen.getByLabelText('Term'), '0');
    await user.click(login);
    expect(path()).toBe('/login');
    expect(entryState()).toEqual({ returnTo: `${examples.loan}0` });
  });
});
