import { renderPage, screen } from '@commons/web-kit/testing/test-render';
import { SaveSearch } from './save-search';

it.each([
  ['Sign in', '/login'],
  ['register', '/register'],
])('leads guests who %s back to their search', async (link, to) => {
  const at = '/jobs?search=oven&location=Erie';
  const { user, path, entryState } = renderPage(
    <SaveSearch matches={3} search={{ search: 'oven' }} />,
    { route: '/jobs', at },
  );
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  await user.click(screen.getByRole('link', { name: link }));
  expect(path()).toBe(to);
  expect(entryState()).toEqual({ returnTo: at });
});
