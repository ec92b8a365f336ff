import type { EmployerApplication } from '@commons/contracts/applications/applications';
import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
  widenScreen,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

beforeEach(() => localStorage.clear());

type Call = { readonly path: string; readonly body?: unknown };

const failing = (error: unknown) => () => {
  throw error;
};
const open = (
  rows: readonly EmployerApplication[],
  answers: Parameters<typeof openDashboard>[1] = {},
) => openDashboard('applications', { 'GET /applications/all': () => rows, ...answers });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const offered = (inside: Awaited<ReturnType<typeof card>>) =>
  ['Accept', 'Reject', 'Mark Reviewed'].filter((name) => inside.queryByRole('button', { name }));

it('[EMP-12] shows total, status filter and sort, which the server applies, and cards', async () => {
  widenScreen();
  const { user, api } = openDashboard('applications', {
    'GET /applications/all': ({ path }: Call) =>
      path.includes('status=rejected')
        ? [application('no', { status: 'rejected' })]
        : withTotal([application('a'), application('b')], '2'),
  });
  expect(await screen.findByText('Total: 2')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const status = screen.getByLabelText('Status');
  const values = (list: HTMLElement) =>
    within(list)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
  expect(values(status)).toEqual(['all', 'pending', 'reviewed', 'accepted', 'rejected']);
  const sort = screen.getByLabelText('Sort by');
  expect(values(sort)).toEqual(['newest', 'oldest', 'job_title', 'applicant_name']);

  await user.selectOptions(status, 'rejected');
  expect(await screen.findByRole('article', { name: 'Person no' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByText('Total: 2')).toBeVisible();
  await user.selectOptions(sort, 'applicant_name');
  const lists = () => api.calls.filter(({ path }) => path.startsWith('/applications/all?'));
  const query = () => new URLSearchParams(lists().at(-1)?.path.split('?')[1]);
  await waitFor(() => expect(query().get('sortBy')).toBe('applicant_name'));
  expect(query().get('status')).toBe('rejected');
});

it('fetches a long list of cards page by page', async () => {
  localStorage.setItem('commons-applications-view', 'cards');
  const all = Array.from({ length: 30 }, (_, at) => application(String(at)));
  const { user } = openDashboard('applications', {
    'GET /applications/all': ({ path }: Call) => {
      const from = Number(new URLSearchParams(path.split('?')[1]).get('offset'));
      return withTotal(all.slice(from, from + 25), '30');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('[EMP-13] shows who applied for what, and the letter cut at 200 characters', async () => {
  const letter = `${'Bread is my life. '.repeat(12)}The end.`;
  const { user } = open([
    application('a', {
      applicant_name: 'Ines Calloway',
      applicant_location: 'Erie, PA',
      resume_filename: 'cv.pdf',
      cover_letter: letter,
    }),
    application('b', { cover_letter: 'x'.repeat(200), status: 'accepted' }),
  ]);
  const ines = await card('Ines Calloway');
  expect(ines.getByRole('link', { name: 'Printer' })).toHaveAttribute('href', '/jobs/7');
  expect(ines.getByText('Erie, PA')).toBeVisible();
  expect(ines.getByText('Pending')).toBeVisible();
  expect(ines.getByRole('link', { name: 'a@example.org' })).toHaveAttribute(
    'href',
    'mailto:a@example.org',
  );
  expect(ines.getByText('Nov 2, 2026')).toHaveAttribute('datetime', '2026-11-02T12:00:00.000Z');
  expect(ines.getByRole('button', { name: 'Download resume' })).toBeVisible();
  expect(ines.getByText(`${letter.slice(0, 200)}…`)).toBeVisible();
  await user.click(ines.getByRole('button', { name: 'Read the whole letter' }));
  expect(ines.getByText(letter)).toBeVisible();

  const other = await card('Person b');
  expect(other.getByText('x'.repeat(200))).toBeVisible();
  expect(other.getByText('Resume: Not provided')).toBeVisible();
  expect(other.queryByRole('button', { name: /Download|Read/ })).toBeNull();
});

it('[EMP-14] offers only the allowed transitions, and none back to pending', async () => {
  const statuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
  open(statuses.map((status) => application(status, { status })));
  expect(offered(await card('Person pending'))).toEqual(['Accept', 'Reject', 'Mark Reviewed']);
  expect(offered(await card('Person reviewed'))).toEqual(['Accept', 'Reject']);
  expect(offered(await card('Person accepted'))).toEqual(['Reject']);
  expect(offered(await card('Person rejected'))).toEqual(['Accept']);
  expect(screen.queryByRole('button', { name: /pending/i })).toBeNull();
});

it('[EMP-15] sends status and empty notes, confirms, and refetches the list', async () => {
  let status: EmployerApplication['status'] = 'pending';
  let refused: unknown;
  const { user, api } = open([], {
    'GET /applications/all': () => [application('a', { status })],
    'PUT /applications/a/status': ({ body }: Call) => {
      if (refused) throw refused;
      status = (body as { status: typeof status }).status;
      return application('a', { status });
    },
  });
  const person = await card('Person a');
  await user.click(person.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Application status updated successfully')).toBeVisible();
  const call = api.calls.find(({ method }) => method === 'PUT');
  expect(call?.body).toEqual({ status: 'accepted', notes: '' });
  expect(await person.findByText('Accepted')).toBeVisible();

  for (const [error, text] of [
    [refusal(500), 'Failed to update application status.'],
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ] as const) {
    refused = error;
    await user.click(await person.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(text)).toBeVisible();
  }
  refused = refusal(409, 'This application can no longer be changed.');
  await user.click(await person.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('This application can no longer be changed.')).toBeVisible();
});

it('also confirms when the card leaves the filtered list, and keeps the focus there', async () => {
  let status: EmployerApplication['status'] = 'pending';
  const { user } = open([], {
    'GET /applications/all': ({ path }: Call) =>
      path.includes('status=pending') && status !== 'pending' ? [] : [application('a', { status })],
    'PUT /applications/a/status': () => {
      status = 'accepted';
      return application('a', { status });
    },
  });
  await card('Person a');
  await user.selectOptions(screen.getByLabelText('Status'), 'pending');
  await user.click((await card('Person a')).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Application status updated successfully')).toBeVisible();
  expect(await screen.findByText('No application has this status.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Applications' })).toHaveFocus());
});

it.each([
  [refusal(500), 'Failed to load applications. Please try again.'],
  [networkError(), networkText],
  [timedOut(), timeoutText],
])('[EMP-16] shows a load failure', async (error, text) => {
  open([], { 'GET /applications/all': failing(error) });
  expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(text);
  expect(screen.queryByText('No applications yet')).toBeNull();
});

it('explains the empty list when no one has applied, and offers to post a job', async () => {
  const { user, path } = open([]);
  expect(await screen.findByText('No applications yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post New Job' }));
  expect(path()).toContain('tab=jobs&new=');
});

describe('[EMP-21] résumé', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let latest: Blob;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => {
      latest = blob as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, blob: latest });
    };
  });

  it("saves the bytes as '{name}_resume.pdf', and another type also under its own name", async () => {
    const bytes = new Blob(['the résumé']);
    const { user } = open([application('a', { resume_filename: 'Lebenslauf.DOCX' })], {
      'GET /applications/a/resume': () => bytes,
    });
    const person = await card('Person a');
    await user.click(person.getByRole('button', { name: 'Download resume' }));
    await waitFor(() => expect(saved).toEqual([{ name: 'Person a_resume.pdf', blob: bytes }]));
    await user.click(person.getByRole('button', { name: 'Original (DOCX)' }));
    await waitFor(() => expect(saved[1]?.name).toBe('Person a_resume.docx'));
  });

  it('shows a PDF inline, always with the type of a PDF', async () => {
    const { user } = open([application('a', { resume_filename: 'cv.PDF' })], {
      'GET /applications/a/resume': () => new Blob(['<script>'], { type: 'text/html' }),
    });
    const person = await card('Person a');
    await user.click(person.getByRole('button', { name: 'View resume' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resume of Person a' }));
    expect(dialog.getByTitle('Resume of Person a')).toHaveAttribute(
      'src',
      'blob:file#navpanes=0&view=FitH',
    );
    expect(latest.type).toBe('application/pdf');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toEqual([]);
  });

  it.each([
    [refusal(500), 'Failed to download resume.'],
    [networkError(), networkText],
    [timedOut(), timeoutText],
  ])('shows a failure', async (error, text) => {
    const { user } = open([application('a', { resume_filename: 'cv.pdf' })], {
      'GET /applications/a/resume': failing(error),
    });
    const person = await card('Person a');
    expect(person.queryByRole('button', { name: /Original/ })).toBeNull();
    await user.click(person.getByRole('button', { name: 'Download resume' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
