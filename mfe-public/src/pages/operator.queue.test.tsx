import { refusal, screen, waitFor, within, withTotal } from '@commons/web-kit/testing/test-render';
import {
  accountSample,
  jobReport,
  messageSample,
  openConsole,
  reviewReport,
} from '../testing/open-console';

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const currentTitle = () =>
  within(document.activeElement as HTMLElement).getAllByRole('heading')[0]?.textContent;

const removal = {
  ...{ id: 'account-9', full_name: 'Rex Gone', email: 'rex@example.org' },
  ...{ account_type: 'employer' as const, reason: 'Asked by letter', asked_by: 'Otto' },
  ...{ asked_at: '2026-11-18T09:00:00.000Z', may_confirm: true },
};
const earlier = {
  ...{
    id: 'l1',
    operator_id: 'o1',
    operator_name: 'Olga Watch',
    action: 'keep',
    reason: 'A fair word',
  },
  ...{ subject_kind: 'review', subject_id: 'r1', subject_title: reviewReport.title },
  created_at: '2026-11-11T09:00:00.000Z',
};
const review = {
  ...reviewReport,
  ...{ author_id: accountSample.id, hidden_before: 2, earlier: [earlier] },
};
const watched = {
  ...{ ...jobReport, id: 'j2', title: 'Crypto Clerk', hidden: false, reporters: 0 },
  ...{
    reports: [],
    words: ['crypto*', '423-555-0188'],
    last_reported_at: '2026-11-21T09:00:00.000Z',
  },
};

/** A service that returns the review as open until it is decided, and again after an undo. */
function handlers() {
  let open = [review];
  return {
    'GET /business-directory/operator/reports': () => withTotal(open, String(open.length)),
    'GET /jobs/operator/reports': () => withTotal([watched], '1'),
    'GET /contact/operator/messages': () =>
      withTotal([messageSample('m1', { created_at: '2026-11-19T09:00:00.000Z' })], '1'),
    'GET /auth/operator/removals': () => withTotal([removal], '1'),
    'GET /auth/operator/accounts/account-1': () => accountSample,
    'PATCH /business-directory/operator/subjects/review/r1': ({ body }: { body?: unknown }) => {
      const { decision } = body as { decision: string };
      open = decision === 'reopen' ? [review] : [];
      return { ...review, state: open.length > 0 ? ('open' as const) : ('decided' as const) };
    },
  };
}

it('shows the held reviews of a business next to the reports of the business itself', async () => {
  const shop = { ...reviewReport, kind: 'listing' as const, id: 'shop', title: 'La Tiendita' };
  const held = { ...shop, kind: 'wave' as const, title: 'La Tiendita · 2', reports: [] };
  const rows = () => withTotal([held, shop], '2');
  const { user } = openConsole('', {
    ...handlers(),
    'GET /business-directory/operator/reports': rows,
    'GET /jobs/operator/reports': () => withTotal([], '0'),
  });
  expect(await screen.findByRole('article', { name: /^La Tiendita · 2/ })).toBeVisible();
  expect(screen.getByRole('article', { name: 'La Tiendita' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Reports/ }));
  expect(await screen.findByRole('article', { name: /^La Tiendita · 2/ })).toBeVisible();
  expect(screen.getByRole('article', { name: 'La Tiendita' })).toBeVisible();
});

it('says once what several lists lack for the same reason, and fetches all of them again', async () => {
  let down = true;
  const unlessDown = () => {
    if (down) throw refusal(503);
    return withTotal([], '0');
  };
  const { user } = openConsole('', {
    ...handlers(),
    'GET /business-directory/operator/reports': unlessDown,
    'GET /business-directory/operator/claims': unlessDown,
    'GET /contact/operator/messages': unlessDown,
  });
  const said = await screen.findByText(
    /^The reported entries, claims, and messages could not be loaded/,
  );
  expect(said).toBeVisible();
  expect(screen.getByRole('article', { name: 'Crypto Clerk' })).toBeVisible();
  expect(screen.getAllByText(/could not be loaded/)).toHaveLength(1);
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

it('lists everything that waits, oldest first, with its author', async () => {
  openConsole('', handlers());
  await card(reviewReport.title);
  const titles = screen
    .getAllByRole('article')
    .map((one) => within(one).getAllByRole('heading')[0]);
  expect(titles.map((title) => title?.textContent)).toEqual([
    'Delete the account of Rex Gone',
    'Opening hours',
    reviewReport.title,
    'Crypto Clerk',
  ]);
  const written = await card(reviewReport.title);
  expect(written.getByText('Decided on once before')).toBeVisible();
  expect(written.getByText('Olga Watch').parentElement).toHaveTextContent('Olga Watch showed');
  expect(written.getByText('A fair word')).toBeInTheDocument();
  expect(await written.findByRole('link', { name: 'Ann Reed' })).toHaveAttribute(
    'href',
    '/operator?tab=accounts&account=account-1',
  );
  expect(written.getByText(/2 other things of theirs are hidden/)).toBeVisible();
  const found = await card('Crypto Clerk');
  expect(found.getByText('Contains watched words: crypto*')).toBeVisible();
  expect(found.getByText('Contains contact details: 423-555-0188')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Queue 4' })).toBeVisible();
});

it('hides a reported profile from the same queue, and takes that back', async () => {
  const profile = {
    ...{ ...reviewReport, kind: 'profile' as const, id: 'p1', title: 'Sam Seeker, Baker' },
    ...{ path: '/shared-profile/abc', text: 'Pyramids for all' },
  };
  const decided: unknown[] = [];
  const { user } = openConsole('', {
    'GET /shared-profile/operator/reports': () =>
      decided.length === 1 ? withTotal([], '0') : withTotal([profile], '1'),
    'PATCH /shared-profile/operator/subjects/p1': ({ body }: { body?: unknown }) => {
      decided.push(body);
      return { ...profile, hidden: decided.length === 1 };
    },
  });
  const shown = await card(profile.title);
  expect(shown.getByText('shared profile')).toBeVisible();
  expect(shown.getByText('Pyramids for all')).toBeVisible();
  await user.keyboard('jx');
  expect(screen.getByRole('dialog', { name: 'Hide this profile?' })).toHaveTextContent(
    'Its link stops working for everyone right away.',
  );
  await user.type(dialog().getByRole('textbox'), 'Not a person');
  await user.click(dialog().getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The profile is hidden.')).toBeVisible();
  await user.keyboard('u');
  expect(await card(profile.title)).toBeTruthy();
  expect(decided).toMatchObject([{ decision: 'hide' }, { decision: 'reopen' }]);
});

it('is operated by keys: move, decide, undo', async () => {
  const { user, api } = openConsole('', handlers());
  await (await card(reviewReport.title)).findByRole('link', { name: 'Ann Reed' });
  await user.keyboard('j');
  expect(currentTitle()).toBe('Delete the account of Rex Gone');
  await user.keyboard('jjk');
  expect(currentTitle()).toBe('Opening hours');
  await user.keyboard('jx');
  expect(screen.getByRole('dialog', { name: 'Hide this review?' })).toBeVisible();
  // Letters typed into the reason are not shortcuts.
  await user.type(dialog().getByLabelText('Reason'), 'jkaxs{Tab}');
  await user.click(dialog().getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: reviewReport.title })).toBeNull(),
  );
  await user.keyboard('u');
  await card(reviewReport.title);
  const sent = api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent).toEqual([
    { decision: 'hide', reason: 'jkaxs' },
    { decision: 'reopen', reason: 'Taken back' },
  ]);
  expect(await screen.findByText('Undone: it is waiting for a decision again.')).toBeVisible();
});

it('suspends the author with a reason and a duration', async () => {
  const { user, api } = openConsole('', {
    ...handlers(),
    'PUT /auth/operator/accounts/account-1/suspension': () => accountSample,
  });
  const written = await card(reviewReport.title);
  await user.click(await written.findByRole('button', { name: 'Suspend: Ann Reed' }));
  await user.selectOptions(dialog().getByLabelText('For how long'), 'Seven days');
  await user.type(dialog().getByLabelText('Reason'), 'Threats');
  await user.click(dialog().getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Ann Reed is suspended.')).toBeVisible();
  const body = api.calls.find(({ method }) => method === 'PUT')?.body as {
    reason: string;
    until: string;
  };
  expect(body.reason).toBe('Threats');
  const days = (Date.parse(body.until) - Date.now()) / 86_400_000;
  expect([days > 6.9, days <= 7]).toEqual([true, true]);
});

it('asks for confirmation before an account is deleted permanently', async () => {
  const confirmed = jest.fn(() => null);
  const { user } = openConsole('', {
    ...handlers(),
    'POST /auth/operator/accounts/account-9/removal/confirm': confirmed,
  });
  const waiting = await card('Delete the account of Rex Gone');
  await user.click(waiting.getByRole('button', { name: 'Delete for good: Rex Gone' }));
  expect(confirmed).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The account of Rex Gone is being deleted.')).toBeVisible();
  expect(confirmed).toHaveBeenCalledTimes(1);
});

it('asks once for a page that fails', async () => {
  let asked = 0;
  openConsole('', {
    'GET /contact/operator/messages': () => {
      asked += 1;
      // More answers than a sound queue ever asks for, so that a loop ends.
      if (asked > 1 && asked < 9) throw refusal(503, 'Down');
      return withTotal([messageSample('m1')], asked === 1 ? '2' : '1');
    },
  });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBe(2);
});

it('explains its keys, and remembers that they are switched off', async () => {
  const { user } = openConsole('', handlers());
  await card(reviewReport.title);
  await user.keyboard('?');
  expect(dialog().getByText('Suspend its author')).toBeVisible();
  await user.click(dialog().getByLabelText(/^Single keys/));
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(document.activeElement?.tagName).not.toBe('LI');
  localStorage.clear();
});

it('has the list of watched words, one per line', async () => {
  const { user, api } = openConsole('?tab=words', {
    ...handlers(),
    'GET /auth/operator/watched-words': () => ({
      words: ['casino'],
      changed_by: 'Otto',
      changed_at: '2026-11-18T09:00:00.000Z',
    }),
    'PUT /auth/operator/watched-words': () => ({ words: ['casino', 'easy money'] }),
  });
  const field = await screen.findByLabelText('Words and phrases');
  expect(field).toHaveValue('casino');
  await user.type(field, '{End}{Enter}{Enter} Easy money ');
  await user.click(screen.getByRole('button', { name: 'Save the words' }));
  expect(await screen.findByText('The watched words are saved.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    words: ['casino', 'Easy money'],
    changed: ['casino'],
  });
});

it('[A67] keeps typed words over a reload, with those that someone else saved meanwhile', async () => {
  const words = (...list: string[]) => ({
    ...handlers(),
    'GET /auth/operator/watched-words': () => ({ words: list }),
    'PUT /auth/operator/watched-words': () => ({ words: [] }),
  });
  const field = () => screen.findByLabelText('Words and phrases');
  const first = openConsole('?tab=words', words('casino', 'loan'));
  await first.user.clear(await field());
  await first.user.type(await field(), 'loan{Enter}lottery');
  first.unmount();
  const second = openConsole('?tab=words', words('casino', 'loan'));
  expect(await field()).toHaveValue('loan\nlottery');
  second.unmount();
  const third = openConsole('?tab=words', words('casino', 'loan', 'crypto'));
  expect(await field()).toHaveValue('loan\ncrypto\nlottery');
  await third.user.click(screen.getByRole('button', { name: 'Save the words' }));
  await screen.findByText('The watched words are saved.');
  third.unmount();
  openConsole('?tab=words', words('casino'));
  expect(await field()).toHaveValue('casino');
});
