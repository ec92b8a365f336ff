import { screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { openDesk as open, person, row, deskSummary as summary } from '../testing/desk';

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

it('prints the names of the list and of the board, and nothing that works on the screen alone', async () => {
  const isPrinted = (element: Element) =>
    !element.closest('button:not([data-print="show"]), [data-print="hide"]');
  const { user } = open('&open=p2');
  expect(isPrinted(within(await person('p1')).getByText('Person p1'))).toBe(true);
  expect(isPrinted(screen.getByLabelText('Search'))).toBe(false);
  expect(isPrinted(screen.getByLabelText('Select Person p1'))).toBe(false);
  expect(isPrinted(await screen.findByLabelText('New tag'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(isPrinted(await screen.findByRole('button', { name: 'Person p1' }))).toBe(true);
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
