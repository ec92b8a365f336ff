import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { applicationLife } from '@commons/contracts/lifecycles/application-life';
import { canChange } from '@commons/contracts/lifecycles/lifecycle';

type Decided = { readonly status: ApplicationStatus; readonly withdrawn: boolean };

/** Whether an application may change from its status to this one. */
export const canBecome = ({ status, withdrawn }: Decided, wanted: ApplicationStatus): boolean =>
  !withdrawn && canChange(applicationLife, status, wanted);
