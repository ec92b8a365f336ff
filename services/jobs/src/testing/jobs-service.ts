import type { UserSnapshot } from '@commons/contracts/account/account';
import type { MemberRole } from '@commons/contracts/account/business-member-lists';
import type { ListingSnapshot } from '@commons/contracts/businesses/listings';
import type { ResumeReading, StoredResume } from '@commons/contracts/jobs/job-fit';
import type { SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import type { InternalAnswers } from '@commons/service-kit/testing/other-services';
import { jobsService } from '../app.module.js';

/** The service under test, with a fake auth and directory. */
export interface JobsUnderTest extends TestService {
  /** Accounts in auth, by id. Change an entry to change the account. */
  readonly accounts: Map<string, UserSnapshot>;
  /** Listings in directory, by owner. */
  readonly listings: Map<string, ListingSnapshot>;
  /** Job seekers in auth, by id. */
  readonly seekers: Map<string, SeekerPreferences>;
  /** Texts that resumes returns for the next files, in order. */
  readonly readings: ResumeReading[];
  /** The files that resumes got, with their multipart wrapping. */
  readonly readFiles: string[];
  /** Stored résumés in resumes, by owner. */
  readonly storedResumes: Map<string, StoredResume>;
  /** Tokens of shared profiles in resumes, by owner. */
  readonly shareLinks: Map<string, string>;
  /** New listings of directory, for the weekly letter. */
  readonly newListings: { total: number; newest: { id: string; name: string; text: string }[] };
  /** While true, resumes fails. */
  resumesIsAway: boolean;
  /** While true, auth fails. */
  authIsAway: boolean;
  /** While true, directory fails. */
  directoryIsAway: boolean;
  /** Creates an account and a token for it. */
  account(type: UserSnapshot['account_type'], change?: Partial<UserSnapshot>): Promise<Person>;
  /** Creates an account whose token acts for another account's business. */
  colleague(of: Person, role: MemberRole): Promise<Person>;
}

export interface Person extends UserSnapshot {
  readonly token: string;
}

let made = 0;
const nextId = () => (0x650000000000000000000000n + BigInt(++made)).toString(16);

/** Fake of resumes' /internal paths. */
function fakeResumes() {
  const readings: ResumeReading[] = [];
  const readFiles: string[] = [];
  const storedResumes = new Map<string, StoredResume>();
  const shareLinks = new Map<string, string>();
  const state = { resumesIsAway: false };
  const answer = (what: string, one: string, body: unknown) => {
    if (state.resumesIsAway) throw new Error('resumes is down');
    if (what === 'resumes-of') return storedResumes.get(one);
    if (what === 'share-links-of') {
      const share_token = shareLinks.get(one);
      return share_token && { share_token };
    }
    readFiles.push(String(body));
    return readings.shift();
  };
  return { readings, readFiles, storedResumes, shareLinks, state, answer };
}

/** Starts the service with a fake auth, directory and resumes. Decisions are final at once, unless `env` says otherwise. */
export async function startJobs(env: Record<string, string> = {}): Promise<JobsUnderTest> {
  const accounts = new Map<string, UserSnapshot>();
  const listings = new Map<string, ListingSnapshot>();
  const seekers = new Map<string, SeekerPreferences>();
  const newListings: JobsUnderTest['newListings'] = { total: 0, newest: [] };
  const resumes = fakeResumes();
  const state = { authIsAway: false, directoryIsAway: false };
  const managers = new Map<string, UserSnapshot[]>();
  const mailReaders = (id: string) => {
    const owner = accounts.get(id);
    return owner && [owner, ...(managers.get(id) ?? [])];
  };
  const internal: InternalAnswers = ({ method, path, body }) => {
    const [, , what, one = '', other = ''] = (path.split('?')[0] ?? '').split('/');
    if (what === 'new-listings') {
      if (state.directoryIsAway) throw new Error('directory is down');
      return newListings;
    }
    if (what === 'listings') {
      if (state.directoryIsAway) throw new Error('directory is down');
      return listings.get(other);
    }
    if (['resume-readings', 'resumes-of', 'share-links-of'].includes(what ?? '')) {
      return resumes.answer(what ?? '', one, body);
    }
    if (state.authIsAway) throw new Error('auth is down');
    if (what === 'users') return accounts.get(one);
    if (what === 'businesses') return mailReaders(one);
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
  const colleague = async (
    { id: business }: Person,
    business_role: MemberRole,
  ): Promise<Person> => {
    const person = await account('employer');
    if (business_role === 'manager') {
      managers.set(business, [...(managers.get(business) ?? []), person]);
    }
    const { id: sub, full_name, email } = person;
    const claims = {
      sub,
      full_name,
      email,
      account_type: 'employer',
      business,
      business_role,
    } as const;
    return { ...person, token: await service.tokenFor(claims) };
  };
  const { readings, readFiles, storedResumes, shareLinks } = resumes;
  const stores = { readings, readFiles, storedResumes, shareLinks };
  const people = { accounts, listings, newListings, seekers, account, colleague, ...stores };
  return Object.defineProperties(people as unknown as JobsUnderTest, {
    ...Object.getOwnPropertyDescriptors(service),
    resumesIsAway: {
      get: () => resumes.state.resumesIsAway,
      set: (away: boolean) => {
        resumes.state.resumesIsAway = away;
      },
    },
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
