import type { UserSnapshot } from '@commons/contracts/account';
import type { JobPosting } from '@commons/contracts/jobs';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { jobsService } from '../app.module.js';

/** A service under test, with accounts that auth would know. */
export interface JobsUnderTest extends TestService {
  /** What auth answers; change it to change the account. */
  readonly accounts: Map<string, UserSnapshot>;
  /** While true, auth answers errors. */
  authIsAway: boolean;
  /** Makes an account and a token for it. */
  account(type: UserSnapshot['account_type'], change?: Partial<UserSnapshot>): Promise<Person>;
}

export interface Person extends UserSnapshot {
  readonly token: string;
}

let made = 0;
const nextId = () => (0x650000000000000000000000n + BigInt(++made)).toString(16);

/** Starts the service with a stand-in for auth. */
export async function startJobs(env: Record<string, string> = {}): Promise<JobsUnderTest> {
  const accounts = new Map<string, UserSnapshot>();
  const state = { authIsAway: false };
  const internal = ({ path }: { path: string }) => {
    if (state.authIsAway) throw new Error('auth is away');
    return accounts.get(path.split('/').at(-1) ?? '');
  };
  const service = await createTestService(jobsService, { env, internal });
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
  return Object.defineProperties({ accounts, account } as JobsUnderTest, {
    ...Object.getOwnPropertyDescriptors(service),
    authIsAway: {
      get: () => state.authIsAway,
      set: (away: boolean) => {
        state.authIsAway = away;
      },
    },
  });
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
