import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { refusal, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

type Call = { readonly path: string; readonly body?: unknown };

beforeEach(() => sessionStorage.clear());

/** Fakes a server that allows undo for this long. */
function open(milliseconds = 10_000, undo?: () => unknown) {
  let row: EmployerApplication = application('a', { applicant_name: 'Ines Calloway' });
  let due = 0;
  const now = () => ({
    ...row,
    ...(Date.now() < due && { undo: { change: 1, milliseconds_left: due - Date.now() } }),
  });
  const page = openDashboard('applications', {
    'GET /applications/all': () => [now()],
    'PUT /applications/a/status': ({ body }: Call) => {
      due = Date.now() + milliseconds;
      row = { ...row, status: (body as { status: EmployerApplication['status'] }).status };
      return now();
    },
    'POST /applications/a/status/undo': () => {
      undo?.();
      due = 0;
      row = { ...row, status: 'pending' };
      return now();
    },
  });
  const press = async (name: string) =>
    page.user.click(await screen.findByRole('button', { name }));
  return { ...page, press };
}
const bar = () => screen.findByRole('button', { name: 'Undo: Ines Calloway: Accepted' });
const card = async () => within(await screen.findByRole('article', { name: 'Ines Calloway' }));

it('offers undo next to the decision and at the bottom of every tab, and announces it', async () => {
  const { user, press, api } = open();
  await press('Accept');
  expect(await bar()).toBeVisible();
  expect(screen.getByText('Ines Calloway: Accepted. You can still undo this.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByText(/The email goes out in \d+ s\./)).toBeVisible();
  // The pressed button is gone: Undo has the focus.
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Undo' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('tab', { name: 'Jobs' }));
  await user.click(await bar());
  expect(await screen.findByText('Undone. Nothing was sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  expect(api.calls.find(({ path }) => path.endsWith('/undo'))).toMatchObject({
    method: 'POST',
    body: { change: 1 },
  });
  await user.click(screen.getByRole('tab', { name: 'Applications' }));
  expect((await card()).getByText('Pending')).toBeVisible();
});

it('undoes by keyboard alone, and restores the note', async () => {
  const { user, press } = open();
  await press('Add a note');
  await user.type(screen.getByLabelText('Note to the applicant'), 'Not this time');
  await press('Reject');
  await waitFor(async () =>
    expect((await card()).getByRole('button', { name: 'Undo' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Undone. Nothing was sent.')).toBeVisible();
  expect(screen.getByLabelText('Note to the applicant')).toHaveValue('Not this time');
});

it('expires, and then offers the correction instead', async () => {
  const { press, api } = open(400);
  await press('Accept');
  await bar();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull());
  await press('Back to reviewed');
  await waitFor(() =>
    expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      status: 'reviewed',
      notes: '',
      correction: true,
    }),
  );
});

it('says when it came too late', async () => {
  const { press } = open(10_000, () => {
    throw refusal(409, 'This can no longer be taken back: the applicant has been told.');
  });
  await press('Accept');
  await press('Undo: Ines Calloway: Accepted');
  expect(await screen.findByRole('alert')).toHaveTextContent('can no longer be taken back');
});

it('offers undo again after a reload', async () => {
  openDashboard('applications', {
    'GET /applications/all': () => [
      application('a', {
        applicant_name: 'Ines Calloway',
        status: 'accepted',
        undo: { change: 1, milliseconds_left: 9_000 },
      }),
    ],
  });
  expect(await bar()).toBeVisible();
});

it('shows the one application that the address names, and a link to all', async () => {
  const { user, api, path } = openDashboard('applications&application=a', {
    'GET /applications/all': ({ path: asked }: Call) =>
      asked.includes('id=a') ? [application('a')] : [application('a'), application('b')],
  });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(api.calls.some(({ path: asked }) => asked.includes('id=a'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show all applications' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(path()).toBe('/employer-dashboard?tab=applications');
});
