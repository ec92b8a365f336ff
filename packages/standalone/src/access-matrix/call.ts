import type { Account, Stage } from './stage.js';

/** A valid request of an operation. */
export interface Call {
  /** For the `{id}` or `{token}` of the path, or for all that stand there in their order. */
  readonly id?: string | readonly string[];
  readonly body?: unknown;
  /** With its question mark. */
  readonly query?: string;
  /** The answer of a success is a stream without an end: its status is all that is looked at. */
  readonly stream?: boolean;
  /** What stands in the answer to its owner and in nobody else's. */
  readonly mark?: { readonly owner: Account; readonly text: string };
  /**
   * Reads what the call would change. Refused calls must leave it as it is; if only its owner may change it, all others
   * must, and the owner's call must not.
   */
  readonly look?: { readonly owner?: Account; readonly read: () => Promise<unknown> };
}

/** Brings about what the request is about, anew for each caller. */
export type Prepare = (stage: Stage) => Call | Promise<Call>;

/** Calls by operation, e.g. 'GET /jobs/{id}'. One that is absent needs nothing. */
export type Calls = Readonly<Record<string, Prepare>>;

/** Sends a request that only prepares, as this account. @throws when it is refused */
export async function act(
  { service, people }: Stage,
  account: Account,
  method: string,
  path: string,
  body?: unknown,
) {
  const { token } = people[account];
  const answer = await service.request(method, path, { token, body });
  if (answer.status < 300) return answer.body;
  throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
