import {
  fakeApi,
  renderPage,
  screen,
  testSession,
  testUser,
  within,
} from '@commons/web-kit/testing/test-render';
import BusinessTools from './business-tools.expose';
import ToolsPage from './pages/tools.page';
import { calculatorCalls } from './testing/calculator-calls';

beforeEach(() => sessionStorage.clear());

const names = ['Loan Calculator', 'ROI Calculator', 'Break-even Calculator', 'Tax Calculator'];
const user = testUser({ account_type: 'employer' });
const session = testSession({ user });

it('[EMP-22] lists the four calculators, each of which opens in a modal', async () => {
  const api = fakeApi(calculatorCalls);
  const page = renderPage(<BusinessTools api={api} session={session} />, { api, user });
  expect(screen.getByRole('heading', { name: 'Business Tools' })).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(names);
  expect(cards[3]).toHaveTextContent('Estimates taxes across all 50 states');
  for (const [at, name] of names.entries()) {
    const button = within(cards[at] as HTMLElement).getByText('Use Tool');
    await page.user.click(button);
    const modal = within(screen.getByRole('dialog', { name }));
    expect(modal.getByRole('button', { name: 'Calculate' })).toBeVisible();
    await page.user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('keeps the inputs when the modal closes, and links to the result page', async () => {
  const api = fakeApi(calculatorCalls);
  const page = renderPage(<BusinessTools api={api} session={session} />, { api, user });
  const open = () => page.user.click(screen.getAllByText('Use Tool')[2] as HTMLElement);
  await open();
  await page.user.type(screen.getByLabelText(/^Fixed costs/), '100');
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.getByLabelText(/^Fixed costs/)).toHaveValue('100');
  await page.user.type(screen.getByLabelText(/^Price per unit/), '3');
  await page.user.type(screen.getByLabelText(/^Variable cost per unit/), '1{Enter}');
  expect(await screen.findByRole('link', { name: 'Open as a page' })).toHaveAttribute(
    'href',
    '/tools/break-even?fixed_costs=100&price_per_unit=3&variable_cost_per_unit=1',
  );
});

it('also lists them on a public page', () => {
  renderPage(<ToolsPage />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Loan Calculator', '/tools/loan'],
    ['ROI Calculator', '/tools/roi'],
    ['Break-even Calculator', '/tools/break-even'],
    ['Tax Calculator', '/tools/tax'],
  ]);
});
