import type { Claim, ClaimOffer } from '@commons/contracts/businesses/claims';
import { refusal, screen, testUser, waitFor, within } from '@commons/web-kit/testing/test-render';
import { openBusiness } from '../testing/open-business';

const employer = testUser({ account_type: 'employer' });
const claim: Claim = {
  id: 'c1',
  listing_id: '7',
  business_name: 'Stone Bakery',
  state: 'open',
  created_at: '2026-11-20T09:00:00.000Z',
};
const offer = (changes: Partial<ClaimOffer> = {}): ClaimOffer => ({
  open: true,
  has_listing: false,
  domains: ['stone.com'],
  ...changes,
});
const open = (
  standing: () => ClaimOffer,
  calls: Parameters<typeof openBusiness>[2] = {},
  at = '/business-directory/7',
) =>
  openBusiness(
    {},
    { user: employer, at },
    { 'GET /business-directory/7/claim': standing, ...calls },
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it.each([
  ['a guest', null, 'Sign in to claim it', '/login'],
  [
    'a job seeker',
    testUser(),
    'Request an employer account',
    '/contact?subject=Change%20account%20type',
  ],
])('tells %s how to get an employer account', async (_who, user, name, href) => {
  openBusiness({}, { user });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('is not offered when the business has an owner', async () => {
  openBusiness({ employer_id: 'someone' }, { user: employer });
  await screen.findByRole('heading', { level: 1, name: /Stone Bakery/ });
  expect(screen.queryByText('Is this yours?')).toBeNull();
});

it('shows the link next to the name of an imported business, and no empty section', async () => {
  openBusiness({
    ...{ employer_id: undefined, external: true },
    ...{ short_description: '', full_description: undefined },
  });
  expect(await screen.findByRole('link', { name: 'Is this yours?' })).toHaveAttribute(
    'href',
    '/business-directory/7#claim',
  );
  expect(screen.getByRole('region', { name: 'Is this yours?' })).toHaveAttribute('id', 'claim');
  expect(screen.queryByRole('heading', { name: /^About/ })).toBeNull();
});

it('mails a code to the business, accepts it, and opens the listing', async () => {
  const sent = { ...claim, email: 'bea@stone.com', code_expires_at: claim.created_at };
  let standing = offer();
  const { user, api } = open(() => standing, {
    'POST /business-directory/7/claim': () => {
      standing = offer({ claim: sent });
      return sent;
    },
    'POST /business-directory/7/claim/code': () => ({ ...sent, state: 'approved' }),
  });
  await user.click(await button('Claim this listing'));
  const field = await screen.findByLabelText(/Email address of the business/);
  expect(field).toHaveAccessibleDescription(
    'The code can go to an address that ends in @stone.com.',
  );
  await user.click(await button('Send the code'));
  expect(field).toHaveAccessibleDescription(/Enter an email address of the business/);
  await user.type(field, 'bea@stone.com');
  await user.click(await button('Send the code'));
  await user.type(await screen.findByLabelText(/Code from the email/), '123456');
  await user.click(await button('Claim the listing'));
  expect(await screen.findByRole('link', { name: 'Open my listing' })).toHaveAttribute(
    'href',
    '/employer-dashboard?tab=business-directory',
  );
  const bodies = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual(expect.arrayContaining([{ email: 'bea@stone.com' }, { code: '123456' }]));
});

it('opens by the link in the mail with the code, and keeps a wrong code', async () => {
  const sent = { ...claim, email: 'bea@stone.com', code_expires_at: claim.created_at };
  const { user } = open(
    () => offer({ claim: sent }),
    {
      'POST /business-directory/7/claim/code': () => {
        throw refusal(400, 'This is not the code from the email.');
      },
    },
    '/business-directory/7?claim=654321',
  );
  expect(await screen.findByLabelText(/Code from the email/)).toHaveValue('654321');
  await user.click(await button('Claim the listing'));
  expect(await screen.findByText('This is not the code from the email.')).toBeVisible();
  expect(screen.getByLabelText(/Code from the email/)).toHaveValue('654321');
});

it('asks the operators when the business has no address, and shows the pending claim', async () => {
  const noted = { ...claim, text: 'I bake here.' };
  let standing = offer({ domains: [] });
  const { user, count } = open(() => standing, {
    'POST /business-directory/7/claim': () => {
      standing = offer({ domains: [], claim: noted });
      return noted;
    },
    'DELETE /business-directory/7/claim': () => {
      standing = offer({ domains: [] });
    },
  });
  await user.click(await button('Claim this listing'));
  await user.type(await screen.findByLabelText(/How are you connected/), 'I bake here.');
  await user.click(await button('Send'));
  expect(await screen.findByText('We read your note and reply by email.')).toBeVisible();
  // The page says so too, instead of asking for a claim.
  expect(screen.getByText('You claimed this listing. The claim is not decided yet.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your claim' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await button('See your claim'));
  await user.click(await button('Withdraw the claim'));
  await waitFor(() => expect(count('DELETE', '/business-directory/7/claim')).toBe(1));
  expect(await screen.findByText(/^Nobody manages this listing yet\./)).toBeVisible();
});

it.each([
  [{ open: false }, /already has an owner/],
  [{ has_listing: true }, /can have only one/],
  [{ elsewhere: { listing_id: '9', business_name: 'Mill' } }, /You have an open claim on/],
  [{ claim: { ...claim, state: 'refused' as const, reason: 'Unknown there.' } }, /Unknown there\./],
])('explains why it cannot be claimed, or was refused: %j', async (changes, text) => {
  const { user } = open(() => offer(changes));
  await user.click(await button('Claim this listing'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(text)).toBeVisible();
});

it('withdraws the claim of another business, also of one whose page is gone', async () => {
  let standing = offer({ elsewhere: { listing_id: '9', business_name: 'Mill' } });
  const { user, count } = open(() => standing, {
    'DELETE /business-directory/9/claim': () => {
      standing = offer();
    },
  });
  await user.click(await button('Claim this listing'));
  await user.click(await button('Withdraw the claim'));
  expect(await screen.findByLabelText(/Email address of the business/)).toBeVisible();
  expect(count('DELETE', '/business-directory/9/claim')).toBe(1);
});

it('[A67] keeps the note and the address over a reload, until the claim is sent', async () => {
  let standing = offer();
  const calls = {
    'POST /business-directory/7/claim': () => {
      standing = offer({ claim: { ...claim, text: 'I bake here.' } });
      return standing.claim;
    },
    'DELETE /business-directory/7/claim': () => {
      standing = offer();
    },
  };
  const first = open(() => standing, calls);
  await first.user.click(await button('Claim this listing'));
  await first.user.type(await screen.findByLabelText(/Email address of the business/), 'b@stone');
  await first.user.click(screen.getByRole('radio', { name: /^With a note/ }));
  await first.user.type(await screen.findByLabelText(/How are you connected/), 'I bake here.');
  first.unmount();
  const { user } = open(() => standing, calls);
  await user.click(await button('Claim this listing'));
  expect(await screen.findByLabelText(/How are you connected/)).toHaveValue('I bake here.');
  await user.click(screen.getByRole('radio', { name: /^With a code/ }));
  expect(screen.getByLabelText(/Email address of the business/)).toHaveValue('b@stone');
  await user.click(screen.getByRole('radio', { name: /^With a note/ }));
  await user.click(await button('Send'));
  await user.click(await button('Withdraw the claim'));
  expect(await screen.findByLabelText(/How are you connected/)).toHaveValue('');
});
