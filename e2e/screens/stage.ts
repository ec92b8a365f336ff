import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inviteColleagues } from './colleagues';
import { demoAccounts } from './demo-accounts';
import { peopleWithResumes } from './resume-people';
import type { Viewer } from './screen';
import { type Session, StageApi } from './stage-api';

/** A portal with demo content, its viewers signed in, and the records that addresses name. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<Partial<Record<Viewer, Session>>>;
  /** Values of the placeholders of an address. */
  readonly records: Readonly<Record<string, string>>;
}

/** Signs all users in and looks up the records. @param portal a running portal with demo content */
export async function setStage(portal: { url: string; dataDir: string }): Promise<Stage> {
  const api = new StageApi(portal.url);
  const operator = JSON.parse(await readFile(join(portal.dataDir, 'operator.json'), 'utf8'));
  const sessions = {
    owner: await api.signIn(demoAccounts.owner),
    seeker: await api.signIn(demoAccounts.seeker),
    operator: await api.signIn(operator),
    'new employer': await api.join('employer', 'Nora Field', 'Field & Daughters'),
    'new seeker': await api.join('job_seeker', 'Sam Hale'),
  };
  const { analysed, rewritten } = await peopleWithResumes(api);
  const owner = sessions.owner.token;
  const { colleague, invitation } = await inviteColleagues(api, owner, portal.dataDir);
  const applications = await api.get<{ id: string }[]>('/applications/all', owner);
  const [job] = await api.get<{ id: string }[]>('/my-jobs', owner);
  const listing = await api.get<{ id: string }>('/business-directory/my-listing', owner);
  const share = await api.call('/job-seeker/profile/share-link', {
    token: sessions.seeker.token,
    method: 'POST',
  });
  const saved = await api.call('/jobs/searches', {
    token: sessions.seeker.token,
    body: { name: 'Evening work', search: { search: 'barista' } },
  });
  const { id: search } = (await saved.json()) as { id: string };
  const { share_token: profile } = (await share.json()) as { share_token: string };
  return {
    url: portal.url,
    sessions: { ...sessions, colleague, analysed, rewritten },
    records: {
      job: job?.id ?? '',
      listing: listing.id,
      application: applications[0]?.id ?? '',
      profile,
      invitation,
      search,
    },
  };
}

/** `/jobs/:job` with the job's id. */
export const addressOf = ({ url, records }: Stage, path: string): string =>
  url + path.replace(/:([a-z_]+)/g, (_, name: string) => records[name] ?? `unknown-${name}`);

/** Pages that store a session already; each has one viewer. */
const entered = new WeakSet<Page>();

/** Stores the viewer's session before the first page, like a sign-in. */
export async function enterAs(page: Page, { sessions }: Stage, viewer: Viewer): Promise<void> {
  const session = sessions[viewer];
  if (!session || entered.has(page)) return;
  entered.add(page);
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token as string);
      localStorage.setItem('user', user as string);
    },
    [session.token, JSON.stringify(session.user)],
  );
}
