import type { ErrorAnswer } from '@commons/contracts/errors';

/** An error answer of the portal; the message is its `detail`. */
export class RefusedCall extends Error {
  constructor(
    readonly status: number,
    detail: string,
    /** Milliseconds from Retry-After. */
    readonly retryAfterMs?: number,
  ) {
    super(detail);
  }
}

export interface CallOptions {
  readonly token?: string;
  /** Sent as JSON, or unchanged when it is a form. With a body the default method is POST. */
  readonly body?: unknown;
  readonly method?: string;
}

/** Client of a running portal's API. */
export class PortalApi {
  constructor(readonly url: string) {}

  /** @param path without `/api` @throws RefusedCall with the server's text */
  async call<Answer>(path: string, { token, body, method }: CallOptions = {}): Promise<Answer> {
    const form = body instanceof FormData;
    const answer = await fetch(`${this.url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw refusal(answer, text);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
}

function refusal({ status, headers }: Response, text: string): RefusedCall {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  return new RefusedCall(status, detailOf(text, status), wait);
}

function detailOf(text: string, status: number): string {
  try {
    const { detail } = JSON.parse(text) as ErrorAnswer;
    if (typeof detail === 'string') return detail;
    return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join(', ');
  } catch {
    return `The server answered ${status}`;
  }
}
