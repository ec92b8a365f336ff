import type { SessionAnswer } from '@commons/contracts/account/account';
import type { MemberRole } from '@commons/contracts/account/business-member-lists';
import type { BusinessTeam, InvitationRequest } from '@commons/contracts/account/business-members';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

const teamKey = ['/auth/business'] as const;

/** The members of the business that the session acts for. */
export function useTeam() {
  const api = useApi();
  return useQuery({
    queryKey: teamKey,
    queryFn: ({ signal }): Promise<BusinessTeam> => api.json('GET /auth/business', { signal }),
  });
}

/** Fetches the team again after a change. */
export function useRereadTeam() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: teamKey });
}

export const invite = (api: Api, body: InvitationRequest) =>
  api.json('POST /auth/business/invitations', { body });

export const withdrawInvitation = (api: Api, id: string) =>
  api.json('DELETE /auth/business/invitations/{id}', { params: { id } });

export const changeRole = (api: Api, id: string, role: MemberRole) =>
  api.json('PUT /auth/business/members/{id}', { params: { id }, body: { role } });

export const removeMember = (api: Api, id: string) =>
  api.json('DELETE /auth/business/members/{id}', { params: { id } });

/** Switches to another business. */
export const switchBusiness = (api: Api, business_id: string): Promise<SessionAnswer> =>
  api.json('POST /auth/business/switch', { body: { business_id } });

export const leaveBusiness = (api: Api): Promise<SessionAnswer> =>
  api.json('POST /auth/business/leave');
