import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { claimCalls } from '../testing/claim-calls.js';
import { listingInput } from '../testing/listing-input.js';
import { newEmployer } from '../testing/new-employer.js';

let service: TestService;
let operator: string;
const { call, unclaimed, claim, offer, codeTo, prove, waiting, decide } = claimCalls(() => ({
  service,
  operator,
}));
const emails = new Map<string, string>();

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { RECONCILE_INTERVAL_MS: '100' },
    internal: ({ path }) => {
      const id = path.split('/').at(-1) ?? '';
      const email = emails.get(id);
      const rest = { account_type: 'employer', email_notifications: true };
      return email
        ? { id, full_name: 'Bea Baker', email, email_verified: true, ...rest }
        : undefined;
    },
  });
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
});
afterAll(() => service.close());

/** An employer with a mailbox, and a claim with a text for the operators. */
async function asked(name: string, text = 'I have run it since 1999.') {
  const { sub, token } = await newEmployer(service);
  const email = `${name}@example.org`;
  emails.set(sub, email);
  const id = await unclaimed({ street_address: '12 Mill St' });
  const { body } = await claim(id, token, { text });
  return { sub, token, id, email, claimId: body.id as string };
}
const found = (rows: { id: string }[], id: string) => rows.find((row) => row.id === id);

it('awaits an operator with its text, and gives the listing once approved', async () => {
  const { sub, token, id, email, claimId } = await asked('approved');
  expect(found(await waiting(), claimId)).toMatchObject({
    text: 'I have run it since 1999.',
    claimant: { id: sub, email, email_verified: true },
    location: '12 Mill St, Conway',
    rivals: 0,
  });
  expect((await decide(claimId, 'approve')).body.state).toBe('approved');
  expect((await call('GET', `/${id}`)).body.employer_id).toBe(sub);
  expect((await call('PUT', '', token, listingInput())).status).toBe(200);
  expect((await service.inbox.waitFor(email)).subject).toMatch(/^The listing of .* is yours$/);
  expect(found(await waiting(), claimId)).toBeUndefined();
  expect(found(await waiting('decided'), claimId)).toBeDefined();
  const { body: log } = await call('GET', '/operator/actions', operator);
  expect(log[0]).toMatchObject({
    action: 'claim-approved',
    subject_kind: 'claim',
    subject_id: id,
    reason: 'Known to us',
  });
});

it('mails the reason of a refusal, after which the employer can claim again', async () => {
  const { token, id, email, claimId } = await asked('refused');
  await decide(claimId, 'refuse', 'We could not find you there.');
  const mail = await service.inbox.waitFor(email);
  expect(mail.text).toContain('We could not find you there.');
  expect((await call('GET', `/${id}`)).body.employer_id).toBeUndefined();
  expect((await offer(id, token)).claim).toMatchObject({
    state: 'refused',
    reason: 'We could not find you there.',
  });
  expect((await claim(id, token, { text: 'Ask for Bea.' })).status).toBe(201);
  expect((await decide(claimId, 'approve')).status).toBe(409);
});

it('lists rival claims, and refuses them when one is approved', async () => {
  const first = await asked('first-rival');
  const rival = await newEmployer(service);
  emails.set(rival.sub, 'second-rival@example.org');
  await claim(first.id, rival.token, { text: 'No, it is mine.' });
  expect(found(await waiting(), first.claimId)).toMatchObject({ rivals: 1 });
  await decide(first.claimId, 'approve');
  expect((await offer(first.id, rival.token)).claim.state).toBe('refused');
  expect((await service.inbox.waitFor('second-rival@example.org')).text).toContain(
    'Someone else has shown that this business is theirs.',
  );
});

it('cannot be approved for a claimant who created a listing meanwhile, and logs nothing', async () => {
  const { token, claimId } = await asked('meanwhile');
  await call('POST', '', token, listingInput());
  const before = (await call('GET', '/operator/actions', operator)).body.length;
  expect((await decide(claimId, 'approve')).status).toBe(409);
  expect((await call('GET', '/operator/actions', operator)).body).toHaveLength(before);
  expect((await decide(claimId, 'refuse')).status).toBe(200);
});

it('does not await operators when proved by code; a text can follow', async () => {
  const { token } = await newEmployer(service);
  const id = await unclaimed({ website: 'https://both-ways.com' });
  const { body } = await claim(id, token, { email: 'a@both-ways.com' });
  expect(found(await waiting(), body.id)).toBeUndefined();
  const again = await claim(id, token, { text: 'The mail does not come.' });
  expect(again.body).toMatchObject({ id: body.id, email: 'a@both-ways.com' });
  expect(found(await waiting(), body.id)).toBeDefined();
  expect((await prove(id, token, await codeTo('a@both-ways.com'))).status).toBe(200);
});

it('is deleted with its listing', async () => {
  const { token, id, claimId } = await asked('deleted');
  await decide(claimId, 'approve');
  expect((await call('DELETE', '', token)).status).toBe(204);
  expect(found(await waiting('decided'), claimId)).toBeUndefined();
  expect((await call('GET', `/${id}/claim`, token)).status).toBe(404);
});
