import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import {
  fakeApi,
  refusal,
  renderPage,
  screen,
  testUser,
  waitFor,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import OperatorPortalPage from './operator-portal.page';

const defaults = {
  ...{ name: 'Commons', town: 'Chattanooga', state: 'TN', time_zone: 'America/New_York' },
  ...{ mail_sender: 'Commons', accent: '#14594a' },
};

function openPortal(handlers: Parameters<typeof fakeApi>[0] = {}) {
  let version = 0;
  let saved: SavedPortal = {};
  const api = fakeApi({
    'GET /auth/operator/portal-settings': () => ({ version, saved, defaults }),
    'GET /auth/operator/portal-settings/versions': () => withTotal([], '0'),
    'PUT /auth/operator/portal-settings': ({ body }) => {
      version += 1;
      saved = (body as { saved: SavedPortal }).saved;
      return { version, saved, defaults };
    },
    ...handlers,
  });
  const user = testUser({ full_name: 'Opal Operator', operator: true });
  const path = '/operator/portal';
  return { api, ...renderPage(<OperatorPortalPage />, { route: path, at: path, api, user }) };
}

// What was typed and not saved is kept there.
afterEach(() => sessionStorage.clear());

const field = (label: string) => screen.findByLabelText(label, { exact: true });
const press = (name: string) => screen.getByRole('button', { name });

it('says what is still the example, and saves what was set for everybody', async () => {
  const { user, api } = openPortal();
  const name = await field('Name of the portal');
  expect(screen.getByText(/^Still the example: name of the portal, town, state/)).toBeVisible();
  expect(press('Save for everybody')).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Quillhaven Commons');
  await user.type(screen.getByLabelText('What changed, for the log'), 'The council chose it');
  await user.click(press('Save for everybody'));
  expect(await screen.findByText('Saved as version 1. Pages follow within seconds.')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ version: 0, saved: { name: 'Quillhaven Commons' }, note: 'The council chose it' },
  });
  expect(await screen.findByText(/^Still the example: town, state/)).toBeVisible();
});

it('offers the nearest colour that can be read, and shows it on light and dark', async () => {
  const { user } = openPortal();
  const colour = await field('Color');
  await user.clear(colour);
  await user.type(colour, '#e0a030');
  expect(
    screen.getByText(/Text in this color is not readable on a light background/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Preview, dark' })).toBeNull();
  await user.click(press('Take the nearest that can be read'));
  expect(colour).toHaveValue('#8b631e');
  expect(screen.getByRole('region', { name: 'Preview, dark' })).toBeVisible();
});

it('switches areas off and on again', async () => {
  const { user, api } = openPortal();
  await user.click(await screen.findByRole('checkbox', { name: 'Résumé assistant' }));
  await user.click(screen.getByRole('checkbox', { name: 'Job board' }));
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 1/);
  const saved = () => api.calls.findLast(({ method }) => method === 'PUT')?.body;
  expect(saved()).toMatchObject({ saved: { areas_off: ['jobs', 'resumes'] } });
  expect(await screen.findByRole('checkbox', { name: 'Job board' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Job board' }));
  await user.click(screen.getByRole('checkbox', { name: 'Résumé assistant' }));
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 2/);
  expect(saved()).toMatchObject({ saved: {} });
});

it('shows a text as it will read, and goes back to the specified one', async () => {
  const { user } = openPortal();
  await user.click(await screen.findByRole('button', { name: /^Community Guidelines/ }));
  const text = await field('Community Guidelines');
  await user.clear(text);
  await user.type(text, '## Be kind{enter}{enter}In {{town}.');
  const previews = screen.getAllByRole('button', { name: 'Preview' });
  await user.click(previews[0] as HTMLElement);
  const preview = within(screen.getByRole('region', { name: 'Preview: Community Guidelines' }));
  expect(preview.getByRole('heading', { name: 'Be kind' })).toBeVisible();
  expect(preview.getByText('In Chattanooga.')).toBeVisible();
  await user.click(press('Back to the example'));
  expect((text as HTMLTextAreaElement).value).toMatch(/^Four rules keep this place useful/);
  expect(press('Save for everybody')).toBeDisabled();
});

it('begins the foot of every page with the specified text', async () => {
  const { user } = openPortal();
  await user.click(await screen.findByRole('button', { name: /^Foot of every page/ }));
  expect(await field('Foot of every page')).toHaveValue(
    '{portal} is for {place} and its neighbors, and free: no listing fees, no usage limits, no account fees.',
  );
});

it('adds a page of the town, whose address follows its title, and removes it', async () => {
  const { user, api } = openPortal();
  await user.click(await screen.findByRole('button', { name: 'Add a page' }));
  await user.type(screen.getByLabelText('Title'), 'Fête & market');
  expect(screen.getByLabelText('Address')).toHaveValue('fete-market');
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'Market');
  expect(screen.getByText('Lowercase letters, digits and single hyphens.')).toBeVisible();
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'market');
  await user.type(screen.getByLabelText('Text'), 'On **Saturdays**');
  await user.click(screen.getByLabelText('Link to it at the foot of every page'));
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 1/);
  const saved = () => api.calls.findLast(({ method }) => method === 'PUT')?.body;
  const page = { address: 'market', title: 'Fête & market', text: 'On **Saturdays**' };
  expect(saved()).toMatchObject({ saved: { pages: [{ ...page, in_footer: false }] } });
  await user.click(await screen.findByRole('button', { name: 'Fête & market' }));
  await user.click(press('Remove this page'));
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 2/);
  expect(saved()).toMatchObject({ saved: {} });
});

it('says at the field what the server refuses, and keeps what was typed', async () => {
  const { user } = openPortal({
    'PUT /auth/operator/portal-settings': () => {
      throw refusal(422, [
        { loc: ['body', 'saved', 'town'], msg: 'The name of the town alone', type: 'custom' },
      ]);
    },
  });
  const town = await field('Town');
  await user.type(town, ', TN');
  await user.click(press('Save for everybody'));
  expect(await screen.findByText('The name of the town alone')).toBeVisible();
  expect(town).toHaveValue('Chattanooga, TN');
});

it('restores a former version at once, and the one before by Undo', async () => {
  let version = 2;
  const { user, api } = openPortal({
    'GET /auth/operator/portal-settings': () => ({ version, saved: { name: 'B' }, defaults }),
    'GET /auth/operator/portal-settings/versions': () =>
      withTotal(
        [2, 1].map((version) => ({
          ...{ version, saved_at: '2026-11-20T10:00:00.000Z', saved_by: 'Ada' },
          ...{ changed: ['name', 'texts.mission'], note: 'Why not' },
        })),
        '2',
      ),
    'POST /auth/operator/portal-settings/restore': () => {
      version += 1;
      return { version, saved: {}, defaults };
    },
  });
  expect(await screen.findByText('Version 2, in force')).toBeVisible();
  expect(screen.getAllByText(/by Ada: Name of the portal, Our Mission/)).toHaveLength(2);
  await user.click(press('Restore version 1'));
  expect(await screen.findByText(/Restored as version 3/)).toBeVisible();
  await user.click(press('Undo'));
  expect(await screen.findByText(/Restored as version 4/)).toBeVisible();
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { version: 2, of: 1 },
    { version: 3, of: 2 },
  ]);
});

it('adds categories of the town, and takes one off whose businesses were moved', async () => {
  const { user, api } = openPortal({
    'GET /auth/operator/word-uses': () => ({ total: 12 }),
    'POST /auth/operator/word-moves': () => ({ total: 12 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a category of businesses' }));
  await user.type(screen.getByLabelText('Name in English'), 'Crafts');
  await user.type(screen.getByLabelText(/^Words that residents type/), 'pottery, , quilts,');
  await user.selectOptions(screen.getByLabelText('Picture of businesses without photos'), 'Retail');
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 1/);
  const saved = () => api.calls.findLast(({ method }) => method === 'PUT')?.body;
  const crafts = { name: 'Crafts', spanish: 'Crafts', words: ['pottery', 'quilts'] };
  expect(saved()).toMatchObject({
    saved: { listing_categories: [{ ...crafts, picture: 'Retail' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Crafts' }));
  expect(screen.getByLabelText('Name in English')).toHaveAttribute('readonly');
  expect(screen.getByLabelText(/^Words that residents type/)).toHaveValue('pottery, quilts');
  await user.type(screen.getByLabelText(/^Words that residents type/), ', clay');
  await user.click(press('Remove Crafts'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^12 businesses use it/)).toBeVisible();
  expect(screen.getByRole('dialog').closest('form form')).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/^Move them to/), 'Home Services');
  await user.click(dialog.getByRole('button', { name: 'Move 12 businesses' }));
  expect(await screen.findByRole('button', { name: 'Save for everybody' })).toBeEnabled();
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ list: 'listing_categories', name: 'Crafts', to: 'Home Services' },
  });
  // Moving them saves nothing of the settings around the dialog.
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await user.click(press('Save for everybody'));
  await screen.findByText(/^Saved as version 2/);
  expect(saved()).toMatchObject({ version: 1, saved: {} });
});

describe('of two entries that are removed in quick succession', () => {
  const word = (name: string) => ({ name, spanish: name, words: [] });
  const listing_categories = ['Crafts', 'Farms', 'Mills'].map(word);

  it('both leave the list, and no other', async () => {
    const counts: (() => void)[] = [];
    const { user, api } = openPortal({
      'GET /auth/operator/portal-settings': () => ({
        ...{ version: 1, saved: { listing_categories }, defaults },
      }),
      'GET /auth/operator/word-uses': () =>
        new Promise((resolve) => counts.push(() => resolve({ total: 0 }))),
    });
    await user.click(await screen.findByRole('button', { name: 'Farms' }));
    for (const name of ['Crafts', 'Farms'])
      await user.click(screen.getByRole('button', { hidden: true, name: `Remove ${name}` }));
    await waitFor(() => expect(counts).toHaveLength(2));
    counts[0]?.();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Crafts' })).toBeNull());
    // The one that was open is open, not its neighbour.
    expect(screen.getByRole('button', { name: 'Farms' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Mills' })).toHaveAttribute('aria-expanded', 'false');
    counts[1]?.();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Farms' })).toBeNull());
    await user.click(press('Save for everybody'));
    await waitFor(() =>
      expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        saved: { listing_categories: [word('Mills')] },
      }),
    );
  });

  it('the fault of a third stays with it', async () => {
    const { user } = openPortal({
      'PUT /auth/operator/portal-settings': () => {
        const loc = ['body', 'saved', 'listing_categories', '1', 'name'];
        throw refusal(422, [{ loc, msg: 'Not that one.', type: 'custom' }]);
      },
    });
    for (const name of ['Crafts', 'Farms', 'Mills']) {
      await user.click(await screen.findByRole('button', { name: 'Add a category of businesses' }));
      await user.type(screen.getAllByLabelText('Name in English').at(-1) as HTMLElement, name);
    }
    await user.click(press('Save for everybody'));
    const invalid = () =>
      screen
        .getAllByLabelText<HTMLInputElement>('Name in English')
        .filter((input) => input.getAttribute('aria-invalid') === 'true')
        .map(({ value }) => value);
    await waitFor(() => expect(invalid()).toEqual(['Farms']));
    await user.click(press('Remove Crafts'));
    expect(invalid()).toEqual(['Farms']);
  });
});

it('brings a removed page back to its place', async () => {
  const page = (title: string) => ({ address: title.toLowerCase(), title, text: title });
  const pages = ['Market', 'Parks'].map((title) => ({ ...page(title), in_footer: true }));
  const { user } = openPortal({
    'GET /auth/operator/portal-settings': () => ({ version: 1, saved: { pages }, defaults }),
  });
  await user.click(await screen.findByRole('button', { name: 'Market' }));
  await user.click(press('Remove this page'));
  expect(screen.getByText('Removed “Market”.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Market' })).toBeNull();
  await user.click(press('Undo'));
  expect(screen.queryByText('Removed “Market”.')).toBeNull();
  const names = screen.getAllByRole('button', { name: /^(Market|Parks)$/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Market', 'Parks']);
  expect(screen.getAllByLabelText('Text')[0]).toHaveValue('Market');
  // As it was saved.
  expect(press('Save for everybody')).toBeDisabled();
});

describe('what was typed and not saved', () => {
  const fresh = () => {
    const opened = openPortal({
      'GET /auth/operator/portal-settings': () => ({ version: 0, saved: {}, defaults }),
    });
    return { ...opened, name: () => field('Name of the portal') };
  };
  it('[A67] is there after a reload, with its note, and gone once it is saved', async () => {
    const first = openPortal();
    await first.user.clear(await field('Name of the portal'));
    await first.user.type(await field('Name of the portal'), 'Quillhaven');
    await first.user.type(screen.getByLabelText('What changed, for the log'), 'The council');
    first.unmount();
    const second = openPortal();
    expect(await field('Name of the portal')).toHaveValue('Quillhaven');
    expect(screen.getByLabelText('What changed, for the log')).toHaveValue('The council');
    await second.user.click(press('Save for everybody'));
    await screen.findByText(/^Saved as version 1/);
    second.unmount();
    fresh();
    expect(await field('Name of the portal')).toHaveValue('Commons');
  });

  it('[A67] is merged with what someone else has saved meanwhile, and says what it replaces', async () => {
    const first = fresh();
    await first.user.type(await first.name(), ' of ours');
    await first.user.type(await field('Town'), ' Falls');
    first.unmount();
    const theirs = { name: 'Their name', contact_email: 'hello@example.org' };
    const { user, api } = openPortal({
      'GET /auth/operator/portal-settings': () => ({ version: 7, saved: theirs, defaults }),
    });
    expect(await field('Name of the portal')).toHaveValue('Commons of ours');
    expect(screen.getByText(/^Someone else has saved Name of the portal since/)).toBeVisible();
    await user.click(press('Save for everybody'));
    await screen.findByText(/^Saved as version/);
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 7,
      saved: { ...theirs, name: 'Commons of ours', town: 'Chattanooga Falls' },
    });
  });
});
