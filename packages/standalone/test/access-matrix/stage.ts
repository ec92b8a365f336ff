import { randomBytes, randomUUID } from 'node:crypto';
import { AccessClaims } from '@commons/contracts/account/account';
import type { MemberRole } from '@commons/contracts/account/business-member-lists';
import { dayMs } from '@commons/contracts/durations';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createTestKeys, type TestKeys } from '@commons/service-kit/testing/test-keys';
import { until } from '@commons/service-kit/testing/until';
import { copyRecords } from './copy-records.js';
import type { Caller, Operation } from './table.js';

/** Key id of the service tests' signing key. The foreign key claims the same one. */
const keyId = 'test-key';

export const password = 'correct horse battery';

export type Account = Extract<
  Caller,
  `${'job seeker' | 'employer'} ${string}` | 'manager of A' | 'viewer of A'
>;
const accounts: readonly Account[] = [
  'job seeker A',
  'job seeker B',
  'employer A',
  'employer B',
  'manager of A',
  'viewer of A',
];

export interface Person {
  readonly token: string;
  readonly claims: Omit<AccessClaims, 'exp'>;
}
type People = Readonly<Record<Account, Person>>;

/** A running service with four people whose records no other operation shares. */
export interface Stage {
  readonly service: TestService;
  readonly people: People;
}

const typeOf = (account: Account): AccessClaims['account_type'] =>
  account.startsWith('job seeker') ? 'job_seeker' : 'employer';

export function personOf(token: string): Person {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { exp, ...claims } = AccessClaims.parse(payload);
  return { token, claims };
}

/** Registers an account at auth, or signs a token as auth would. */
async function newPerson(name: ServiceName, service: TestService, account: Account) {
  const id = randomBytes(12).toString('hex');
  const someone = {
    full_name: `The ${account}`,
    email: `${id}@example.org`,
    account_type: typeOf(account),
  };
  if (name !== 'auth') return personOf(await service.tokenFor({ ...someone, sub: id }));
  const body = { ...someone, password };
  const answer = await service.request('POST', '/auth/register', { body });
  return personOf(answer.body.access_token);
}

/** The people that the stages of a service are copied from. */
const originals = new WeakMap<TestService, Promise<Stage>>();

/**
 * People that no other call has used. At auth, where registering takes a password hash and a mail, they are
 * registered once and then copied.
 */
export async function setStage(name: ServiceName, service: TestService): Promise<Stage> {
  if (name !== 'auth') return newStage(name, service);
  const original = originals.get(service) ?? newStage(name, service);
  originals.set(service, original);
  const { people } = await original;
  const claims = await copyRecords(
    service,
    accounts.map((account) => people[account].claims),
  );
  const copies = accounts.map(async (account, at) => {
    const own = claims[at] as Person['claims'];
    return [account, { token: await service.tokenFor(own), claims: own }];
  });
  return { service, people: Object.fromEntries(await Promise.all(copies)) as People };
}

async function newStage(name: ServiceName, service: TestService): Promise<Stage> {
  const made = accounts.map(async (account) => [account, await newPerson(name, service, account)]);
  const people = Object.fromEntries(await Promise.all(made)) as Record<Account, Person>;
  const [manager, viewer] = await Promise.all([
    colleague(name, service, people, 'manager'),
    colleague(name, service, people, 'viewer'),
  ]);
  return {
    service,
    people: { ...people, 'manager of A': manager, 'viewer of A': viewer },
  };
}

/** Adds a colleague to employer A: by an invitation at auth, or by a token as auth would sign it. */
async function colleague(
  name: ServiceName,
  service: TestService,
  people: Record<Account, Person>,
  business_role: MemberRole,
): Promise<Person> {
  const { claims, token } = people[`${business_role} of A`];
  const owner = people['employer A'];
  if (name !== 'auth') {
    const business = owner.claims.sub;
    return personOf(await service.tokenFor({ ...claims, business, business_role }));
  }
  const body = { email: claims.email, role: business_role };
  await service.request('POST', '/auth/business/invitations', { token: owner.token, body });
  const invitation = { token: await mailedToken(service, claims.email, 'invitation') };
  const accepted = await service.request('POST', '/auth/invitations/accept', {
    token,
    body: invitation,
  });
  return personOf(accepted.body.access_token);
}

/**
 * The token in the latest mailed link to this page.
 * @param after how many mails of before this address has: they are passed over
 */
export async function mailedToken(
  service: TestService,
  email: string,
  page: string,
  after = 0,
): Promise<string> {
  const link = new RegExp(`${page}\\?token=([\\w-]+)`);
  const find = () => {
    const mails = mailsTo(service, email).slice(after);
    return mails.map(({ text }) => link.exec(text ?? '')?.[1] ?? '').findLast(Boolean) ?? '';
  };
  return until(find, Boolean);
}

export const mailsTo = ({ inbox }: TestService, email: string) =>
  inbox.mails.filter(({ to }) => to?.some((at) => at.address === email));

/** The A who may make the call, for tokens with exactly one defect. */
function entitled({ people }: Stage, operation: Operation): Person {
  const { expected, others } = operation;
  const seeker = expected['job seeker A'] < 300;
  const { token, claims } = people[seeker ? 'job seeker A' : 'employer A'];
  return { token, claims: { ...claims, ...(others.operator && { operator: true }) } };
}

let foreignKeys: Promise<TestKeys> | undefined;

async function revokedToken({ service }: Stage, { claims }: Person): Promise<string> {
  // Auth ends the session itself; for the other services the test writes auth's record to Redis.
  const body = { email: claims.email, password };
  const answer = await service.request('POST', '/auth/login', { body });
  if (answer.status !== 404) {
    const { token } = personOf(answer.body.access_token);
    await service.request('POST', '/auth/logout', { token });
    return token;
  }
  const sid = randomUUID();
  // Closed with the service.
  const redis = service.redis();
  await redis.set(`${service.env.REDIS_PREFIX}:revoked:${sid}`, '1', 'PX', 60_000);
  return service.tokenFor({ ...claims, sid });
}

/** The token of a caller. */
export async function tokenOf(
  caller: Caller | 'operator',
  stage: Stage,
  operation: Operation,
): Promise<string | undefined> {
  const person = entitled(stage, operation);
  switch (caller) {
    case 'guest':
      return undefined;
    case 'expired token':
      return stage.service.tokenFor({ ...person.claims, expiresIn: -5 });
    case 'foreign signature':
      foreignKeys ??= createTestKeys(keyId);
      return (await foreignKeys).tokenFor(person.claims);
    case 'revoked session':
      return revokedToken(stage, person);
    case 'operator':
      return stage.service.tokenFor({ ...person.claims, operator: true });
    default:
      return stage.people[caller].token;
  }
}

/** Registers the test's key as one of auth's older keys, so that the test can sign tokens of any age. */
export async function addOlderKey(auth: TestService): Promise<void> {
  const database = await auth.database();
  await database.collection('signing_keys').insertOne({
    number: 0,
    kid: keyId,
    private_jwk: JSON.stringify(auth.keys.privateJwk),
    public_jwk: JSON.stringify(auth.keys.publicSet.keys[0]),
    active_from: new Date(Date.now() - dayMs),
  });
  await auth.restart();
}
