import { screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { button, field, open, path, sent, stored } from '../testing/open-profile';

beforeEach(() => sessionStorage.clear());

it('[PRO-06] generates the link of the public page', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: 'Generate Share Link' }));
  expect(await screen.findByText('Share link generated successfully!')).toBeVisible();
  expect(sent(api, 'POST')).toMatchObject([{ path: '/job-seeker/profile/share-link' }]);
  expect(field('Share link')).toHaveValue(`${location.origin}/shared-profile/token-1`);
});

it('[PRO-07] has a read-only link to copy, and the views in total and this month', async () => {
  const { user } = await open({ [`GET ${path}`]: () => ({ ...stored, share_token: 'token-2' }) });
  expect(await screen.findByLabelText('Share link')).toHaveAttribute('readonly');
  await user.click(button('Copy'));
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/shared-profile/token-2`);
  expect((await screen.findByText('12')).parentElement).toHaveTextContent('Total views');
  expect(screen.getByText('5').parentElement).toHaveTextContent('Views this month');
  const table = screen.getByRole('table', { name: 'Views of the last 2 days', hidden: true });
  expect(within(table).getByRole('row', { name: 'Nov 21 3', hidden: true })).toBeInTheDocument();
});

it('hides a field of the public page, and revokes the link after a confirmation', async () => {
  const { user, api } = await open({ [`GET ${path}`]: () => ({ ...stored, share_token: 't' }) });
  await user.click(await screen.findByText(/What people with the link see/));
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
  expect(sent(api, 'PUT')).toMatchObject([
    { path: '/job-seeker/profile/visibility', body: { hidden_fields: ['phone'] } },
  ]);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked());
  await user.click(button('Turn off link'));
  expect(sent(api, 'DELETE')).toHaveLength(0);
  const question = screen.getByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Turn off link' }));
  await waitFor(() => expect(screen.queryByLabelText('Share link')).toBeNull());
  expect(sent(api, 'DELETE')).toMatchObject([{ path: '/job-seeker/profile/share-link' }]);
  expect(button('Generate Share Link')).toHaveFocus();
});

it('saves one press after another, each with what the one before has stored', async () => {
  const answers: (() => void)[] = [];
  const { user, api } = await open({
    [`GET ${path}`]: () => ({ ...stored, share_token: 't' }),
    'PUT /job-seeker/profile/visibility': ({ body }) =>
      new Promise((resolve) => answers.push(() => resolve(body))),
  });
  await user.click(await screen.findByText(/What people with the link see/));
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
  await user.click(screen.getByRole('checkbox', { name: 'Email' }));
  expect(screen.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  expect(sent(api, 'PUT')).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(sent(api, 'PUT')).toHaveLength(2));
  expect(sent(api, 'PUT')[1]?.body).toEqual({ hidden_fields: ['email', 'phone'] });
});
