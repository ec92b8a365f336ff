import type { EmployerApplication } from '@commons/contracts/applications/applications';
import type { ApplicationChange } from '@commons/contracts/applications/many-applications';
import { lost, screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { openDashboard } from '../testing/open-dashboard';
import { application } from '../testing/samples';

type Call = { readonly path: string; readonly body?: unknown };
type Sent = { readonly changes: readonly ApplicationChange[] };

const summary = (all: number) => ({
  everything: all,
  status: { all, pending: all, reviewed: 0, accepted: 0, rejected: 0 },
  jobs: [{ job_id: '7', title: 'Printer', total: all, pending: all }],
  tags: [{ tag: 'Second round', total: 1 }],
});

/** Applications, stored as the server would. */
function open(address = '', answers: Parameters<typeof openDashboard>[1] = {}, count = 8) {
  const stored = new Map<string, EmployerApplication>(
    Array.from({ length: count }, (_, at) => [`p${at}`, application(`p${at}`)]),
  );
  const page = openDashboard(`applications${address}`, {
    'GET /applications/all': ({ path }: Call) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const id = query.get('id');
      const status = query.get('status') ?? 'all';
      return [...stored.values()].filter(
        (one) => (!id || one.id === id) && (status === 'all' || one.status === status),
      );
    },
    'GET /applications/summary': () => summary(stored.size),
    'GET /applications/matching': () => ({
      applications: [...stored.values()].map(({ id, applicant_name, job_title, status }) => ({
        ...{ id, applicant_name, job_title, status, has_resume: false, withdrawn: false },
      })),
      more: false,
    }),
    'POST /applications/changes': ({ body }: Call) => {
      const changes = (body as Sent).changes;
      const bad = changes.filter(({ id }) => id === 'p3');
      for (const { id, add_tags: tags, remove_tags: _gone, ...change } of changes)
        if (id !== 'p3')
          stored.set(id, {
            ...(stored.get(id) as EmployerApplication),
            ...change,
            ...(tags && { tags }),
          });
      return {
        done: changes
          .filter(({ id }) => id !== 'p3')
          .map(({ id }) => stored.get(id) as EmployerApplication),
        failed: bad.map(({ id }) => ({
          id,
          applicant_name: 'Person p3',
          detail: 'Has withdrawn.',
        })),
      };
    },
    ...answers,
  });
  const sent = () =>
    page.api.calls
      .filter(({ path }) => path === '/applications/changes')
      .flatMap(({ body }) => (body as Sent).changes);
  return { ...page, stored, sent };
}

const person = (id: string) =>
  screen.findByRole('button', { name: new RegExp(`^Person ${id}\\b`) });
const row = async (id: string) => within((await person(id)).closest('li') as HTMLElement);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('commons-applications-view', 'list');
});

it('opens as a list when cards fill more than a page, and keeps the chosen view', async () => {
  localStorage.clear();
  const { user, unmount } = open('', {}, 26);
  await person('p0');
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await screen.findByRole('article', { name: 'Person p0' })).toBeVisible();
  unmount();
  open('', {}, 26);
  expect(await screen.findByRole('article', { name: 'Person p0' })).toBeVisible();
});

it('says how many of all are withdrawn, so that the counts add up', async () => {
  const { everything, ...rest } = summary(8);
  const status = { all: 8, pending: 4, reviewed: 2, accepted: 0, rejected: 0 };
  open('', { 'GET /applications/summary': () => ({ everything, ...rest, status }) });
  expect(await screen.findByText('2 withdrawn')).toBeVisible();
});

it('is moved through and decided with single keys', async () => {
  const { user, sent } = open();
  await person('p0');
  await user.keyboard('jj');
  expect(await person('p1')).toHaveFocus();
  await user.keyboard('kr');
  expect(await person('p1')).toHaveFocus();
  await user.keyboard('ads');
  expect(await person('p3')).toHaveFocus();
  await waitFor(
    () =>
      expect(sent()).toEqual([
        { id: 'p0', status: 'reviewed' },
        { id: 'p1', status: 'accepted' },
        { id: 'p2', status: 'rejected' },
        { id: 'p3', stars: 1 },
      ]),
    { timeout: 4_000 },
  );
  expect((await row('p1')).getByText('Accepted')).toBeVisible();
  expect(await screen.findByText('One was not changed:')).toBeVisible();
  expect(screen.getByText('Person p3', { selector: 'strong' })).toBeVisible();
});

it('decides all selected people with one key, and no one else', async () => {
  const { user, sent } = open();
  await person('p0');
  await user.keyboard('jxjx');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.keyboard('j');
  expect(await person('p2')).toHaveFocus();
  await user.keyboard('d');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { id: 'p0', status: 'rejected' },
    { id: 'p1', status: 'rejected' },
  ]);
  expect(screen.queryByText('2 selected')).toBeNull();
  expect(await person('p2')).toHaveFocus();
});

it('takes no key while someone types, in a dialog, or when keys are off', async () => {
  const { user, sent } = open();
  await person('p0');
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('ajx');
  expect(screen.getByLabelText('Search')).toHaveValue('ajx');
  await user.keyboard('{Control>}a{/Control}');
  (await person('p0')).focus();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  await user.keyboard('a');
  await user.click(within(help).getByLabelText('Single keys'));
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  (await person('p0')).focus();
  await user.keyboard('ad');
  expect(sent()).toEqual([]);
});

it('selects a range with Shift, all that match, and decides about them at once', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText('Select Person p4'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 8' }));
  expect(await screen.findByText('8 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark Reviewed' }));
  await waitFor(() => expect(sent()).toHaveLength(8));
  expect(screen.queryByText('8 selected')).toBeNull();
});

it('opens an application next to the list, and in the address; Escape gives the focus back', async () => {
  const { user, path } = open();
  (await person('p1')).focus();
  await user.keyboard('{Enter}');
  const side = await screen.findByRole('region', { name: 'Person p1' });
  expect(await within(side).findByRole('button', { name: 'Contact Applicant' })).toBeVisible();
  expect(path()).toContain('open=p1');
  await user.keyboard('j');
  expect(await screen.findByRole('region', { name: 'Person p2' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Person p2' })).toBeNull());
  await waitFor(async () => expect(await person('p2')).toHaveFocus());
});

it('goes on from a closed application when j follows Escape at once, and opens none', async () => {
  const { path } = open('&open=p1');
  await screen.findByRole('region', { name: 'Person p1' });
  act(() => {
    for (const key of ['Escape', 'j'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await waitFor(async () => expect(await person('p2')).toHaveFocus());
  expect(screen.queryByRole('region', { name: /^Person/ })).toBeNull();
  expect(path()).not.toContain('open=');
});

it('keeps stars, tags and a note only for the employer', async () => {
  const { user, sent } = open('&open=p1');
  const side = within(await screen.findByRole('region', { name: 'Person p1' }));
  await user.click(await side.findByRole('button', { name: '2 of 3 stars' }));
  await user.type(side.getByLabelText('New tag'), 'Night shift');
  await user.click(side.getByRole('button', { name: 'Add tag' }));
  await user.click(side.getByRole('button', { name: 'Add a private note' }));
  await user.type(side.getByLabelText('Private note'), 'Call back');
  await user.click(side.getByRole('button', { name: 'Save private note' }));
  await waitFor(
    () =>
      expect(Object.assign({}, ...sent())).toEqual({
        ...{ id: 'p1', stars: 2, private_note: 'Call back' },
        add_tags: ['Night shift'],
      }),
    { timeout: 4_000 },
  );
});

it('writes one letter to all after a look at it with each name, and goes on after a failure', async () => {
  const bodies: { key: string; ids: string[] }[] = [];
  const { user } = open('', {
    'POST /applications/letters': ({ body }: Call) => {
      bodies.push(body as (typeof bodies)[number]);
      if (bodies.length === 1) throw lost();
      return { done: [], failed: [] };
    },
  });
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByLabelText('Select Person p2'));
  await user.click(screen.getByRole('button', { name: 'Write to all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 people' }));
  await user.type(dialog.getByLabelText('Subject'), 'About {{job}');
  await user.type(dialog.getByLabelText('Message'), 'Dear {{nmae}');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByText(/please change {nmae}/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Message'));
  await user.type(dialog.getByLabelText('Message'), 'Dear {{name}');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(dialog.getByText('Dear Person p1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Dear Person p2')).toBeVisible();
  expect(dialog.getByText('About Printer')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
  await user.click(await dialog.findByRole('button', { name: 'Send 2 Emails' }));
  expect(await screen.findByText('2 emails sent successfully')).toBeVisible();
  expect(bodies[1]).toEqual(bodies[0]);
});

it('begins a letter to many from a template that names no one, in any language', async () => {
  const { user } = open('', {
    'GET /applications/p1/email-template/*': () => ({
      subject: 'Su solicitud: Printer en Printer & Sons',
      message: 'Hola, Person p1:\n\nGracias por solicitar el puesto de Printer en Printer & Sons.',
    }),
  });
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByLabelText('Select Person p2'));
  await user.click(screen.getByRole('button', { name: 'Write to all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 2 people' }));
  await user.click(dialog.getByRole('button', { name: 'Rejection Letter' }));
  const message = dialog.getByLabelText<HTMLTextAreaElement>('Message');
  await waitFor(() => expect(message.value).toMatch(/^Hola, {name}:\n\n/));
  expect(message.value).toContain('el puesto de {job} en Printer & Sons.');
  expect(dialog.getByLabelText('Subject')).toHaveValue('Su solicitud: {job} en Printer & Sons');
});

it('moves cards of the board without dragging, only where they may go', async () => {
  localStorage.setItem('commons-applications-view', 'board');
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Move to… Person p1' }));
  const moves = within(screen.getByRole('group', { name: 'Move Person p1 to' }));
  expect(moves.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Reviewed',
    'Accepted',
    'Rejected',
  ]);
  await user.click(moves.getByRole('button', { name: 'Accepted' }));
  await waitFor(() => expect(sent()).toEqual([{ id: 'p1', status: 'accepted' }]));
  const accepted = screen.getByRole('region', { name: 'Accepted' });
  expect(await within(accepted).findByRole('button', { name: 'Person p1' })).toBeVisible();
});

it('shows the board when it is chosen, not the application that was open in the list', async () => {
  const { user, path } = open('&open=p0');
  await screen.findByRole('region', { name: 'Person p0' });
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(await screen.findByRole('region', { name: 'Pending' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Person p0' })).toBeNull();
  expect(path()).not.toContain('open');
});

it('keeps search and filters in the address, and counts are links', async () => {
  const { user, path, api } = open('&job=7');
  await person('p0');
  await user.type(screen.getByLabelText('Search'), 'ink{Enter}');
  expect(path()).toContain('search=ink');
  const links = screen.getByRole('navigation', { name: 'Applications by status' });
  const pending = within(links).getByRole('link', { name: 'Pending 8' });
  await user.click(pending);
  expect(path()).toContain('status=pending');
  await waitFor(() =>
    expect(api.calls.at(-1)?.path).toMatch(/status=pending.*search=ink|search=ink.*status=pending/),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(path()).not.toMatch(/search|job=/);
});
