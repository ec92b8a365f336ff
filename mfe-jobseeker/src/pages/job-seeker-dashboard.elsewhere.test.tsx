import type {
  ApplicationElsewhere,
  ElsewhereInput,
} from '@commons/contracts/applications/applications-elsewhere';
import { refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { openDashboard, sent } from '../testing/open-dashboard';

const path = '/my-applications/elsewhere';
const entry = (change: Partial<ApplicationElsewhere> = {}): ApplicationElsewhere => ({
  id: 'e1',
  job_title: 'Signal Fitter',
  company_name: 'Ridge Railway',
  applied_on: '2026-11-03',
  status: 'applied',
  created_at: '2026-11-03T12:00:00.000Z',
  updated_at: '2026-11-03T12:00:00.000Z',
  ...change,
});
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));

// Drafts are stored there; the next test must not find them.
afterEach(() => sessionStorage.clear());

/** The dashboard on its own store. */
function open(stored: ApplicationElsewhere[], here = [sent('1')]) {
  const store = { rows: stored };
  const save = (id: string, body: unknown) => {
    const saved = { ...entry(), ...(body as ElsewhereInput), id } as ApplicationElsewhere;
    store.rows = [...store.rows.filter((row) => row.id !== id), saved];
    return saved;
  };
  return openDashboard('applications', () => here, {
    [`GET ${path}`]: () => store.rows,
    [`POST ${path}`]: ({ body }) => save('e9', body),
    [`PUT ${path}/e1`]: ({ body }) => save('e1', body),
    [`DELETE ${path}/e1`]: () => {
      store.rows = store.rows.filter(({ id }) => id !== 'e1');
      return undefined;
    },
  });
}

it('are in one list with those made here, sorted and filtered with them', async () => {
  const { user } = open([
    entry(),
    entry({ id: 'e2', job_title: 'Guard', status: 'rejected', applied_on: '2026-11-01' }),
  ]);
  await screen.findByRole('article', { name: 'Signal Fitter' });
  expect(titles()).toEqual(['Signal Fitter', 'Job 1', 'Guard']);
  expect(card('Guard').getByText('Elsewhere')).toBeVisible();
  expect(card('Job 1').queryByText('Elsewhere')).toBeNull();
  await user.selectOptions(screen.getAllByLabelText('Status')[0] as HTMLElement, 'Rejected');
  expect(titles()).toEqual(['Guard']);
});

it('are added with what is missing asked for, and edited', async () => {
  const { user, api } = open([], []);
  await user.click(await screen.findByRole('button', { name: 'Add one from elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter the job title.')).toBeVisible();
  expect(screen.getByLabelText('Job title')).toHaveFocus();
  await user.type(screen.getByLabelText('Job title'), 'Guard');
  await user.type(screen.getByLabelText('Company'), 'Ridge Railway');
  await user.type(screen.getByLabelText('Link to the job'), 'https://ridge-rail.example/7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Application saved')).toBeVisible();
  expect(card('Guard').getByRole('link')).toHaveAttribute('href', 'https://ridge-rail.example/7');
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ job_title: 'Guard', status: 'applied' },
    applied_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

describe('what was typed', () => {
  const addOne = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole('button', { name: 'Add one from elsewhere' }));

  it('[A67] is there after a reload, and gone once it is saved', async () => {
    const first = open([], []);
    await addOne(first);
    await first.user.type(screen.getByLabelText('Job title'), 'Guard');
    await first.user.type(screen.getByLabelText(/^Note/), 'Ask for Lou.');
    first.unmount();
    const { user, ...second } = open([], []);
    await addOne({ user, ...second });
    expect(screen.getByLabelText('Job title')).toHaveValue('Guard');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Ask for Lou.');
    await user.type(screen.getByLabelText('Company'), 'Ridge Railway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Application saved');
    await addOne({ user, ...second });
    expect(screen.getByLabelText('Job title')).toHaveValue('');
  });

  it('is kept by closing, and goes by Cancel', async () => {
    const { user, ...page } = open([], []);
    await addOne({ user, ...page });
    await user.type(screen.getByLabelText('Job title'), 'Guard');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await addOne({ user, ...page });
    expect(screen.getByLabelText('Job title')).toHaveValue('Guard');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await addOne({ user, ...page });
    expect(screen.getByLabelText('Job title')).toHaveValue('');
  });

  it('does not take back a status that was changed on the card meanwhile', async () => {
    const { user, api } = open([entry()], []);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText(/^Note/), 'Ask for Lou.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.selectOptions(card('Signal Fitter').getByLabelText('Status'), 'Interview');
    await user.click(card('Signal Fitter').getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Application saved');
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ status: 'interview', note: 'Ask for Lou.' },
    });
  });
});

it('stays open while it saves, so that a failure is seen', async () => {
  let fail = (_: unknown) => {};
  const { user } = openDashboard('applications', () => [], {
    [`POST ${path}`]: () => new Promise((_, reject) => (fail = reject)),
  });
  await user.click(await screen.findByRole('button', { name: 'Add one from elsewhere' }));
  await user.type(screen.getByLabelText('Job title'), 'Guard');
  await user.type(screen.getByLabelText('Company'), 'Ridge Railway');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fail(refusal(503, 'Busy.'));
  expect(await screen.findByText('Busy.')).toBeVisible();
});

it('are moved, deleted and taken back', async () => {
  const { user } = open([entry({ note: 'Ask for Lou.' })]);
  await screen.findByRole('article', { name: 'Signal Fitter' });
  await user.selectOptions(card('Signal Fitter').getByLabelText('Status'), 'Interview');
  await user.click(card('Signal Fitter').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted “Signal Fitter”.')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Signal Fitter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('article', { name: 'Signal Fitter' });
  expect(card('Signal Fitter').getByText('Ask for Lou.')).toBeVisible();
  expect(card('Signal Fitter').getByLabelText('Status')).toHaveValue('interview');
});

it('do not hide those made here when they cannot be loaded', async () => {
  openDashboard('applications', () => [sent('1')], {
    [`GET ${path}`]: () => {
      throw refusal(503, 'Busy.');
    },
  });
  expect(await screen.findByRole('article', { name: 'Job 1' })).toBeVisible();
  expect(await screen.findByText('Busy.')).toBeVisible();
});
