import type { CurrentUser } from '@commons/contracts/account/account';
import { sendJson } from '@commons/web-kit/testing/api-server';
import { screen, waitFor } from '@commons/web-kit/testing/test-render';
import { openSite, registry } from '../testing/open-site';

const person = (operator: boolean): CurrentUser =>
  ({
    ...{ id: '1', full_name: 'Opal Operator', email: 'opal@example.test' },
    ...{ account_type: 'employer', email_verified: true, operator },
  }) as CurrentUser;
const overriddenRegistry = () => {
  const { remotes } = registry();
  return {
    remotes: remotes.map((remote) =>
      remote.name === 'mfe-public' ? { ...remote, override: '1.5.0' } : remote,
    ),
  };
};
const bar = () => screen.queryByRole('region', { name: 'This browser only' });

it('asks an operator before a link changes what this browser gets', async () => {
  const { server, user, path } = await openSite({
    ...{ at: '/mission?mfe-public=1.5.0&page=2', user: person(true) },
  });
  const answer = server.api.answer;
  server.api.answer = (request, response) => {
    if (request.method === 'PUT') sendJson(response, 409, { detail: 'It needs react 20.' });
    else answer(request, response);
  };
  expect(await screen.findByText('mfe-public 1.5.0')).toBeVisible();
  expect(bar()).toHaveTextContent('Nobody else gets it. It acts with your rights.');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await screen.findByText('It needs react 20.')).toBeVisible();
  const put = server.arrived.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual([
    '/api/operator/front-ends/mfe-public/override',
    JSON.stringify({ use: '1.5.0' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(bar()).toBeNull());
  expect([path(), location.search]).toEqual(['/mission', '?page=2']);
});

it.each([
  ['a guest', undefined],
  ['a member', person(false)],
])('the same link does nothing for %s', async (_who, user) => {
  const { restored } = await openSite({
    ...{ at: '/mission?mfe-public=1.5.0', ...(user && { user }) },
  });
  await restored;
  expect(await screen.findByText('mfe-public/App')).toBeVisible();
  expect(bar()).toBeNull();
});

it('a link to a front end that is not there does nothing', async () => {
  const { restored } = await openSite({ at: '/mission?mfe-nobody=1.5.0', user: person(true) });
  await restored;
  expect(await screen.findByText('Hello, Opal Operator')).toBeVisible();
  expect(bar()).toBeNull();
});

it('says at the foot of the page what this browser alone gets, signed in or not', async () => {
  await openSite({ at: '/mission', remotes: overriddenRegistry() });
  expect(await screen.findByText('mfe-public 1.5.0')).toBeVisible();
  expect(bar()).toHaveTextContent('in this browser only. Visitors get another version.');
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
});
