import {
  networkError,
  networkText,
  refusal,
  screen,
  timedOut,
  timeoutText,
  within,
} from '@commons/web-kit/testing/test-render';
import { employerProfile, openAccount, seekerProfile } from './testing/open-account';

const failing = (error: unknown) => () => {
  throw error;
};
const tabNames = () =>
  within(screen.getByRole('tablist', { name: 'Account' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

describe('account settings', () => {
  it('[ACC-01] shows the tabs of the account type, each opening its section', async () => {
    const employer = openAccount({ profile: employerProfile });
    expect(tabNames()).toEqual(['Basic Information', 'Password & Security', 'Account Settings']);
    expect(await screen.findByLabelText('Full Name')).toBeVisible();
    await employer.user.click(screen.getByRole('tab', { name: 'Password & Security' }));
    expect(screen.getByLabelText('Current Password')).toBeVisible();
    await employer.user.click(screen.getByRole('tab', { name: 'Account Settings' }));
    expect(screen.getByLabelText('Marketing emails')).toBeVisible();
    expect(employer.path()).toBe('/?section=settings');
    employer.unmount();

    const seeker = openAccount();
    expect(tabNames()).toEqual(['Basic Information', 'Password & Security', 'Job Preferences']);
    await seeker.user.click(screen.getByRole('tab', { name: 'Job Preferences' }));
    expect(await screen.findByLabelText('Preferred Locations')).toBeVisible();
    // Decision A42: job seekers have the flags here.
    expect(screen.getByLabelText('Marketing emails')).toBeVisible();
  });

  it('[ACC-02] shows the account type, which only support can change', async () => {
    const employer = openAccount({ profile: employerProfile, hasContactPage: true });
    expect(screen.getByText('Employer / Business Owner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute(
      'href',
      '/contact?subject=Change%20account%20type',
    );
    await screen.findByLabelText('Full Name');
    expect(screen.queryByLabelText(/account type/i)).toBeNull();
    employer.unmount();

    openAccount({ hasContactPage: false });
    expect(screen.getByText('Job Seeker')).toBeVisible();
    expect(screen.getByText(/contact support with the subject/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it("[ACC-03] loads an employer's profile; the description falls back to the bio", async () => {
    const { description: _, ...rest } = employerProfile;
    const { api } = openAccount({ profile: { ...rest, bio: 'We bake bread.' } });
    expect(await screen.findByLabelText('Company Name')).toHaveValue('Stone Bakery');
    expect(api.calls).toEqual([expect.objectContaining({ method: 'GET', path: '/auth/profile' })]);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Grace Stone');
    expect(screen.getByLabelText('Email')).toHaveValue('grace@example.org');
    expect(screen.getByLabelText('Location')).toHaveValue('Dayton, TN');
    expect(screen.getByLabelText('Phone')).toHaveValue('423 555 0199');
    expect(screen.getByLabelText('Website')).toHaveValue('https://stone.example.org');
    expect(screen.getByLabelText('Description')).toHaveValue('We bake bread.');
    expect(screen.queryByLabelText('Skills')).toBeNull();
  });

  it("[ACC-03] loads a job seeker's profile", async () => {
    openAccount();
    expect(await screen.findByLabelText('Skills')).toHaveValue('Excel, Welding');
    expect(screen.getByLabelText('Experience Level')).toHaveValue('Mid Level');
    expect(screen.getByLabelText('Bio')).toHaveValue('I count.');
    expect(screen.queryByLabelText('Company Name')).toBeNull();
    expect(screen.queryByLabelText('Description')).toBeNull();
  });

  it.each([
    ['no network', networkError(), networkText],
    ['a time-out', timedOut(), timeoutText],
    ['an answer without a text', refusal(500), 'Failed to load profile data'],
    ['a server text', refusal(503, 'Under repair'), 'Under repair'],
  ])('[ACC-03] shows a load error and retries: %s', async (_case, error, text) => {
    let answer: () => unknown = failing(error);
    const { press } = openAccount({ handlers: { 'GET /auth/profile': () => answer() } });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    answer = () => seekerProfile;
    await press('Try again');
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Brook');
  });

  it('reminds of an unverified address and resends the mail', async () => {
    let answer: () => unknown = () => ({ message: 'Sent' });
    const { press, sent } = openAccount({
      user: { email_verified: false },
      handlers: { 'POST /auth/resend-verification': () => answer() },
    });
    await press('Resend Verification Email');
    expect(
      await screen.findByText('Verification email sent! Please check your inbox.'),
    ).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({ body: { email: 'ada@example.org' }, plain: true }),
    ]);
    answer = failing(networkError());
    await press('Resend Verification Email');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });

  it('shows no reminder for a verified address', () => {
    openAccount();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
    expect(screen.getByText('Email verified')).toBeVisible();
  });
});
