import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccounts } from './demo-accounts';
import type { Viewer } from './screen';

/** The session of a viewer, as the browser stores it. */
interface Session {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** A portal with demo content, its viewers signed in, and the records that addresses name. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<Partial<Record<Viewer, Session>>>;
  /** Values of the placeholders of an address. */
  readonly records: Readonly<Record<string, string>>;
}

/** Signs everybody in and looks up the records. @param portal a running portal with demo content */
export async function setStage(portal: { url: string; dataDir: string }): Promise<Stage> {
  const api = new Api(portal.url);
  const operator = JSON.parse(await readFile(join(portal.dataDir, 'operator.json'), 'utf8'));
  const sessions = {
    owner: await api.signIn(demoAccounts.owner),
    seeker: await api.signIn(demoAccounts.seeker),
    operator: await api.signIn(operator),
    'new employer': await api.join('employer', 'Nora Field', 'Field & Daughters'),
    'new seeker': await api.join('job_seeker', 'Sam Hale'),
  };
  const owner = sessions.owner.token;
  const applications = await api.get<{ id: string }[]>('/applications/all', owner);
  const [job] = await api.get<{ id: string }[]>('/my-jobs', owner);
  const listing = await api.get<{ id: string }>('/business-directory/my-listing', owner);
  const share = await api.call('/job-seeker/profile/share-link', {
    token: sessions.seeker.token,
    method: 'POST',
  });
  const { share_token: profile } = (await share.json()) as { share_token: string };
  return {
    url: portal.url,
    sessions,
    records: {
      job: job?.id ?? '',
      listing: listing.id,
      application: applications[0]?.id ?? '',
      profile,
    },
  };
}

/** `/jobs/:job` with the job's id. */
export const addressOf = ({ url, records }: Stage, path: string): string =>
  url + path.replace(/:([a-z_]+)/g, (_, name: string) => records[name] ?? `unknown-${name}`);

/** Stores the viewer's session before the first page, like a sign-in. */
export async function enterAs(page: Page, { sessions }: Stage, viewer: Viewer): Promise<void> {
  const session = sessions[viewer];
  if (!session) return;
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token as string);
      localStorage.setItem('user', user as string);
    },
    [session.token, JSON.stringify(session.user)],
  );
}

/** Calls that must succeed. */
class Api {
  constructor(private readonly url: string) {}

  async signIn(account: { email: string; password: string }): Promise<Session> {
    const { email, password } = account;
    return this.#session(await this.call('/auth/login', { body: { email, password } }));
  }

  /** A newcomer; signs in when a run before has registered the same person. */
  async join(account_type: string, full_name: string, company_name?: string): Promise<Session> {
    const email = `${full_name.toLowerCase().replaceAll(' ', '.')}@screens.example`;
    const account = { email, password: 'correct horse 9' };
    const body = { ...account, account_type, full_name, company_name };
    return this.call('/auth/register', { body }).then(
      (answer) => this.#session(answer),
      () => this.signIn(account),
    );
  }

  async get<Answer>(path: string, token: string): Promise<Answer> {
    return (await (await this.call(path, { token })).json()) as Answer;
  }

  async call(
    path: string,
    { token, body, method }: { token?: string; body?: unknown; method?: string },
  ): Promise<Response> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async #session(answer: Response): Promise<Session> {
    const { access_token: token, user } = (await answer.json()) as {
      access_token: string;
      user: Session['user'];
    };
    return { token, user };
  }
}
