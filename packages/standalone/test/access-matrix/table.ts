import { roleAllows } from '@commons/contracts/account/business-member-lists';
import { operationsOf as declared } from '@commons/contracts/operations/all';
import {
  type Access,
  type Operation as Declared,
  statusOf,
} from '@commons/contracts/operations/operation';
import type { ServiceName } from '@commons/service-kit/service.config';

/**
 * The status that each caller gets, by what the operation declares (contracts/operations).
 *
 * - Records are prepared so that A owns them: job seeker A has applied for employer A's job. B is of the same
 *   account type and owns nothing. Another's record is a 404, as if it did not exist; the wrong account type is a 403.
 * - The manager and the viewer are colleagues in the business of employer A, with their own accounts and tokens.
 *   Someone who was removed has a token of a revoked session.
 * - The last three callers show tokens that are bad in one way only: they are those of an A who may make the call.
 *   A guarded operation answers 401, a public one treats them as guests.
 *
 * Not covered are /healthz, /readyz, /metrics and /openapi.json of each service: they need no token, and the gateway
 * does not pass them on.
 */
export const callers = [
  'guest',
  'job seeker A',
  'job seeker B',
  'employer A',
  'employer B',
  'manager of A',
  'viewer of A',
  'expired token',
  'revoked session',
  'foreign signature',
] as const;
export type Caller = (typeof callers)[number];

interface Others {
  /** Status for employer A's account with operator rights. */
  readonly operator?: number;
  /** Status for the jobs service with its service token. */
  readonly service?: number;
}

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly expected: Readonly<Record<Caller, number>>;
  readonly others: Others;
}

/** Calls that a specific rule refuses. */
const refused: Readonly<Record<string, Partial<Record<Caller, number>>>> = {
  // No one can review their own business.
  'POST /business-directory/{id}/reviews': {
    'employer A': 422,
    'manager of A': 422,
    'viewer of A': 422,
  },
  // Of another's applications there is no résumé to give.
  'POST /applications/resumes.zip': { 'employer B': 404 },
  // The invitation is for employer A's address.
  'POST /auth/invitations/accept': {
    'employer B': 409,
    'manager of A': 409,
    'viewer of A': 409,
  },
  // They work for no other business.
  'POST /auth/business/leave': { 'employer A': 409, 'employer B': 409 },
};

/** Statuses of job seekers A and B, employers A and B, and the colleagues of employer A. */
function ofAccounts(operation: Declared, done: number): readonly number[] {
  const { access, owner, method } = operation;
  const other = owner ? 404 : done;
  const permission = operation.permission ?? (method === 'GET' ? 'read' : 'write');
  switch (access) {
    case 'public':
      return [done, done, done, done, done, done];
    case 'internal':
      return [401, 401, 401, 401, 401, 401];
    case 'operator':
      return [403, 403, 403, 403, 403, 403];
    case 'signed in':
      return [done, other, other, other, other, other];
    case 'job_seeker':
      return [done, other, 403, 403, 403, 403];
    case 'employer':
      return [
        ...[403, 403, done, other],
        ...(['manager', 'viewer'] as const).map((role) =>
          roleAllows(role, permission) ? done : 403,
        ),
      ];
  }
}

function expectedOf(operation: Declared): Operation['expected'] {
  const done = statusOf(operation);
  const unknown = operation.access === 'public' ? done : 401;
  const codes = [unknown, ...ofAccounts(operation, done), unknown, unknown, unknown];
  const expected = Object.fromEntries(callers.map((caller, at) => [caller, codes[at]]));
  return { ...(expected as Record<Caller, number>), ...refused[operation.name] };
}

function othersOf(operation: Declared): Others {
  const { access, callers: services = [] } = operation;
  if (access === 'operator') return { operator: statusOf(operation) };
  if (access !== 'internal') return {};
  const isAllowed = services.length === 0 || services.includes('jobs');
  return { service: isAllowed ? statusOf(operation) : 403 };
}

/** The operations of a service. */
export const operationsOf = (service: ServiceName): Operation[] =>
  Object.values<Declared>(declared[service]).map((operation) => {
    const { name, method, path, access } = operation;
    return {
      ...{ name, method, path, access },
      expected: expectedOf(operation),
      others: othersOf(operation),
    };
  });
