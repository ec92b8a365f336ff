import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import { renderPage, screen, waitFor } from '@commons/web-kit/testing/test-render';
import EmbedPage from './embed.page';

const open = (query = '') => renderPage(<EmbedPage />, { route: '/embed', at: `/embed${query}` });

const preview = () => screen.getByTitle(/in Chattanooga$/);
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code for your page' });

beforeEach(() => setSiteSetting('place', 'Chattanooga, TN'));

it('makes a snippet and previews the list', async () => {
  const { user } = open();
  expect(preview()).toHaveAttribute('src', '/embed/jobs');
  expect(preview()).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await user.selectOptions(screen.getByLabelText('What to show'), 'Businesses open now');
  await user.type(screen.getByLabelText(/results for these words/), 'fish & "chips"');
  await user.selectOptions(screen.getByLabelText('How many'), '3');
  await user.selectOptions(screen.getByLabelText('Background'), 'Dark');
  await user.type(screen.getByLabelText(/Color of links/), '#7A2E1D');
  const path = '/embed/open-now?search=fish+%26+%22chips%22&rows=3&theme=dark&accent=7a2e1d';
  await waitFor(() => expect(preview()).toHaveAttribute('src', path));
  const made = document.createElement('div');
  made.innerHTML = code().value;
  const frame = made.querySelector('iframe');
  expect(made.children).toHaveLength(1);
  expect(frame?.getAttribute('src')).toBe(`${location.origin}${path}`);
  expect(frame?.getAttribute('title')).toBe('Open now in Chattanooga');
  expect(frame?.getAttribute('sandbox')).not.toMatch(/script|same-origin/);
});

it('takes over the search of the board, without words that embeds do not support', () => {
  open(`?kind=jobs&search=${'net mender '.repeat(20)}`);
  expect(screen.getByLabelText<HTMLInputElement>(/results for these words/).value).toHaveLength(
    100,
  );
});

it('omits an unreadable color, and says so', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/Color of links/), 'ffffff');
  expect(await screen.findByText(/could not be read. Choose a darker one/)).toBeVisible();
  expect(preview()).toHaveAttribute('src', '/embed/jobs');
  await user.clear(screen.getByLabelText(/Color of links/));
  await user.type(screen.getByLabelText(/Color of links/), 'red');
  expect(await screen.findByText(/Write a color such as/)).toBeVisible();
});

it('copies the snippet, or selects it where the browser cannot copy', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe(code().value);
  expect(await screen.findByText('Code copied to clipboard')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(await screen.findByText(/The code is selected/)).toBeVisible();
  expect(code().selectionEnd).toBe(code().value.length);
});

it('offers only the lists and languages of the portal', () => {
  setSiteSetting('off', 'jobs');
  setSiteSetting('languages', 'es en');
  open('?kind=jobs');
  expect(preview()).toHaveAttribute('src', '/embed/businesses?lang=en');
  const names = Array.from(screen.getByLabelText('What to show').querySelectorAll('option'));
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Businesses',
    'Businesses open now',
  ]);
});

it('says so when there are none', () => {
  setSiteSetting('off', 'jobs directory');
  open();
  expect(screen.getByText('This portal has no lists for other sites.')).toBeVisible();
});
