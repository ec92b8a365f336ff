import { refusal, screen, waitFor, within, withTotal } from '@commons/web-kit/testing/test-render';
import {
  accountSample,
  jobReport,
  messageSample,
  openConsole,
  reviewReport,
} from '../testing/open-console';

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const focused = () => document.activeElement as HTMLElement;
const dialog = () => within(screen.getByRole('dialog'));

describe('reports', () => {
  const handlers = {
    'GET /business-directory/operator/reports': () => withTotal([reviewReport], '1'),
    'GET /jobs/operator/reports': () => withTotal([jobReport], '1'),
  };

  it('show what was reported, how often and why, with a link to its page', async () => {
    openConsole('?tab=reports', handlers);
    const review = await card(reviewReport.title);
    expect(review.getByRole('link', { name: reviewReport.title })).toHaveAttribute(
      'href',
      '/business-directory/7',
    );
    expect(review.getByText('They never open.')).toBeVisible();
    expect(review.getByText(/Reported by 2 people/)).toBeVisible();
    expect(review.getByText('Offensive or discriminating')).toBeVisible();
    expect(review.getByText('Names people')).toBeVisible();
    expect(review.getByText('Shown')).toBeVisible();
    const job = await card(jobReport.title);
    expect(job.getByText('Hidden')).toBeVisible();
    expect(job.getByRole('button', { name: /^Show again/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Reports 2' })).toBeVisible();
    expect(document.title).toBe('Reports · Operator Console · Commons');
  });

  it('are replaced by search results, hidden ones too, with the same decisions', async () => {
    const hidden = { ...jobReport, title: 'Baker at Mill', no_case: true as const, reporters: 0 };
    const asked: string[] = [];
    const { user } = openConsole('?tab=reports', {
      ...handlers,
      'GET /business-directory/operator/subjects': () => withTotal([], '0'),
      'GET /jobs/operator/subjects': ({ path }) => {
        asked.push(path);
        return withTotal([hidden], '1');
      },
    });
    await card(reviewReport.title);
    await user.type(screen.getByRole('searchbox', { name: /Find a business/ }), 'baker{Enter}');
    const found = await card('Baker at Mill');
    expect(asked[0]).toContain('search=baker');
    expect(found.getByText('Nobody reported it.')).toBeVisible();
    expect(found.getByRole('button', { name: /^Show again/ })).toBeVisible();
    expect(screen.getByText('No businesses are found for "baker".')).toBeVisible();
    expect(screen.queryByRole('article', { name: reviewReport.title })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the reports' }));
    expect(await card(reviewReport.title)).toBeDefined();
  });

  it("of a job show the counted weight, who hid it, and the employer's objection", async () => {
    const hidden = {
      ...jobReport,
      counted: 3,
      hidden_by: 'reports' as const,
      objection: { text: 'We are a real bakery.', created_at: '2026-11-20T11:00:00.000Z' },
      reports: jobReport.reports.map((report, at) => ({ ...report, counts: at === 0 })),
    };
    const waiting = { ...jobReport, id: 'j2', title: 'Waiting Job', hidden: false, counted: 1 };
    openConsole('?tab=reports', {
      'GET /jobs/operator/reports': () => withTotal([hidden, waiting], '2'),
    });
    const job = await card(jobReport.title);
    expect(job.getByText('Hidden by reports until you decide.')).toBeVisible();
    expect(job.getByText('We are a real bakery.')).toBeVisible();
    expect(job.getAllByText('Counts')).toHaveLength(1);
    expect((await card('Waiting Job')).getByText(/^1 of 3 that hide a job/)).toBeVisible();
  });

  it('of a wave are reverted in one step, with a reason', async () => {
    let calls = 0;
    const { user, api } = openConsole('?tab=reports', {
      'POST /jobs/operator/restore': () => {
        calls += 1;
        return calls === 1 ? { restored: 100, more: true } : { restored: 4, more: false };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Restore all hidden by reports' }));
    await user.selectOptions(dialog().getByLabelText('Hidden in'), 'The last hour');
    await user.type(dialog().getByLabelText('Reason'), 'A wave of lies');
    await user.click(dialog().getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('104 jobs are shown again.')).toBeVisible();
    const sent = api.calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(2);
    const [since, reason] = ['since', 'reason'].map((name) =>
      String((sent[0]?.body as Record<string, string> | undefined)?.[name]),
    );
    expect(reason).toBe('A wave of lies');
    const age = Date.now() - Date.parse(String(since));
    expect([age >= 3_600_000, age < 3_700_000]).toEqual([true, true]);
  });

  it('need a reason to be decided, and then leave the list', async () => {
    let open = [reviewReport];
    const { user, api } = openConsole('?tab=reports', {
      ...handlers,
      'GET /business-directory/operator/reports': () => withTotal(open, String(open.length)),
      'PATCH /business-directory/operator/subjects/review/r1': () => {
        open = [];
        return { ...reviewReport, hidden: true, state: 'decided' };
      },
    });
    const review = await card(reviewReport.title);
    await user.click(review.getByRole('button', { name: /^Hide/ }));
    expect(screen.getByRole('dialog', { name: 'Hide this review?' })).toBeVisible();
    expect(dialog().getByText(/no longer counts toward the rating/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Hide' }));
    expect(dialog().getByText('Say why.')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.type(dialog().getByLabelText('Reason'), ' Names a person ');
    await user.click(dialog().getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The review is hidden.')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      decision: 'hide',
      reason: 'Names a person',
    });
    await waitFor(() => expect(screen.queryByText(reviewReport.title)).toBeNull());
    // Of businesses, and of shared profiles.
    expect(screen.getAllByText('Nothing is waiting for a decision.')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The pressed button is gone: the focus stays inside the tab.
    await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(focused()));
  });

  it('list subjects that an operator hid without a report under decided', async () => {
    const decided = { ...reviewReport, ...{ hidden: true, reporters: 0, reports: [] } };
    openConsole('?tab=reports&state=decided', {
      'GET /business-directory/operator/reports': () =>
        withTotal([{ ...decided, state: 'decided' }], '1'),
    });
    const review = await card(reviewReport.title);
    expect(review.getByText(/^Nobody reported it. First decided on/)).toBeVisible();
    expect(review.queryByRole('list')).toBeNull();
    expect(review.getByRole('button', { name: /^Show again/ })).toBeVisible();
  });

  it('keep the dialog with the reason when the decision fails', async () => {
    const { user } = openConsole('?tab=reports', {
      ...handlers,
      'PATCH /jobs/operator/subjects/j1': () => {
        throw refusal(503);
      },
    });
    await user.click((await card(jobReport.title)).getByRole('button', { name: /^Keep hidden/ }));
    await user.type(dialog().getByLabelText('Reason'), 'A trick');
    await user.click(dialog().getByRole('button', { name: 'Keep hidden' }));
    expect(await dialog().findByText(/Service temporarily unavailable/)).toBeVisible();
    expect(dialog().getByLabelText('Reason')).toHaveValue('A trick');
  });

  it('of one service are shown while the other is down, which can be retried', async () => {
    let down = true;
    const { user } = openConsole('?tab=reports', {
      ...handlers,
      'GET /jobs/operator/reports': () => {
        if (down) throw refusal(503);
        return [jobReport];
      },
    });
    await card(reviewReport.title);
    expect(await screen.findByText(/The reported jobs could not be loaded/)).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card(jobReport.title);
  });

  it('can be decided again', async () => {
    const decided = { ...reviewReport, hidden: true, state: 'decided' as const };
    const { user, path } = openConsole('?tab=reports', {
      'GET /business-directory/operator/reports': ({ path: asked }) =>
        asked.includes('state=decided') ? [decided] : [],
    });
    await user.selectOptions(await screen.findByLabelText('Show reports'), 'Decided');
    const review = await card(reviewReport.title);
    expect(review.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Show again',
    ]);
    expect(path()).toBe('/operator?tab=reports&state=decided');
  });

  it('are loaded page by page', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ ...reviewReport, id: `r${at}` }));
    const { user, api } = openConsole('?tab=reports', {
      'GET /business-directory/operator/reports': ({ path: asked }) =>
        withTotal(asked.includes('offset') ? [{ ...reviewReport, id: 'last' }] : rows, '21'),
    });
    expect(await screen.findByText('Showing 20 of 21 reported entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 21 of 21 reported entries')).toBeVisible();
    expect(api.calls.some(({ path }) => path.includes('offset=20'))).toBe(true);
  });
});

describe('messages', () => {
  it('keep the order of their line when a name is written from right to left', async () => {
    openConsole('?tab=messages', {
      'GET /contact/operator/messages': () =>
        withTotal([messageSample('m1', { name: 'רנה' })], '1'),
    });
    // The first letter outside an isolate decides the direction of a line (packages/ui/src/base.css).
    expect((await card('Opening hours')).getByText('רנה').tagName).toBe('BDI');
  });

  it('are answered by mail and marked as done', async () => {
    let open = [messageSample('m1')];
    const { user, api } = openConsole('?tab=messages', {
      'GET /contact/operator/messages': () => withTotal(open, String(open.length)),
      'PATCH /contact/operator/messages/m1': () => {
        open = [];
        return messageSample('m1', { state: 'done' });
      },
    });
    const message = await card('Opening hours');
    expect(message.getByText('When are you open?')).toBeVisible();
    expect(message.getByRole('link', { name: 'Reply to Ann Reed' })).toHaveAttribute(
      'href',
      'mailto:ann%2Breed@example.org?subject=Re%3A%20Opening%20hours',
    );
    await user.click(message.getByRole('button', { name: /^Mark as done/ }));
    expect(await screen.findByText('The message is done.')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ state: 'done' });
    expect(await screen.findByText('No open messages.')).toBeVisible();
  });

  it('asking for another account type lead to the accounts', async () => {
    const request = messageSample('m2', { subject: 'Change account type' });
    const { user } = openConsole('?tab=messages', {
      'GET /contact/operator/messages': () => [request],
    });
    await user.click(await screen.findByRole('link', { name: 'Go to the request' }));
    expect(screen.getByRole('tab', { name: 'Accounts' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('accounts', () => {
  const request = messageSample('m2', { subject: 'Change account type', user_id: 'account-1' });
  const requests = ({ path }: { path: string }) =>
    new URLSearchParams(path.split('?')[1]).get('subject') === 'Change account type'
      ? [request]
      : [];

  it('change their type after a warning, with a reason', async () => {
    let account = accountSample;
    const { user, api } = openConsole('?tab=accounts', {
      'GET /contact/operator/messages': requests,
      'GET /auth/operator/accounts': () => account,
      'PUT /auth/operator/accounts/account-1/account-type': () => {
        account = { ...accountSample, account_type: 'job_seeker' };
        return account;
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Look up the account of Ann Reed' }),
    );
    const found = await card('Ann Reed');
    expect(api.calls.at(-1)?.path).toBe('/auth/operator/accounts?email=ann%2Breed%40example.org');
    expect(found.getByText('Employer')).toBeVisible();
    expect(screen.queryByText(/Check back by email/)).toBeNull();
    await user.click(found.getByRole('button', { name: 'Change to job seeker' }));
    expect(dialog().getByText(/signed out everywhere right away/)).toBeVisible();
    expect(dialog().getByText(/Its open jobs are closed/)).toBeVisible();
    await user.type(dialog().getByLabelText('Reason'), 'Asked for it');
    await user.click(dialog().getByRole('button', { name: 'Change the type' }));
    expect(await screen.findByText('Ann Reed is a job seeker now.')).toBeVisible();
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      account_type: 'job_seeker',
      reason: 'Asked for it',
    });
    expect(await screen.findByRole('button', { name: 'Change to employer' })).toBeVisible();
  });

  it.each([
    [undefined, /without signing in/],
    ['somebody-else', /from another account/],
  ])('warn when the request came from %s', async (user_id, warning) => {
    const { user_id: _own, ...unsigned } = request;
    const { user } = openConsole('?tab=accounts', {
      'GET /contact/operator/messages': () => [{ ...unsigned, ...(user_id && { user_id }) }],
      'GET /auth/operator/accounts': () => accountSample,
    });
    await user.click(await screen.findByRole('button', { name: /^Look up/ }));
    expect(await screen.findByText(warning)).toBeVisible();
  });

  it('are found by address, whatever its case', async () => {
    const text = 'There is no account with this address.';
    const { user, api } = openConsole('?tab=accounts', {
      'GET /auth/operator/accounts': () => {
        throw refusal(404, text);
      },
    });
    const field = await screen.findByLabelText('Email of the account');
    await user.type(field, 'nobody{Enter}');
    expect(screen.getByText('Enter an email address like name@example.com.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '@Example.org{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(api.calls.at(-1)?.path).toContain('email=nobody%40example.org');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
