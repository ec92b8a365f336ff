import type { UserSnapshot } from '@commons/contracts/account';
import type { SeekerPreferences } from '@commons/contracts/job-matches';
import type { JobPosting } from '@commons/contracts/jobs';
import type { ListingSnapshot } from '@commons/contracts/listings';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { jobsService } from '../app.module.js';

/** The service under test, with a fake auth and directory. */
export interface JobsUnderTest extends TestService {
  /** Accounts in auth, by id. Change an entry to change the account. */
  readonly accounts: Map<string, UserSnapshot>;
  /** Listings in directory, by owner. */
  readonly listings: Map<string, ListingSnapshot>;
  /** Job seekers in auth, by id. */
  readonly seekers: Map<string, SeekerPreferences>;
  /** While true, auth fails. */
  authIsAway: boolean;
  /** While true, directory fails. */
  directoryIsAway: boolean;
  /** Creates an account and a token for it. */
  account(type: UserSnapshot['account_type'], change?: Partial<UserSnapshot>): Promise<Person>;
}

export interface Person extends UserSnapshot {
  readonly token: string;
}

let made = 0;
const nextId = () => (0x650000000000000000000000n + BigInt(++made)).toString(16);

/** Starts the service with a fake auth and directory. Decisions are final at once, unless `env` says otherwise. */
export async function startJobs(env: Record<string, string> = {}): Promise<JobsUnderTest> {
  const accounts = new Map<string, UserSnapshot>();
  const listings = new Map<string, ListingSnapshot>();
  const seekers = new Map<string, SeekerPreferences>();
  const state = { authIsAway: false, directoryIsAway: false };
  const internal = ({ method, path }: { method: string; path: string }) => {
    const [, , what, one = '', other = ''] = (path.split('?')[0] ?? '').split('/');
    if (what === 'listings') {
      if (state.directoryIsAway) throw new Error('directory is down');
      return listings.get(other);
    }
    if (state.authIsAway) throw new Error('auth is down');
    if (what === 'users') return accounts.get(one);
    return askSeekers(seekers, method, one, new URL(path, 'http://auth').searchParams);
  };
  const service = await createTestService(jobsService, {
    env: { APPLICATION_UNDO_SECONDS: '0', ...env },
    internal,
  });
  const account = async (
    type: UserSnapshot['account_type'],
    change: Partial<UserSnapshot> = {},
  ): Promise<Person> => {
    const id = nextId();
    const person = {
      id,
      full_name: type === 'employer' ? `Erin Employer ${made}` : `Sam Seeker ${made}`,
      email: `person${made}@example.org`,
      account_type: type,
      email_notifications: true,
      ...change,
    };
    accounts.set(id, person);
    const { full_name, email, company_name } = person;
    const claims = { sub: id, account_type: type, full_name, email, company_name };
    return { ...person, token: await service.tokenFor(claims) };
  };
  return Object.defineProperties({ accounts, listings, seekers, account } as JobsUnderTest, {
    ...Object.getOwnPropertyDescriptors(service),
    authIsAway: {
      get: () => state.authIsAway,
      set: (away: boolean) => {
        state.authIsAway = away;
      },
    },
    directoryIsAway: {
      get: () => state.directoryIsAway,
      set: (away: boolean) => {
        state.directoryIsAway = away;
      },
    },
  });
}

/** Fake of auth's /internal/seekers: lists those who want the mail, returns one, or unsubscribes one. */
function askSeekers(
  seekers: Map<string, SeekerPreferences>,
  method: string,
  id: string,
  query: URLSearchParams,
) {
  if (!id) {
    const after = query.get('after') ?? '';
    return [...seekers.values()].filter((one) => one.job_alerts && one.id > after);
  }
  const seeker = seekers.get(id);
  if (seeker && method === 'POST') {
    seekers.set(id, { ...seeker, job_alerts: false });
    return { job_alerts: false };
  }
  return seeker;
}

/** A complete posting, as the form sends it. */
export const posting = (change: Partial<JobPosting> = {}): JobPosting => ({
  title: 'Pastry Chef',
  category: 'Food Service',
  employment_type: 'Full-time',
  location_type: 'On-site',
  location_city: 'Chattanooga',
  location_state: 'TN',
  overview: 'Bake bread and cakes in a small kitchen.',
  key_responsibilities: 'Opening the bakery at five in the morning.',
  required_qualifications: 'Two years in a professional kitchen.',
  experience_required: 'Mid Level',
  compensation_type: 'Annual Salary',
  salary_range: '$45,000 - $55,000',
  ...change,
});
