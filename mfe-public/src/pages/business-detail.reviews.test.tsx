import {
  networkError,
  offContract,
  refusal,
  screen,
  testUser,
  waitFor,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { openBusiness as open, reviewSample } from '../testing/open-business';

const reviewsPath = '/business-directory/7/reviews';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const review = async (id: string) =>
  within(await screen.findByRole('article', { name: `Reviewer ${id}` }));
const openForm = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Write Review' }));

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Ann Reed');
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Comment'), 'Good bread.');
}

beforeEach(() => sessionStorage.clear());

it('[BIZ-09] lists the reviews with name, stars, comment and day, never with an email address', async () => {
  const { container } = open(
    {},
    {},
    {
      [`GET ${reviewsPath}`]: () =>
        offContract([
          { ...reviewSample('1'), reviewer_email: 'secret@example.org' },
          reviewSample('2', { rating: 2 }),
        ]),
    },
  );
  const first = await review('1');
  expect(first.getByText('Comment 1')).toBeVisible();
  expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(first.getByText(/2026/)).toHaveAttribute('datetime', '2026-11-10T12:00:00.000Z');
  expect((await review('2')).getByRole('img', { name: '2 out of 5 stars' })).toBeVisible();
  expect(container.innerHTML).not.toContain('secret@example.org');
});

it('loads more reviews', async () => {
  const pages = [[reviewSample('1')], [reviewSample('2')]];
  const { user, api } = open(
    {},
    {},
    {
      [`GET ${reviewsPath}`]: () => withTotal(pages.shift() ?? [], '2'),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await review('2');
  await review('1');
  expect(api.calls.at(-1)?.path).toContain('offset=1');
});

it('[BIZ-10] opens and closes the form: name, email and comment are required, five stars are preset', async () => {
  const { user, count } = open();
  await openForm(user);
  expect(button('Write Review')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('5 stars')).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  for (const label of ['Name', 'Email', 'Comment']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  await user.click(button('Submit Review'));
  expect(screen.getByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Write what you experienced.')).toBeVisible();
  await fill(user);
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ann');
  await user.click(button('Submit Review'));
  expect(screen.getByText(/Enter an email address like/)).toBeVisible();
  expect(count('POST', reviewsPath)).toBe(0);
  await user.click(button('Write Review'));
  expect(screen.queryByLabelText('Comment')).toBeNull();
});

it('[BIZ-11] [BIZ-12] sends a guest’s review, empties and closes the form, and reloads reviews and business', async () => {
  const saved = [reviewSample('1')];
  const { user, api, count } = open(
    {},
    {},
    {
      [`GET ${reviewsPath}`]: () => [...saved],
      [`POST ${reviewsPath}`]: ({ body }) => {
        saved.unshift(reviewSample('2', { comment: (body as { comment: string }).comment }));
        return saved[0];
      },
    },
  );
  await review('1');
  await openForm(user);
  await fill(user);
  await user.click(screen.getByLabelText('3 stars'));
  await user.click(button('Submit Review'));
  expect((await review('2')).getByText('Good bread.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    rating: 3,
    comment: 'Good bread.',
    reviewer_name: 'Ann Reed',
    reviewer_email: 'ann@example.org',
  });
  expect(count('GET', reviewsPath)).toBe(2);
  expect(count('GET', '/business-directory/7')).toBe(2);
  expect(button('Write Review')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Write Review')).toHaveFocus();
  await openForm(user);
  expect(screen.getByLabelText('Comment')).toHaveValue('');
  expect(screen.getByLabelText('5 stars')).toBeChecked();
});

it.each([
  [networkError(), 'Your review was not saved. Please try again.'],
  [refusal(500), 'Your review was not saved. Please try again.'],
  [
    refusal(409, 'You have already reviewed this business.'),
    'Your review was not saved. You have already reviewed this business.',
  ],
])(
  '[BIZ-13] logs a failed submit and keeps the text, with a message next to the button',
  async (error, text) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = open(
      {},
      {},
      {
        [`POST ${reviewsPath}`]: () => {
          throw error;
        },
      },
    );
    await openForm(page.user);
    await fill(page.user);
    await page.user.click(button('Submit Review'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Comment')).toHaveValue('Good bread.');
    expect(button('Submit Review')).toBeEnabled();
    expect(log).toHaveBeenCalledWith('The review could not be saved', expect.anything());
    page.unmount();

    // After a reload the form is open again, with the text.
    open();
    expect(await screen.findByLabelText('Comment')).toHaveValue('Good bread.');
    log.mockRestore();
  },
);

it("shows a refused field's message next to the field", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = open(
    {},
    {},
    {
      [`POST ${reviewsPath}`]: () => {
        throw refusal(422, [
          {
            loc: ['body', 'reviewer_email'],
            msg: 'Owners cannot review their own business.',
            type: 'value_error',
          },
        ]);
      },
    },
  );
  await openForm(user);
  await fill(user);
  await user.click(button('Submit Review'));
  expect(await screen.findByText('Owners cannot review their own business.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  log.mockRestore();
});

it('[BIZ-13] only logs reviews that could not be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  open(
    { total_reviews: 3 },
    {},
    {
      [`GET ${reviewsPath}`]: () => {
        throw refusal(500);
      },
    },
  );
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(log).toHaveBeenCalledWith('Reviews could not be loaded', expect.anything());
  log.mockRestore();
});

it('prefills name and address of a signed-in user', async () => {
  const { user } = open({}, { user: testUser() });
  await openForm(user);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Brook');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

it('sends the honeypot field, which people cannot reach', async () => {
  const { user, api, container } = open(
    {},
    {},
    { [`POST ${reviewsPath}`]: () => reviewSample('1') },
  );
  await openForm(user);
  await fill(user);
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  if (trap) trap.value = 'https://spam.example';
  await user.click(button('Submit Review'));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      website: 'https://spam.example',
    }),
  );
});

it('says that everybody can read a telephone number, and that operators look at it', async () => {
  const { user } = open();
  await openForm(user);
  await fill(user);
  const comment = screen.getByLabelText('Comment');
  expect(comment).not.toHaveAccessibleDescription();
  await user.type(comment, ' Call 423-555-0188.');
  expect(comment).toHaveAccessibleDescription(/^Everybody will be able to read 423-555-0188\./);
});

it('opens the form with a draft from before a reload', async () => {
  const first = open();
  await openForm(first.user);
  await fill(first.user);
  first.unmount();
  open();
  expect(await screen.findByLabelText('Comment')).toHaveValue('Good bread.');
  expect(screen.getByLabelText('Name')).toHaveValue('Ann Reed');
});

it('shows the distribution of stars, filters by them and sorts', async () => {
  const { user, api } = open(
    { total_reviews: 3 },
    {},
    {
      [`GET ${reviewsPath}`]: () => [reviewSample('1')],
      [`GET ${reviewsPath}/counts`]: () => ({ 1: 1, 2: 0, 3: 0, 4: 2, 5: 0 }),
    },
  );
  await review('1');
  const asked = () => api.calls.findLast(({ path }) => path.startsWith(`${reviewsPath}?`))?.path;
  const four = await screen.findByRole('button', { name: '4 stars: 2 reviews' });
  expect(button('2 stars: 0 reviews')).toBeDisabled();
  await user.click(four);
  expect(four).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(asked()).toContain('rating=4'));
  await user.selectOptions(screen.getByLabelText('Sort reviews'), 'Lowest rated');
  await waitFor(() => expect(asked()).toMatch(/sort=lowest.*rating=4/));
  await user.click(four);
  await waitFor(() => expect(asked()).not.toContain('rating'));
});

it('marks reviews that do not count yet, and explains to their author how to confirm', async () => {
  const uncounted = { uncounted: true } as const;
  open(
    {},
    { user: testUser() },
    {
      [`GET ${reviewsPath}`]: () => [
        reviewSample('1', { ...uncounted, own: true }),
        reviewSample('2', uncounted),
        reviewSample('3'),
      ],
    },
  );
  expect((await review('1')).getByText(/Counts once you confirm your email/)).toBeVisible();
  expect((await review('1')).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('tab=profile'),
  );
  expect((await review('2')).getByText(/has not confirmed an email address/)).toBeVisible();
  expect((await review('3')).queryByText(/confirm/)).toBeNull();
});

it('keeps showing a held review to the guest who wrote it, until the list has it', async () => {
  const stored = reviewSample('9', { reviewer_name: 'Reviewer 9', held: true });
  const first = open({}, {}, { [`POST ${reviewsPath}`]: () => stored });
  await openForm(first.user);
  await fill(first.user);
  await first.user.click(button('Submit Review'));
  expect((await review('9')).getByText(/Only you see this for now/)).toBeVisible();
  first.unmount();
  const again = open();
  expect((await review('9')).getByText(/Only you see this for now/)).toBeVisible();
  again.unmount();
  open({}, {}, { [`GET ${reviewsPath}`]: () => [reviewSample('9')] });
  expect((await review('9')).queryByText(/Only you see/)).toBeNull();
});
