import { askToLeave } from '@commons/web-kit/forms/leave-request';
import { screen, waitFor } from '@commons/web-kit/testing/test-render';
import { act } from '@testing-library/react';
import { button, edit, field, open, path, section, sent, stored } from '../testing/open-profile';

beforeEach(() => sessionStorage.clear());

it('[PRO-02] enables Save Changes only when something changed, warns, and Cancel restores', async () => {
  const { user, api } = await edit();
  expect(button('Save Changes')).toBeDisabled();
  expect(screen.queryByText(/unsaved changes/)).toBeNull();
  await user.type(field('Professional title'), 's');
  expect(button('Save Changes')).toBeEnabled();
  expect(screen.getByText(/unsaved changes/)).toBeVisible();
  await user.type(field('Professional title'), '{Backspace}');
  expect(button('Save Changes')).toBeDisabled();
  await user.clear(field('Professional title'));
  await user.type(field('Professional title'), 'Pastry chef');
  await user.click(button('Cancel'));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(button('Keep editing'));
  expect(field('Professional title')).toHaveValue('Pastry chef');
  await user.click(button('Cancel'));
  await user.click(button('Discard changes'));
  expect(section('Professional Information')).toHaveTextContent('Baker');
  await user.click(button('Edit Profile'));
  expect(field('Professional title')).toHaveValue('Baker');
  expect(sent(api, 'PUT')).toHaveLength(0);
});

it('[PRO-02] cannot be saved twice at once; Cancel then restores the saved values', async () => {
  let answer: (value: unknown) => void = () => {};
  const { user, api } = await edit({
    [`PUT ${path}`]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.type(field('Professional title'), 's');
  await user.click(button('Save Changes'));
  expect(button('Saving...')).toBeDisabled();
  await user.type(field('Professional title'), '{Enter}');
  expect(sent(api, 'PUT')).toHaveLength(1);
  answer({ ...stored, professional_title: 'Bakers' });
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.type(field('Professional title'), '!');
  await user.click(button('Cancel'));
  await user.click(button('Discard changes'));
  expect(section('Professional Information')).toHaveTextContent('Bakers');
});

it('merges what another tab has saved in the meantime with the changes made here', async () => {
  let onServer = stored;
  const { user, api } = await edit({ [`GET ${path}`]: () => onServer });
  await user.type(field('Phone'), '9');
  onServer = { ...stored, professional_title: 'Head Baker' };
  const news = { key: 'commons-saved', newValue: JSON.stringify([path]) };
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', news)));
  await waitFor(() => expect(field('Professional title')).toHaveValue('Head Baker'));
  await user.click(button('Save Changes'));
  await screen.findByText('Profile saved successfully!');
  const saved = { professional_title: 'Head Baker', phone: '423 555 01009' };
  expect(sent(api, 'PUT')[0]?.body).toMatchObject(saved);
});

describe('unsaved changes', () => {
  it('open a question before another tab opens', async () => {
    const { user, path: place } = await edit();
    await user.type(field('Phone'), '9');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(button('Keep editing'));
    expect(field('Phone')).toHaveValue('423 555 01009');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(button('Discard changes'));
    expect(place()).toBe('/job-seeker-dashboard');
    await user.click(screen.getByRole('tab', { name: 'Professional Profile' }));
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  it('open a question before signing out', async () => {
    const { user } = await edit();
    const signOut = jest.fn();
    askToLeave(signOut);
    expect(signOut).toHaveBeenCalledTimes(1);
    await user.type(field('Phone'), '9');
    act(() => askToLeave(signOut));
    await user.click(button('Keep editing'));
    expect(field('Phone')).toHaveValue('423 555 01009');
    act(() => askToLeave(signOut));
    expect(signOut).toHaveBeenCalledTimes(1);
    await user.click(button('Discard changes'));
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  it('survive a reload as a draft', async () => {
    const { user, unmount } = await edit();
    await user.type(field('Phone'), '9');
    unmount();
    await open();
    expect(await screen.findByLabelText('Phone')).toHaveValue('423 555 01009');
    expect(button('Save Changes')).toBeEnabled();
  });
});
