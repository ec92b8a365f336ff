import type { MemberRole } from '@commons/contracts/account/business-member-lists';
import type { Types } from 'mongoose';

/** Someone else's business that a person acts for. */
export interface ActingFor {
  /** The account of the owner. */
  readonly id: Types.ObjectId;
  readonly name: string;
  readonly role: MemberRole;
}
