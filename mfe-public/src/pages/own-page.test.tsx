import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import {
  fakeApi,
  networkError,
  refusal,
  renderPage,
  screen,
} from '@commons/web-kit/testing/test-render';
import OwnPage from './own.page';

const open = (answer: () => unknown) =>
  renderPage(<OwnPage />, {
    route: '/pages/:address',
    at: '/pages/market',
    api: fakeApi({ 'GET /portal-pages/market': answer }),
  });

it('shows a page of the town, with the portal’s name filled in', async () => {
  setSiteSetting('place', 'Quillhaven, OR');
  open(() => ({ title: 'Market', text: 'Fresh fish.\n\n## In {town}\n\n- Early' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'In Quillhaven' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Early');
  expect(document.title).toBe('Market · Commons');
});

it('names the language of a text that is not written in that of the page', async () => {
  open(() => ({ title: 'Mercado', text: 'Pescado fresco.\n\nLos **martes**', language: 'es' }));
  const text = await screen.findByText('Pescado fresco.');
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('martes').closest('[lang]')).toHaveAttribute('lang', 'es');
});

it('reports that a page was removed', async () => {
  open(() => {
    throw refusal(404, 'There is no such page');
  });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers to retry a failed load', async () => {
  let times = 0;
  const { user } = open(() => {
    times += 1;
    if (times === 1) throw networkError();
    return { title: 'Market', text: 'Fresh fish.' };
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fresh fish.')).toBeVisible();
});
