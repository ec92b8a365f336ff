/** The session of a viewer, as the browser stores it. */
export interface Session {
  readonly token: string;
  readonly user: { readonly id: string; readonly business?: object };
}

/** Calls that must succeed. */
export class StageApi {
  constructor(private readonly url: string) {}

  async signIn(account: { email: string; password: string }): Promise<Session> {
    const { email, password } = account;
    return this.#session(await this.call('/auth/login', { body: { email, password } }));
  }

  /** A new account; signs in if an earlier run registered the same person. */
  async join(account_type: string, full_name: string, company_name?: string): Promise<Session> {
    const email = `${full_name.toLowerCase().replaceAll(' ', '.')}@screens.example`;
    const account = { email, password: 'correct horse 9' };
    const body = { ...account, account_type, full_name, company_name };
    return this.call('/auth/register', { body }).then(
      (answer) => this.#session(answer),
      () => this.signIn(account),
    );
  }

  /** Joins the business of the invitation. @returns a session that acts for it */
  async acceptInvitation(token: string, invitation: string): Promise<Session> {
    const body = { token: invitation };
    return this.#session(await this.call('/auth/invitations/accept', { token, body }));
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
        // Named in the list of sessions.
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async upload(path: string, token: string, file: File): Promise<Response> {
    const body = new FormData();
    body.append('file', file);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.url}/api${path}`, { method: 'POST', headers, body });
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
