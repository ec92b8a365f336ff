import { randomBytes } from 'node:crypto';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { act, type Calls } from './call.js';
import type { Stage } from './stage.js';

/** A new listing without an owner, and its domain. No one has a listing or an open claim. */
async function unclaimed({ service, people }: Stage): Promise<{ id: string; domain: string }> {
  const database = await service.database();
  const users = Object.values(people).map(({ claims }) => claims.sub);
  await database.collection('claims').deleteMany({ user_id: { $in: users } });
  await database.collection('listings').deleteMany({ owner_id: { $in: users } });
  const domain = `shop-${randomBytes(6).toString('hex')}.com`;
  const token = await service.tokenFor({ account_type: 'employer', operator: true });
  const rows = [{ business_name: domain, city: 'Conway', website: `https://${domain}` }];
  await service.request('POST', '/business-directory/import', { token, body: { rows } });
  const found = await database.collection('listings').findOne({ business_name: domain });
  await database.close();
  return { id: String(found?._id), domain };
}

const lookAtClaim = (stage: Stage, id: string) => async () => {
  const database = await stage.service.database();
  const found = await database.collection('claims').findOne({ listing_id: new Types.ObjectId(id) });
  await database.close();
  return found?.state;
};

/** A claim of employer A. */
async function claimed(stage: Stage, body: (domain: string) => object) {
  const { id, domain } = await unclaimed(stage);
  const path = `/business-directory/${id}/claim`;
  const claim = await act(stage, 'employer A', 'POST', path, body(domain));
  return { id, domain, claim: claim.id as string };
}

const byNote = () => ({ text: 'It is mine.' });

/** Requests of directory about claims of listings without an owner. */
export const claimCalls: Calls = {
  'GET /business-directory/alike': () => ({ query: '?name=Corner+Bakery' }),
  'GET /business-directory/{id}/claim': async (stage) => ({ id: (await unclaimed(stage)).id }),
  'POST /business-directory/{id}/claim': async (stage) => ({
    id: (await unclaimed(stage)).id,
    body: byNote(),
  }),
  'DELETE /business-directory/{id}/claim': async (stage) => {
    const { id } = await claimed(stage, byNote);
    return { id, look: { owner: 'employer A', read: lookAtClaim(stage, id) } };
  },
  'POST /business-directory/{id}/claim/code': async (stage) => {
    const { id, domain } = await claimed(stage, (at) => ({ email: `office@${at}` }));
    const { inbox } = stage.service;
    const mail = await until(
      () => inbox.mails.find(({ to }) => to?.[0]?.address === `office@${domain}`),
      (found) => found !== undefined,
    );
    const code = /\d{3} \d{3}/.exec(mail?.text ?? '')?.[0];
    return { id, body: { code }, look: { owner: 'employer A', read: lookAtClaim(stage, id) } };
  },
  'PATCH /business-directory/operator/claims/{id}': async (stage) => {
    const { id, claim } = await claimed(stage, byNote);
    const body = { decision: 'refuse', reason: 'A test' };
    return { id: claim, body, look: { read: lookAtClaim(stage, id) } };
  },
};
