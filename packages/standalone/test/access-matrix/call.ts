import type { Account, Stage } from './stage.js';

/** A valid request of an operation. */
export interface Call {
  /** For the `{id}` or `{token}` in the path; an array for several, in order. */
  readonly id?: string | readonly string[];
  readonly body?: unknown;
  /** Including the question mark. */
  readonly query?: string;
  /** A success answers with an endless stream: only its status is read. */
  readonly stream?: boolean;
  /** Text that only the owner's answer contains. */
  readonly mark?: { readonly owner: Account; readonly text: string };
  /** Reads what the call would change. A refused call must not change it. With an owner, only the owner's call may. */
  readonly look?: { readonly owner?: Account; readonly read: () => Promise<unknown> };
}

/** Prepares the records of a request, once for each caller. */
export type Prepare = (stage: Stage) => Call | Promise<Call>;

/** Calls by operation, e.g. 'GET /jobs/{id}'. A missing one needs no preparation. */
export type Calls = Readonly<Record<string, Prepare>>;

/** Makes a preparing request as this account. @throws when it is refused */
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
