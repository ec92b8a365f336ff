import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { fakeApi, renderPage, screen, testUser } from '@commons/web-kit/testing/test-render';
import { AccountSettings } from '../account-settings';

type Handlers = Parameters<typeof fakeApi>[0];
type User = ReturnType<typeof testUser>;

export const seekerProfile: AccountProfile = {
  full_name: 'Ada Brook',
  email: 'ada@example.org',
  email_verified: true,
  account_type: 'job_seeker',
  created_at: '2026-01-05T09:00:00.000Z',
  location: 'Chattanooga, TN',
  phone: '423 555 0100',
  website: 'https://ada.example.org',
  bio: 'I count.',
  skills: ['Excel', 'Welding'],
  experience_level: 'Mid Level',
  email_notifications: true,
  marketing_emails: false,
  job_alerts: true,
  desired_salary_min: 40_000,
  desired_salary_max: null,
  preferred_locations: 'Chattanooga, TN; Cleveland, TN',
  remote_ok: true,
  employment_types: ['Full-time'],
  preferred_categories: ['Retail', 'Sales'],
};

export const employerProfile: AccountProfile = {
  full_name: 'Grace Stone',
  email: 'grace@example.org',
  email_verified: true,
  account_type: 'employer',
  created_at: '2026-01-05T09:00:00.000Z',
  company_name: 'Stone Bakery',
  location: 'Dayton, TN',
  phone: '423 555 0199',
  website: 'https://stone.example.org',
  description: 'We bake.',
  email_notifications: false,
  marketing_emails: true,
  job_alerts: false,
};

interface AccountOptions {
  readonly profile?: AccountProfile;
  /** The account as it comes, where no contract allows it. */
  readonly answer?: unknown;
  readonly section?: 'basic' | 'security' | 'settings' | 'preferences';
  readonly handlers?: Handlers;
  readonly user?: Partial<User>;
  readonly refresh?: () => Promise<void>;
  readonly hasContactPage?: boolean;
}

/** Renders the settings of an account, by default a job seeker's. */
export function openAccount(options: AccountOptions = {}) {
  const { profile = seekerProfile, section, refresh = async () => {} } = options;
  const { full_name, email, email_verified, account_type } = profile;
  const api = fakeApi({
    'GET /auth/profile': () => options.answer ?? profile,
    'GET /auth/sessions': () => [],
    'GET /auth/business': () => ({ businesses: [], members: [], invitations: [] }),
    ...options.handlers,
  });
  const page = renderPage(<AccountSettings hasContactPage={options.hasContactPage ?? false} />, {
    api,
    at: section ? `/?section=${section}` : '/',
    user: testUser({ full_name, email, email_verified, account_type, ...options.user }),
    session: { refresh },
  });
  /** Clears a field and types into it. */
  const retype = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text) await page.user.type(screen.getByLabelText(label), text);
  };
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  /** The calls that change something. */
  const sent = () => api.calls.filter(({ method }) => method !== 'GET');
  return { ...page, api, retype, press, sent };
}
