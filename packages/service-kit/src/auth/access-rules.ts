import type { AccessClaims } from '@commons/contracts/account/account';
import type { AccountType as AccountTypeName } from '@commons/contracts/account/account-lists';
import type { BusinessPermission } from '@commons/contracts/account/business-member-lists';
import type { Operation } from '@commons/contracts/operations/operation';
import { SetMetadata } from '@nestjs/common';
import type { ServiceName } from '../service.config.js';

/** Access rules of a route. Without any of these decorators a valid access token is required. */
export const PUBLIC = 'commons:public';
export const ACCOUNT_TYPE = 'commons:account-type';
export const BUSINESS_PERMISSION = 'commons:business-permission';
export const OPERATOR = 'commons:operator';
export const INTERNAL = 'commons:internal';
export const FEATURE = 'commons:feature';

/** Guests may call the route. An invalid or expired token is ignored. */
export const Public = () => SetMetadata(PUBLIC, true);

/**
 * Only this account type may call the route.
 * @param detail text of the 403; default e.g. 'Only employer accounts can do this.'
 */
const AccountType = (type: AccountTypeName, detail?: string) =>
  SetMetadata(ACCOUNT_TYPE, { type, detail: detail ?? accountTypeTexts[type] });

const accountTypeTexts: Record<AccountTypeName, string> = {
  employer: 'Only employer accounts can do this.',
  job_seeker: 'Only job seeker accounts can do this.',
};

/** The permission that a colleague's role must have (docs/adr/0017). */
const NeedsPermission = (permission: BusinessPermission) =>
  SetMetadata(BUSINESS_PERMISSION, permission);

/** Only operators may call the route (decision A62). */
const Operator = () => SetMetadata(OPERATOR, true);

/** Only other services may call the route, with their service token; `callers` narrows it to some of them. */
const Internal = (...callers: ServiceName[]) => SetMetadata(INTERNAL, callers);

/** The decorators that enforce the access rule of an operation. */
export function accessRules(operation: Operation): MethodDecorator[] {
  const { feature } = operation;
  return [...callerRules(operation), ...(feature ? [SetMetadata(FEATURE, feature)] : [])];
}

function callerRules(operation: Operation): MethodDecorator[] {
  const { access, callers, refusal, method } = operation;
  switch (access) {
    case 'signed in':
      return [];
    case 'public':
      return [Public()];
    case 'operator':
      return [Operator()];
    case 'internal':
      return [Internal(...((callers ?? []) as ServiceName[]))];
    case 'employer':
      return [
        AccountType(access, refusal),
        NeedsPermission(operation.permission ?? (method === 'GET' ? 'read' : 'write')),
      ];
    default:
      return [AccountType(access, refusal)];
  }
}

/** A request after the guard: `claims` of a valid token, `caller` of an internal call. */
export interface GuardedRequest {
  headers: Record<string, string | string[] | undefined>;
  claims?: AccessClaims | undefined;
  caller?: string | undefined;
}
