import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inbox } from '../portal/inbox';
import type { Session, StageApi } from './stage-api';

const colleagueEmail = 'lee.park@screens.example';
const invitedEmail = 'robin.marsh@screens.example';

/**
 * A colleague who may look at the owner's business, and the token of an open invitation. What a run
 * before did on the same portal is taken as it is.
 * @param owner token of the owner's session
 */
export async function inviteColleagues(
  api: StageApi,
  owner: string,
  dataDir: string,
): Promise<{ colleague: Session; invitation: string }> {
  const { inboxUrl } = JSON.parse(await readFile(join(dataDir, 'portal.json'), 'utf8'));
  const { invitations } = await api.get<{ invitations: { email: string }[] }>(
    '/auth/business',
    owner,
  );
  const tokenFor = async (email: string) => {
    if (!invitations.some((open) => open.email === email)) {
      const body = { email, role: 'viewer' };
      await api.call('/auth/business/invitations', { token: owner, body });
    }
    const { text } = await new Inbox(inboxUrl).waitFor(email, / invites you to /);
    return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };
  const person = await api.join('employer', 'Lee Park');
  const colleague = person.user.business
    ? person
    : await api.acceptInvitation(person.token, await tokenFor(colleagueEmail));
  return { colleague, invitation: await tokenFor(invitedEmail) };
}
