import { SessionAnswer } from '../../account/account.js';
import {
  BusinessChoice,
  BusinessTeam,
  InvitationRequest,
  InvitationToken,
  InvitationView,
  OpenInvitation,
  RoleChange,
} from '../../account/business-members.js';
import { operations } from '../operation.js';

const expired = { 400: 'The invitation is unknown, expired, or was answered' } as const;

/** Colleagues of a business: members, invitations, and the business that a session acts for (docs/adr/0017). */
export const business = operations({
  'GET /auth/business': {
    access: 'employer',
    summary: 'Lists the people of the business, and the businesses that the caller may act for.',
    answer: BusinessTeam,
  },
  'POST /auth/business/invitations': {
    access: 'employer',
    permission: 'owner',
    summary: 'Invites a colleague by mail.',
    body: InvitationRequest,
    answer: OpenInvitation,
    status: 201,
    errors: { 409: 'The person is a member already, or there are too many colleagues' },
  },
  'DELETE /auth/business/invitations/{id}': {
    access: 'employer',
    permission: 'owner',
    owner: true,
    summary: 'Withdraws an invitation.',
    empty: true,
  },
  'PUT /auth/business/members/{id}': {
    access: 'employer',
    permission: 'owner',
    owner: true,
    summary: 'Changes what a colleague may do.',
    body: RoleChange,
    answer: BusinessTeam,
  },
  'DELETE /auth/business/members/{id}': {
    access: 'employer',
    permission: 'owner',
    owner: true,
    summary: 'Removes a colleague, who loses access at once.',
    empty: true,
  },
  'POST /auth/business/leave': {
    access: 'employer',
    permission: 'read',
    summary: 'Leaves a business of another owner, and acts for the caller’s own business again.',
    answer: SessionAnswer,
    errors: { 409: 'The caller is in no business of another owner' },
  },
  'POST /auth/business/switch': {
    access: 'employer',
    permission: 'read',
    owner: true,
    summary: 'Acts for another business of the caller from now on, in a new session.',
    body: BusinessChoice,
    answer: SessionAnswer,
  },
  'POST /auth/invitations/read': {
    access: 'public',
    limit: 'sign-in',
    summary: 'Shows the invitation of a mailed link.',
    body: InvitationToken,
    answer: InvitationView,
    errors: expired,
  },
  'POST /auth/invitations/accept': {
    access: 'employer',
    permission: 'read',
    limit: 'sign-in',
    summary: 'Joins the business, and acts for it from now on, in a new session.',
    refusal: 'Only employer accounts can join a business.',
    body: InvitationToken,
    answer: SessionAnswer,
    errors: {
      ...expired,
      409: 'The invitation is for another address, or the caller is already in a business of another owner',
    },
  },
  'POST /auth/invitations/decline': {
    access: 'public',
    limit: 'sign-in',
    summary: 'Declines an invitation.',
    body: InvitationToken,
    empty: true,
    errors: expired,
  },
});
