import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  waitFor,
} from '@commons/web-kit/testing/test-render';
import { act } from 'react';
import { employerProfile, openAccount, seekerProfile } from './testing/open-account';

const failing = (error: unknown) => () => {
  throw error;
};
const loaded = () => screen.findByLabelText('Full Name');
const saved = { 'PUT /profile': () => seekerProfile };

beforeEach(() => sessionStorage.clear());

describe('Basic Information', () => {
  it('[ACC-04] checks name, required email, email format and website in this order, and sends nothing', async () => {
    const { retype, press, sent } = openAccount({ handlers: saved });
    await loaded();
    await retype('Full Name', '  ');
    await retype('Email', '');
    await retype('Website', 'ada.example.org');
    const onlyProblem = async (text: string) => {
      await press('Save Changes');
      expect(screen.getByText(text)).toBeVisible();
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      expect(document.activeElement).toBe(document.querySelector('[aria-invalid]'));
    };
    await onlyProblem('Full name is required');
    await retype('Full Name', 'Ada');
    await onlyProblem('Email is required');
    await retype('Email', 'ada@example');
    await onlyProblem('Please enter a valid email address');
    await retype('Email', 'ada@example.org');
    await onlyProblem('Website URL must start with http:// or https://');
    expect(sent()).toEqual([]);
    await retype('Website', 'http://ada.example.org');
    await press('Save Changes');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("[ACC-05] sends a job seeker's fields without the email, then refreshes the user", async () => {
    const refresh = jest.fn(async () => {});
    const { retype, press, sent } = openAccount({ handlers: saved, refresh });
    await loaded();
    await retype('Skills', 'Excel, Forklift ,, ');
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/profile',
        body: {
          full_name: 'Ada Brook',
          location: 'Chattanooga, TN',
          phone: '423 555 0100',
          bio: 'I count.',
          skills: ['Excel', 'Forklift'],
          experience_level: 'Mid Level',
          website: 'https://ada.example.org',
        },
      }),
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("[ACC-05] sends an employer's fields without the email, then refreshes the user", async () => {
    const refresh = jest.fn(async () => {});
    const { press, sent } = openAccount({ profile: employerProfile, handlers: saved, refresh });
    await loaded();
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent()[0]?.body).toEqual({
      full_name: 'Grace Stone',
      company_name: 'Stone Bakery',
      location: 'Dayton, TN',
      phone: '423 555 0199',
      website: 'https://stone.example.org',
      description: 'We bake.',
    });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a server text', refusal(400, 'Not today'), 'Not today'],
    ['an answer without one', refusal(500), 'Failed to update profile'],
    ['no network', networkError(), networkText],
    ['a time-out', timedOut(), timeoutText],
  ])('[ACC-05] shows why saving failed and keeps the input: %s', async (_case, error, text) => {
    const refresh = jest.fn(async () => {});
    const { retype, press } = openAccount({
      handlers: { 'PUT /profile': failing(error) },
      refresh,
    });
    await loaded();
    await retype('Bio', 'New words');
    await press('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Bio')).toHaveValue('New words');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is busy while saving; its banner lasts 5 seconds', async () => {
    let answer = (_value: unknown) => {};
    const { press, user } = openAccount({
      handlers: {
        'PUT /profile': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await loaded();
    await press('Save Changes');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await user.type(screen.getByLabelText('Full Name'), '{Enter}');
    jest.useFakeTimers();
    try {
      await act(async () => answer(seekerProfile));
      expect(screen.getByText('Profile updated successfully!')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(4900));
      expect(screen.getByText('Profile updated successfully!')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Profile updated successfully!')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it("shows a refused field's message next to the field only", async () => {
    const detail = [{ loc: ['body', 'phone'], msg: 'Too long', type: 'too_big' }];
    const { press } = openAccount({ handlers: { 'PUT /profile': failing(refusal(422, detail)) } });
    await loaded();
    await press('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please check the marked fields\.$/,
    );
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Too long');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });

  it('keeps the input as a draft until it is saved or undone (A67)', async () => {
    const first = openAccount({ handlers: saved });
    await loaded();
    await first.retype('Bio', 'Half a sentence');
    first.unmount();

    const second = openAccount({ handlers: saved });
    expect(await screen.findByLabelText('Bio')).toHaveValue('Half a sentence');
    await second.press('Undo changes');
    expect(screen.getByLabelText('Bio')).toHaveValue('I count.');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
    await second.retype('Bio', 'A whole one.');
    await second.press('Save Changes');
    await screen.findByText('Profile updated successfully!');
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    second.unmount();

    openAccount();
    expect(await screen.findByLabelText('Bio')).toHaveValue('I count.');
  });

  describe('with another email (A41)', () => {
    const open = (changeEmail: () => unknown) => {
      let profile = seekerProfile;
      return openAccount({
        handlers: {
          ...saved,
          'GET /auth/profile': () => profile,
          'PUT /auth/email': () => {
            const answer = changeEmail();
            profile = { ...profile, pending_email: 'new@example.org' };
            return answer;
          },
        },
      });
    };

    it('asks for the password, then says that a link was sent', async () => {
      const { retype, press, sent } = open(() => seekerProfile);
      await loaded();
      expect(screen.queryByLabelText('Current password')).toBeNull();
      await retype('Email', 'new@example.org');
      await press('Save Changes');
      expect(screen.getByText('Enter your current password to change your email.')).toBeVisible();
      expect(sent()).toEqual([]);
      await retype('Current password', 'secret-1');
      await press('Save Changes');
      expect(
        await screen.findByText(/We sent a confirmation link to new@example.org/),
      ).toBeVisible();
      expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PUT', '/auth/email', { email: 'new@example.org', current_password: 'secret-1' }],
        ['PUT', '/profile', expect.not.objectContaining({ email: expect.anything() })],
      ]);
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-1');
    });

    it('saves nothing when the password is wrong, and keeps the input', async () => {
      const { retype, press, sent } = open(failing(refusal(400, 'Wrong password')));
      await loaded();
      await retype('Email', 'new@example.org');
      await retype('Current password', 'wrong');
      await press('Save Changes');
      expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
      expect(sent().map(({ path }) => path)).toEqual(['/auth/email']);
      expect(screen.getByLabelText('Email')).toHaveValue('new@example.org');
      expect(screen.getByLabelText('Current password')).toHaveValue('wrong');
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('wrong');
    });

    it('treats different capitals as the same address', async () => {
      const { retype, press, sent } = open(() => seekerProfile);
      await loaded();
      await retype('Email', 'ADA@example.org ');
      await press('Save Changes');
      await screen.findByText('Profile updated successfully!');
      expect(sent().map(({ path }) => path)).toEqual(['/profile']);
    });
  });
});
