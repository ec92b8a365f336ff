import {
  fakeApi,
  renderPage,
  screen,
  testSession,
  within,
} from '@commons/web-kit/testing/test-render';
import AiTools from './ai-tools.expose';
import ToolsPage from './pages/tools.page';
import {
  enter,
  generateButton,
  newPerson,
  openTool,
  requiredOf,
  streamOf,
} from './testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const names = [
  'Job Listing Requirements',
  'Content Generator',
  'Business Advisor',
  'Market Analysis',
  'Email Assistant',
  'Financial Forecasting',
];

function openGrid(handlers = {}) {
  const api = fakeApi({ 'GET /ai/drafts': () => [], 'GET /ai/voice': () => ({}), ...handlers });
  const user = newPerson();
  const session = testSession({ user });
  return renderPage(<AiTools api={api} session={session} />, { api, user });
}

it('[EMP-23] lists the six tools, each of which opens in a modal', async () => {
  const { user } = openGrid();
  expect(screen.getByRole('heading', { name: 'AI-Powered Tools' })).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(names);
  for (const [at, name] of names.entries()) {
    await user.click(within(cards[at] as HTMLElement).getByText('Use AI Tool'));
    const modal = within(screen.getByRole('dialog', { name }));
    expect(modal.getByRole('button', { name: 'Generate' })).toBeDisabled();
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('keeps input and text when the modal closes', async () => {
  const { user } = openGrid({ 'POST /ai/email-assistant': () => streamOf('Dear client') });
  const open = () => user.click(screen.getByRole('button', { name: /: Email Assistant/ }));
  await open();
  enter(requiredOf('email-assistant'));
  await user.click(generateButton());
  await screen.findByText('Dear client');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await open();
  expect(screen.getByText('Dear client')).toBeVisible();
  expect(screen.getByLabelText('Recipient type')).toHaveValue('Client');
});

it.each([
  ['job-listing-requirements', 'Core responsibilities'],
  ['content-generator', 'Topic brief'],
  ['business-advisor', 'Situation description'],
  ['market-analysis', 'Target location'],
  ['email-assistant', 'Email purpose'],
  ['financial-forecasting', 'Monthly revenue'],
])('[AIT-01] has a dedicated panel for %s', (id, field) => {
  openTool(id);
  expect(screen.getByLabelText(field)).toBeVisible();
  expect(screen.queryByLabelText('Your prompt')).toBeNull();
});

it.each(['pitch-deck-writer', 'x', 'constructor', 'a%2Fb'])(
  '[AIT-01] shows one prompt box for the id %s',
  (id) => {
    openTool(id);
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Your prompt')]);
    expect(screen.queryByRole('combobox')).toBeNull();
  },
);

it('lists them for signed-in users next to the calculators', () => {
  renderPage(<ToolsPage />, { user: newPerson({ account_type: 'job_seeker' }) });
  const links = screen.getAllByRole('link').slice(4);
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links[4]).toHaveAttribute('href', '/tools/ai/email-assistant');
});
