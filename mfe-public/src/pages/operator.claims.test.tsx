import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import { screen, waitFor, within, withTotal } from '@commons/web-kit/testing/test-render';
import { openConsole } from '../testing/open-console';

const claim: OperatorClaim = {
  id: 'c1',
  listing_id: '7',
  business_name: 'Stone Bakery',
  state: 'open',
  text: 'I have run it since 1999.',
  created_at: '2026-11-20T09:00:00.000Z',
  claimant: { id: 'u1', full_name: 'Bea Baker', email: 'bea@example.org', email_verified: false },
  location: '12 Mill St, Conway',
  rivals: 1,
};

it('shows who claims what and why, and approves with a reason', async () => {
  let rows = [claim];
  const { user, api } = openConsole('?tab=claims', {
    'GET /business-directory/operator/claims': () => withTotal(rows, String(rows.length)),
    'PATCH /business-directory/operator/claims/c1': () => {
      rows = [];
      return { ...claim, state: 'approved' };
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Stone Bakery' }));
  expect(card.getByText('I have run it since 1999.')).toBeVisible();
  expect(card.getByText('bea@example.org (not confirmed)')).toBeVisible();
  expect(card.getByText('1 other person claims this business, too.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Claims/ })).toHaveTextContent('1');
  await user.click(card.getByRole('button', { name: 'Approve the claim of Stone Bakery' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'I called them.');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The listing has an owner.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  const sent = api.calls.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({ decision: 'approve', reason: 'I called them.' });
});
