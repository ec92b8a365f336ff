import {
  networkError,
  networkText,
  screen,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import { type Call, openDesk as open, person, row } from '../testing/desk';
import { application } from '../testing/samples';

const stored = { done: [], failed: [] };
const bodyOf = ({ body }: Call) => (body as { changes: { id: string }[] }).changes;
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('commons-applications-view', 'list');
});

it('removes every tag that was removed before the changes are sent', async () => {
  const tags = ['A', 'B', 'C', 'D'];
  let answerFirst = () => {};
  const { user, sent } = open('&open=p1', {
    'GET /applications/all': () => [application('p1', { tags })],
    'POST /applications/changes': () =>
      new Promise((answer) => {
        answerFirst = () => answer(stored);
      }),
  });
  const side = within(await screen.findByRole('region', { name: 'Person p1' }));
  for (const tag of tags.slice(0, 3))
    await user.click(await side.findByRole('button', { name: `Remove ${tag}` }));
  await user.type(side.getByLabelText('New tag'), 'C');
  await user.click(side.getByRole('button', { name: 'Add tag' }));
  answerFirst();
  const gone = () => sent().flatMap(({ remove_tags = [] }) => remove_tags);
  await waitFor(() => expect(gone()).toEqual(['A', 'B']), { timeout: 4_000 });
  expect(sent().at(-1)).toMatchObject({ remove_tags: ['B'], add_tags: ['C'] });
});

it('shows a decision that is on its way together with a later change', async () => {
  const { user } = open('', { 'POST /applications/changes': never });
  await person('p0');
  await user.keyboard('ja');
  (await person('p0')).focus();
  await user.keyboard('s');
  expect((await row('p0')).getByText('Accepted')).toBeVisible();
});

describe('u, the key that undoes the last decision', () => {
  /** A server that answers each batch when it is told to, and names the decisions that it undoes. */
  function openSlow() {
    const undone: string[] = [];
    const answers: (() => void)[] = [];
    const page = open('', {
      'POST /applications/changes': ({ body }: Call) =>
        new Promise((answer) => {
          const { changes } = body as { changes: { id: string; status: 'accepted' }[] };
          const undo = { change: 1, milliseconds_left: 9_000 };
          const done = changes.map(({ id, status }) => application(id, { status, undo }));
          answers.push(() => answer({ done, failed: [] }));
        }),
      'POST /applications/p0/status/undo': () => undone.push('p0') && application('p0'),
      'POST /applications/p1/status/undo': () => undone.push('p1') && application('p1'),
    });
    const isOnItsWay = () => waitFor(() => expect(answers).toHaveLength(1), { timeout: 4_000 });
    const answer = async () => {
      await isOnItsWay();
      answers.shift()?.();
    };
    return { ...page, undone, isOnItsWay, answer };
  }

  it('takes one back that is not sent yet, not the one before it', async () => {
    const { user, sent, undone, isOnItsWay, answer } = openSlow();
    await person('p0');
    await user.keyboard('ja');
    await answer();
    await screen.findByRole('button', { name: 'Undo: Person p0: Accepted' });
    // Nothing else is sent meanwhile.
    await user.keyboard('s');
    await isOnItsWay();
    await user.keyboard('du');
    expect((await row('p1')).getByText('Pending')).toBeVisible();
    expect(await screen.findByText('Undone. Nothing was sent.')).toBeVisible();
    expect(sent().filter(({ status }) => status)).toEqual([{ id: 'p0', status: 'accepted' }]);
    expect(undone).toEqual([]);
  });

  it('undoes one that is on its way once it is stored', async () => {
    const { user, undone, isOnItsWay, answer } = openSlow();
    await person('p0');
    await user.keyboard('ja');
    await answer();
    await screen.findByRole('button', { name: 'Undo: Person p0: Accepted' });
    await user.keyboard('d');
    await isOnItsWay();
    await user.keyboard('u');
    await answer();
    await waitFor(() => expect(undone).toEqual(['p1']));
  });
});

it('keeps changes that could not be sent, until they are sent again or discarded', async () => {
  let isDown = true;
  const { user, sent } = open('', {
    'POST /applications/changes': () => {
      if (isDown) throw networkError();
      return stored;
    },
  });
  await person('p0');
  await user.keyboard('ja');
  expect(await screen.findByText(`${networkText} 1 change is not saved yet.`)).toBeVisible();
  expect((await row('p0')).getByText('Accepted')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(sent()).toEqual(Array(2).fill({ id: 'p0', status: 'accepted' }));
});

it('sends all parts of many changes when the list is left meanwhile', async () => {
  const many = Array.from({ length: 410 }, (_, at) => application(`p${at}`));
  const parts: number[] = [];
  const { user } = open('', {
    'GET /applications/all': () => many.slice(0, 3),
    'GET /applications/matching': () => ({
      applications: many.map(({ id, applicant_name, job_title, status }) => ({
        ...{ id, applicant_name, job_title, status, has_resume: false, withdrawn: false },
      })),
      more: false,
    }),
    'POST /applications/changes': (call: Call) => {
      parts.push(bodyOf(call).length);
      return stored;
    },
  });
  await person('p0');
  await user.click(screen.getByRole('button', { name: /^Select all/ }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  await waitFor(() => expect(parts).toEqual([200, 200, 10]), { timeout: 5_000 });
}, 15_000);

it('keeps a private note for another attempt until it is stored', async () => {
  const { user, stored: rows } = open('&open=p1', {
    'POST /applications/changes': () => {
      throw networkError();
    },
  });
  const drafts = () => JSON.stringify(sessionStorage);
  const side = within(await screen.findByRole('region', { name: 'Person p1' }));
  await user.click(await side.findByRole('button', { name: 'Add a private note' }));
  await user.type(side.getByLabelText('Private note'), 'Call back');
  await user.click(side.getByRole('button', { name: 'Save private note' }));
  await screen.findByText(/not saved yet/);
  expect(drafts()).toContain('Call back');
  rows.set('p1', application('p1', { private_note: 'Call back' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.keyboard('{Escape}');
  (await person('p1')).click();
  await waitFor(() => expect(drafts()).not.toContain('Call back'));
});

it('keeps a filter that was chosen while the old rows are still shown', async () => {
  const { user, path } = open('', {
    'GET /applications/all': ({ path: asked }: Call) =>
      asked.includes('search=') ? never() : [application('p0'), application('p1')],
  });
  const name = await person('p1');
  await user.type(screen.getByLabelText('Search'), 'ink{Enter}');
  expect(path()).toContain('search=ink');
  await user.click(name);
  expect(path()).toContain('open=p1');
  expect(path()).toContain('search=ink');
});

it('moves the focus to the bar when its pressed button goes with the selection', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('Select Person p1'));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveFocus();
  await user.click(screen.getByLabelText('Select Person p1'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveFocus();
});

describe('on the board', () => {
  beforeEach(() => localStorage.setItem('commons-applications-view', 'board'));

  it('shows a moved card in its new column at once, with the focus', async () => {
    const { user } = open('', { 'POST /applications/changes': never });
    await user.click(await screen.findByRole('button', { name: 'Move to… Person p1' }));
    await user.click(screen.getByRole('button', { name: 'Accepted' }));
    const accepted = within(screen.getByRole('region', { name: 'Accepted' }));
    expect(accepted.getByRole('button', { name: 'Person p1' })).toHaveFocus();
  });

  it('gives the focus back to the card whose application is closed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Person p1' }));
    await user.click(await screen.findByRole('button', { name: 'Close application' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person p1' })).toHaveFocus());
  });

  it('says that a column could not be loaded, not that nobody is in it', async () => {
    open('', {
      'GET /applications/all': ({ path }: Call) => {
        if (path.includes('status=accepted')) throw networkError();
        return [application('p0')];
      },
    });
    const accepted = within(await screen.findByRole('region', { name: 'Accepted' }));
    expect(await accepted.findByText(networkText)).toBeVisible();
    expect(accepted.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(accepted.queryByText('Nobody')).toBeNull();
  });
});
