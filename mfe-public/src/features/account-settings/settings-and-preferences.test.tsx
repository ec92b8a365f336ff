import {
  networkError,
  networkText,
  offContract,
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
const failures = (fallback: string) =>
  [
    ['a server text', refusal(400, 'Not today'), 'Not today'],
    ['an answer without one', refusal(500), fallback],
    ['no network', networkError(), networkText],
    ['a time-out', timedOut(), timeoutText],
  ] as const;

beforeEach(() => sessionStorage.clear());

describe('the settings', () => {
  const flag = (label: string) => screen.findByLabelText(label);

  it('[ACC-08] shows the saved flags and sends all three', async () => {
    const { user, press, sent } = openAccount({
      profile: employerProfile,
      section: 'settings',
      handlers: { 'PUT /auth/settings': () => seekerProfile },
    });
    expect(await flag('Email notifications')).not.toBeChecked();
    expect(await flag('Marketing emails')).toBeChecked();
    expect(screen.queryByLabelText('Job alerts')).toBeNull();
    expect(await flag('Reminders about your jobs')).not.toBeChecked();
    await user.click(await flag('Reminders about your jobs'));
    await press('Save Settings');
    expect(await screen.findByText('Account settings updated successfully!')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/auth/settings',
        body: { email_notifications: false, marketing_emails: true, job_alerts: true },
      }),
    ]);
  });

  it('[ACC-08] defaults to on, off, on', async () => {
    const {
      email_notifications: _e,
      marketing_emails: _m,
      job_alerts: _j,
      ...rest
    } = employerProfile;
    openAccount({ profile: employerProfile, answer: offContract(rest), section: 'settings' });
    expect(await flag('Email notifications')).toBeChecked();
    expect(await flag('Marketing emails')).not.toBeChecked();
    expect(await flag('Reminders about your jobs')).toBeChecked();
  });

  it.each(failures('Failed to update settings'))(
    '[ACC-08] shows why saving failed and keeps the ticks: %s',
    async (_case, error, text) => {
      const { user, press } = openAccount({
        profile: employerProfile,
        section: 'settings',
        handlers: { 'PUT /auth/settings': failing(error) },
      });
      await user.click(await flag('Reminders about your jobs'));
      await press('Save Settings');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(await flag('Reminders about your jobs')).toBeChecked();
    },
  );

  it('lets an employer choose a daily mail about applications, while notifications are on', async () => {
    const { user, press, sent } = openAccount({
      profile: employerProfile,
      section: 'settings',
      handlers: { 'PUT /auth/settings': () => employerProfile },
    });
    await flag('Email notifications');
    expect(screen.queryByLabelText('Emails about new applications')).toBeNull();
    await user.click(await flag('Email notifications'));
    expect(await flag('Emails about new applications')).toHaveValue('at_once');
    await user.selectOptions(
      await flag('Emails about new applications'),
      'Once a day, in the morning',
    );
    await press('Save Settings');
    await screen.findByText('Account settings updated successfully!');
    expect(sent()[0]?.body).toMatchObject({
      application_mails: 'daily',
      email_notifications: true,
    });
  });

  it("saves a job seeker's flags with the same call (A42)", async () => {
    const { user, press, sent } = openAccount({
      section: 'preferences',
      handlers: { 'PUT /auth/settings': () => seekerProfile },
    });
    await user.click(await flag('Marketing emails'));
    await press('Save Settings');
    await screen.findByText('Account settings updated successfully!');
    expect(sent().map(({ path }) => path)).toEqual(['/auth/settings']);
  });
});

describe('the job preferences', () => {
  const open = (save: () => unknown = () => seekerProfile, profile = seekerProfile) =>
    openAccount({
      profile,
      section: 'preferences',
      handlers: { 'PUT /auth/job-preferences': save },
    });
  const group = (name: string) => screen.findByRole('group', { name });
  const labels = async (name: string) =>
    within(await group(name))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  const ticked = async (name: string) =>
    within(await group(name))
      .getAllByRole('checkbox', { checked: true })
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

  it('[ACC-09] sends lists as strings', async () => {
    const { user, retype, press, sent } = open();
    await group('Categories');
    await retype('Desired Salary Minimum', '$45,000');
    await retype('Preferred Locations', 'Dayton, TN; Cleveland, TN');
    await user.click(screen.getByLabelText('Open to remote work'));
    await user.click(screen.getByLabelText('Contract'));
    await user.click(screen.getByLabelText('Customer Service'));
    await press('Save Preferences');
    expect(await screen.findByText('Job preferences updated successfully!')).toBeVisible();
    expect(sent()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/auth/job-preferences',
        body: {
          desired_salary_min: 45_000,
          desired_salary_max: null,
          preferred_locations: 'Dayton, TN; Cleveland, TN',
          remote_ok: false,
          employment_types: 'Full-time,Contract',
          categories: 'Sales,Customer Service,Retail',
        },
      }),
    ]);
  });

  it('[ACC-09] takes a salary as people write it', async () => {
    const { retype, press, sent } = open();
    await group('Categories');
    await retype('Desired Salary Minimum', '$45,000 a year');
    await press('Save Preferences');
    expect(await screen.findByText('Job preferences updated successfully!')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({ desired_salary_min: 45_000 });
  });

  it.each(failures('Failed to update preferences'))(
    '[ACC-09] shows why saving failed and keeps the input: %s',
    async (_case, error, text) => {
      const { retype, press } = open(failing(error));
      await group('Categories');
      await retype('Preferred Locations', 'Dayton, TN');
      await press('Save Preferences');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText('Preferred Locations')).toHaveValue('Dayton, TN');
    },
  );

  it('[ACC-10] offers the specified lists and ticks the saved values', async () => {
    open();
    expect(await labels('Employment Types')).toEqual([
      'Full-time',
      'Part-time',
      'Contract',
      'Freelance',
      'Internship',
      'Temporary',
    ]);
    expect(await labels('Categories')).toEqual(
      'Technology, Healthcare, Finance, Education, Marketing, Sales, Customer Service, Operations, Design, Engineering, Human Resources, Legal, Manufacturing, Retail, Hospitality'.split(
        ', ',
      ),
    );
    expect(await ticked('Employment Types')).toEqual(['Full-time']);
    // Saved under preferred_categories.
    expect(await ticked('Categories')).toEqual(['Sales', 'Retail']);
  });

  it('offers the salary of the professional profile when none is saved (A40)', async () => {
    const { press, sent, api } = openAccount({
      profile: { ...seekerProfile, desired_salary_min: null },
      section: 'preferences',
      handlers: {
        'GET /job-seeker/professional-profile': () => ({
          ...{ skills: [], experience: [], education: [], certifications: [], hidden_fields: [] },
          desired_salary_min: 52_000,
          desired_salary_max: 60_000,
        }),
        'PUT /auth/job-preferences': () => seekerProfile,
      },
    });
    expect(await screen.findByText(/From your professional profile/)).toBeVisible();
    expect(screen.getByLabelText('Desired Salary Minimum')).toHaveValue('52000');
    expect(screen.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    expect(sent()).toEqual([]);
    await press('Save Preferences');
    await screen.findByText('Job preferences updated successfully!');
    expect(sent()[0]?.body).toMatchObject({
      desired_salary_min: 52_000,
      desired_salary_max: 60_000,
    });
    const asked = () => api.calls.filter(({ path }) => path.startsWith('/job-seeker'));
    expect(asked()).toHaveLength(1);
  });

  it('does not fetch the professional profile when a salary is saved', async () => {
    const { api } = open();
    await group('Categories');
    expect(screen.getByLabelText('Desired Salary Minimum')).toHaveValue('40000');
    expect(api.calls.map(({ path }) => path)).toEqual(['/auth/profile']);
  });

  it('shows a saved value that is no longer offered, so that it can be unticked', async () => {
    const { user, press, sent } = open(() => seekerProfile, {
      ...seekerProfile,
      preferred_categories: ['Mining'],
    });
    expect(await ticked('Categories')).toEqual(['Mining']);
    await user.click(screen.getByLabelText('Mining'));
    await press('Save Preferences');
    await screen.findByText('Job preferences updated successfully!');
    expect(sent()[0]?.body).toMatchObject({ categories: '' });
  });

  it.each([
    ['forty', '', 'Enter whole dollars a year, like 45000.'],
    ['999999999', '', 'Enter whole dollars a year, like 45000.'],
    ['50000', '40000', 'Enter at least the minimum, or leave it empty.'],
  ])('refuses %s to %s', async (min, max, text) => {
    const { retype, press, sent } = open();
    await group('Categories');
    await retype('Desired Salary Minimum', min);
    await retype('Desired Salary Maximum', max);
    await press('Save Preferences');
    expect(screen.getByText(text)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
