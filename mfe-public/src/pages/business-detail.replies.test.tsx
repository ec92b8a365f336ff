import {
  networkError,
  screen,
  testUser,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { openBusiness as open, reviewSample } from '../testing/open-business';

const reviewsPath = '/business-directory/7/reviews';
const owner = testUser({ id: 'owner', account_type: 'employer' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const review = async (id: string) =>
  within(await screen.findByRole('article', { name: `Reviewer ${id}` }));

beforeEach(() => sessionStorage.clear());

describe('the owner', () => {
  it('cannot review, but can write, change and withdraw a reply', async () => {
    let reply: { text: string; created_at: string } | undefined;
    const { user, api } = open(
      { employer_id: 'owner' },
      { user: owner },
      {
        [`GET ${reviewsPath}`]: () => [reviewSample('1', { reply })],
        [`PUT ${reviewsPath}/1/reply`]: ({ body }) => {
          const { text } = body as { text: string };
          reply = text ? { text, created_at: '2026-11-12T12:00:00.000Z' } : undefined;
          return reviewSample('1', { reply });
        },
      },
    );
    await review('1');
    expect(screen.queryByRole('button', { name: 'Write Review' })).toBeNull();
    await user.click(button('Reply to Reviewer 1'));
    await user.type(screen.getByLabelText('Your reply to Reviewer 1'), 'Thank you, come again.');
    await user.click(button('Save Reply'));
    expect(await screen.findByText('Reply from Stone Bakery')).toBeVisible();
    expect(screen.getByText('Thank you, come again.')).toBeVisible();
    expect(button('Edit reply to Reviewer 1')).toHaveFocus();

    await user.click(button('Edit reply to Reviewer 1'));
    await user.click(button('Remove Reply'));
    await waitFor(() => expect(screen.queryByText('Reply from Stone Bakery')).toBeNull());
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ text: '' });
  });

  it('keeps a reply that could not be saved', async () => {
    const { user } = open(
      { employer_id: 'owner' },
      { user: owner },
      {
        [`GET ${reviewsPath}`]: () => [reviewSample('1')],
        [`PUT ${reviewsPath}/1/reply`]: () => {
          throw networkError();
        },
      },
    );
    await review('1');
    await user.click(button('Reply to Reviewer 1'));
    await user.type(screen.getByLabelText('Your reply to Reviewer 1'), 'Thank you.');
    await user.click(button('Save Reply'));
    expect(await screen.findByText(/Network error/)).toBeVisible();
    expect(screen.getByLabelText('Your reply to Reviewer 1')).toHaveValue('Thank you.');
  });
});

it.each([
  ['manager', 1],
  ['viewer', 0],
] as const)(
  'a %s of the business sees it as their own and has %i buttons to reply',
  async (role, replies) => {
    const business = { id: 'owner', name: 'Stone Bakery', role };
    open(
      { employer_id: 'owner' },
      { user: testUser({ id: 'colleague', account_type: 'employer', business }) },
      { [`GET ${reviewsPath}`]: () => [reviewSample('1')] },
    );
    await review('1');
    expect(screen.queryByRole('button', { name: 'Write Review' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Reply to Reviewer 1' })).toHaveLength(replies);
  },
);

it("shows everybody the owner's reply, and a button to report a review", async () => {
  const reply = { text: 'Thank you.', created_at: '2026-11-12T12:00:00.000Z' };
  const { user, api } = open(
    {},
    {},
    {
      [`GET ${reviewsPath}`]: () => [reviewSample('1', { reply })],
      [`POST ${reviewsPath}/1/report`]: () => ({ detail: 'Thank you. We will look at this.' }),
    },
  );
  const shown = await review('1');
  expect(shown.getByText('Reply from Stone Bakery')).toBeVisible();
  expect(shown.queryByRole('button', { name: /Edit reply/ })).toBeNull();
  await user.click(button('Report this review by Reviewer 1'));
  await user.click(screen.getByLabelText('Spam or advertising'));
  await user.click(button('Send Report'));
  expect(await screen.findByText('Thank you. We will look at this.')).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({
    path: `${reviewsPath}/1/report`,
    body: { reason: 'spam' },
  });
});
