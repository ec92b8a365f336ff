import type { SavedPortal } from '@commons/contracts/portal/portal-settings';
import { setSiteSetting } from '@commons/web-kit/testing/set-site-setting';
import {
  fakeApi,
  renderPage,
  screen,
  testUser,
  within,
  withTotal,
} from '@commons/web-kit/testing/test-render';
import OperatorPortalPage from './operator-portal.page';

const defaults = {
  ...{ name: 'Commons', town: 'Chattanooga', state: 'TN', time_zone: 'America/New_York' },
  ...{ mail_sender: 'Commons', accent: '#14594a' },
};

/** The console, in English, of a portal whose first language is Spanish. */
async function openConsole(saved: SavedPortal) {
  setSiteSetting('languages', 'es en');
  const api = fakeApi({
    'GET /auth/operator/portal-settings': () => ({ version: 1, saved, defaults }),
    'GET /auth/operator/portal-settings/versions': () => withTotal([], '0'),
    'PUT /auth/operator/portal-settings': ({ body }) => ({
      ...{ version: 2, saved: (body as { saved: SavedPortal }).saved, defaults },
    }),
  });
  const user = testUser({ full_name: 'Opal Operator', operator: true });
  const path = '/operator/portal';
  const opened = renderPage(<OperatorPortalPage />, { route: path, at: path, api, user });
  await screen.findByLabelText('Name of the portal');
  const save = async () => {
    await opened.user.click(screen.getByRole('button', { name: 'Save for everybody' }));
    await screen.findByText(/^Saved as version 2/);
    const put = api.calls.find(({ method }) => method === 'PUT');
    return (put as { body: { saved: SavedPortal } }).body.saved;
  };
  return { ...opened, save };
}

const button = (name: RegExp) => screen.findByRole('button', { name });

it('takes a text for each language, and says which readers have none', async () => {
  const { user, save } = await openConsole({ texts: { mission: 'Somos vecinos.' } });
  await user.click(await button(/^Our Mission Your own Not in English$/));
  expect(screen.getByLabelText('Our Mission (Spanish)')).toHaveValue('Somos vecinos.');
  const english = screen.getByLabelText('Our Mission (English)');
  expect(english).toHaveValue('');
  expect(english).toHaveAccessibleDescription(
    /^Empty: readers of English get the text in Spanish\./,
  );
  await user.type(english, 'We are neighbors.');
  expect(await button(/^Our Mission Your own$/)).toBeVisible();
  expect(await save()).toEqual({
    texts: { mission: 'Somos vecinos.' },
    translated_texts: { en: { mission: 'We are neighbors.' } },
  });
});

it('changes the text of one language alone, and does not store the specified one', async () => {
  const { user, save } = await openConsole({});
  await user.click(await button(/^Our Mission Still the example$/));
  const english = screen.getByLabelText<HTMLTextAreaElement>('Our Mission (English)');
  expect(english.value).toMatch(/^\{portal\} connects/);
  expect(screen.getByLabelText('Our Mission (Spanish)')).toHaveAccessibleDescription(
    /^Empty: readers of Spanish get the text of the example\./,
  );
  await user.type(english, ' ');
  expect(screen.getByRole('button', { name: 'Save for everybody' })).toBeDisabled();
  await user.clear(english);
  await user.type(english, 'Ours.');
  expect(await save()).toEqual({ translated_texts: { en: { mission: 'Ours.' } } });
});

it('keeps the specified text for readers of one language where it is chosen', async () => {
  const { user, save } = await openConsole({ texts: { mission: 'Somos vecinos.' } });
  await user.click(await button(/^Our Mission/));
  const begin = screen.getAllByRole('button', { name: 'Begin with the example' });
  await user.click(begin[0] as HTMLElement);
  const { translated_texts } = await save();
  expect(translated_texts?.en?.mission).toMatch(/^\{portal\} connects/);
});

it('takes title and text of a page for each language', async () => {
  const page = { address: 'mercado', title: 'Mercado', text: 'Los sábados.', in_footer: true };
  const { user, save } = await openConsole({ pages: [page] });
  await user.click(await button(/^Mercado$/));
  const panel = within(screen.getByLabelText('Title (Spanish)').closest('div[id]') as HTMLElement);
  await user.type(panel.getByLabelText('Title (English)'), 'Market');
  expect(screen.getByLabelText('Address')).toHaveValue('mercado');
  expect(panel.getByLabelText('Text (English)')).toHaveAccessibleDescription(
    /^Empty: readers of English get the text in Spanish\./,
  );
  expect(await save()).toEqual({ pages: [{ ...page, translated: { en: { title: 'Market' } } }] });
});
