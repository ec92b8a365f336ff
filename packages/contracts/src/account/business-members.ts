import { z } from 'zod';
import { isoDate } from '../field-types.js';
import { emailAddress } from './account.js';
import { businessRoles, memberRoles } from './business-member-lists.js';

const memberRole = z.enum(memberRoles);

export const BusinessMember = z
  .object({
    user_id: z.string(),
    full_name: z.string(),
    email: z.string(),
    role: z.enum(businessRoles),
    since: isoDate,
  })
  .meta({ id: 'BusinessMember' });
export type BusinessMember = z.infer<typeof BusinessMember>;

/** An invitation that was neither accepted nor declined. */
export const OpenInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: memberRole,
    invited_at: isoDate,
    expires_at: isoDate,
  })
  .meta({ id: 'OpenInvitation' });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** A business that the caller acts for, or may act for. */
export const OwnBusiness = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(businessRoles),
  /** Whether the session acts for it. */
  current: z.boolean(),
});
export type OwnBusiness = z.infer<typeof OwnBusiness>;

/** GET /auth/business: the people of the business that the session acts for. */
export const BusinessTeam = z
  .object({
    /** The caller's own business, and the one the caller is a member of. */
    businesses: z.array(OwnBusiness),
    members: z.array(BusinessMember),
    /** For the owner only. */
    invitations: z.array(OpenInvitation),
  })
  .meta({ id: 'BusinessTeam' });
export type BusinessTeam = z.infer<typeof BusinessTeam>;

export const InvitationRequest = z
  .object({ email: emailAddress, role: memberRole })
  .meta({ id: 'InvitationRequest' });
export type InvitationRequest = z.input<typeof InvitationRequest>;

export const RoleChange = z.object({ role: memberRole }).meta({ id: 'RoleChange' });
export type RoleChange = z.input<typeof RoleChange>;

/** POST /auth/business/switch: which business the session acts for from now on. */
export const BusinessChoice = z
  .object({ business_id: z.string().max(40) })
  .meta({ id: 'BusinessChoice' });
export type BusinessChoice = z.input<typeof BusinessChoice>;

/** The token of a mailed invitation. */
export const InvitationToken = z
  .object({ token: z.string().min(1).max(200) })
  .meta({ id: 'InvitationToken' });
export type InvitationToken = z.input<typeof InvitationToken>;

/** The invitation behind a mailed link, before it is accepted or declined. */
export const InvitationView = z
  .object({
    business_name: z.string(),
    inviter_name: z.string(),
    email: z.string(),
    role: memberRole,
    expires_at: isoDate,
  })
  .meta({ id: 'InvitationView' });
export type InvitationView = z.infer<typeof InvitationView>;
