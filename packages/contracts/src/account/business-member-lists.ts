/** What a member of a business may do (docs/adr/0017), from most to least. */
export const businessRoles = ['owner', 'manager', 'viewer'] as const;
export type BusinessRole = (typeof businessRoles)[number];

/** Roles that an owner can assign. */
export const memberRoles = ['manager', 'viewer'] as const satisfies readonly BusinessRole[];
export type MemberRole = (typeof memberRoles)[number];

/** Names of the roles, in lists. */
export const roleNames: Readonly<Record<BusinessRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  viewer: 'Viewer',
};

/** What a role may do; completes 'You can …'. */
export const roleAbilities: Readonly<Record<MemberRole, string>> = {
  manager: 'post jobs, answer applicants and keep the listing up to date',
  viewer: 'look at the jobs, the applications and the listing, but not change them',
};

/** What an employer operation requires of the caller's role. */
export type BusinessPermission = 'read' | 'write' | 'owner';

const enough: Readonly<Record<BusinessRole, readonly BusinessPermission[]>> = {
  owner: ['read', 'write', 'owner'],
  manager: ['read', 'write'],
  viewer: ['read'],
};

/** Whether a role is sufficient. @param role undefined: the owner of a business without colleagues */
export const roleAllows = (
  role: BusinessRole | undefined,
  permission: BusinessPermission,
): boolean => enough[role ?? 'owner'].includes(permission);

/** Most colleagues of one business, invitations included. */
export const maxColleagues = 20;

/** How long an invitation can be accepted, in days. */
export const invitationDays = 7;
