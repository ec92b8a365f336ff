import { refuse } from '@commons/service-kit/errors/refuse';
import type { ApplicationRecord } from '../application.schema.js';

/** @throws 409 for a withdrawn application */
export function refuseWithdrawn({ withdrawn_at }: ApplicationRecord): void {
  if (withdrawn_at) throw refuse(409, 'The applicant has withdrawn this application.');
}
