import type { SessionAnswer } from '@commons/contracts/account';
import type { AccountType } from '@commons/contracts/account-lists';
import type { Job } from '@commons/contracts/jobs';
import { operatorToken, type RunningPortal } from '../load/operator-account.js';
import { type PortalApi, RefusedCall } from '../runner/portal-api.js';
import { demoBusinesses } from './demo-businesses.js';
import { demoJobs } from './demo-jobs.js';
import { demoListings } from './demo-listings.js';
import { markDemoLoaded } from './demo-mark.js';
import { demoEmployers, demoPassword, demoSeeker } from './demo-people.js';
import { demoReviews } from './demo-reviews.js';

/**
 * Fills a new portal with fictional people, jobs, businesses and reviews, over its API like anybody. It may run again after it
 * was broken off: who is registered already signs in, and what stands is not made twice.
 */
export async function loadDemo(portal: RunningPortal): Promise<void> {
  const { api, dataDir } = portal;
  const posted: Job[] = [];
  const owners = new Map<string, string>();
  for (const [index, person] of demoEmployers.entries()) {
    const token = await session(api, { ...person, account_type: 'employer' });
    posted.push(...(await postJobs(api, token, index)));
    await list(api, token, index);
    owners.set(person.company_name, token);
  }
  await apply(api, posted);
  const token = await operatorToken(portal, {});
  await api.call('/business-directory/import', { token, body: { rows: demoBusinesses } });
  await review(api, owners);
  markDemoLoaded(dataDir);
}

async function postJobs(api: PortalApi, token: string, employer: number): Promise<Job[]> {
  const jobs = await api.call<Job[]>('/my-jobs', { token });
  const titles = new Set(jobs.map(({ title }) => title));
  for (const body of demoJobs[employer] ?? []) {
    if (!titles.has(body.title)) jobs.push(await api.call<Job>('/jobs', { token, body }));
  }
  return jobs;
}

async function list(api: PortalApi, token: string, employer: number): Promise<void> {
  const body = demoListings[employer];
  if (body) await unlessThere(api.call('/business-directory', { token, body }));
}

/** @param owners access token of each owner by the name of the business */
async function review(api: PortalApi, owners: ReadonlyMap<string, string>): Promise<void> {
  for (const { business, review: body, reply } of demoReviews) {
    const search = { search: business, limit: 1 };
    const [found] = await api.call<{ id: string }[]>('/business-directory/search', {
      body: search,
    });
    if (!found) continue;
    const path = `/business-directory/${found.id}/reviews`;
    const stored = await unlessThere(api.call<{ id: string }>(path, { body }));
    const token = owners.get(business);
    if (!stored || !reply || !token) continue;
    const answer = { token, method: 'PUT', body: { text: reply } };
    await api.call(`${path}/${stored.id}/reply`, answer);
  }
}

async function apply(api: PortalApi, jobs: readonly Job[]): Promise<void> {
  const job = jobs.find(({ title }) => title === 'Web Developer') ?? jobs[0];
  if (!job) return;
  const token = await session(api, { ...demoSeeker, account_type: 'job_seeker' });
  const body = new FormData();
  body.set(
    'cover_letter',
    'I grew up on the Alder ferry, where my aunt sold the tickets from a tin box. I have built web pages for three years and would like to retire the tin box.',
  );
  await unlessThere(api.call(`/jobs/${job.id}/apply`, { token, body }));
}

/** @returns undefined when what the call makes stands already */
function unlessThere<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error) => {
    if (error instanceof RefusedCall && error.status === 409) return undefined;
    throw error;
  });
}

interface Account {
  full_name: string;
  email: string;
  account_type: AccountType;
  company_name?: string;
}

/** Registers the person, or signs in who is there already. @returns the access token */
async function session(api: PortalApi, account: Account): Promise<string> {
  const password = demoPassword;
  try {
    const body = { ...account, password };
    return (await api.call<SessionAnswer>('/auth/register', { body })).access_token;
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status >= 500 || error.status === 429) throw error;
    const body = { email: account.email, password };
    return (await api.call<SessionAnswer>('/auth/login', { body })).access_token;
  }
}
