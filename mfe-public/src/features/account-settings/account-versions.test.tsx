import { screen, stale } from '@commons/web-kit/testing/test-render';
import { openAccount, seekerProfile } from './testing/open-account';

beforeEach(() => sessionStorage.clear());

it('shows both versions when the profile was saved elsewhere in the meantime', async () => {
  const theirs = { ...seekerProfile, bio: 'I count days.', etag: '"2"' };
  const { retype, press, sent } = openAccount({
    profile: { ...seekerProfile, etag: '"1"' } as typeof seekerProfile,
    handlers: {
      'PUT /profile': ({ headers }) => {
        if (headers?.['if-match'] === '"1"') throw stale(theirs);
        return theirs;
      },
    },
  });
  await screen.findByLabelText('Bio');
  await retype('Bio', 'I count nights.');
  await press('Save Changes');
  await screen.findByRole('dialog', { name: 'Someone saved a different text in the meantime' });
  await press('Back to my text');
  expect(screen.queryByText('Profile updated successfully!')).toBeNull();
  expect(screen.getByLabelText('Bio')).toHaveValue('I count nights.');
  await press('Save Changes');
  await press('Save what I chose');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(sent().at(-1)?.body).toMatchObject({ bio: 'I count nights.' });
});
