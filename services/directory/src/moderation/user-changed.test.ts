import { directoryUserChanged } from '@commons/contracts/tasks/directory-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing, type TestListing } from '../testing/new-listing.js';
import { reviewCalls } from '../testing/review-calls.js';

const author = '65f000000000000000000042';
const suspended = new Set<string>();

let service: TestService;
let tasks: TaskQueue;
let listing: TestListing;
const { post, list, ratings } = reviewCalls(() => ({ service, listing }));

beforeAll(async () => {
  service = await createTestService(directoryService, {
    internal: ({ path }) => {
      const id = /^\/internal\/users\/(\w+)$/.exec(path)?.[1];
      if (!id) return undefined;
      const known = { id, full_name: 'Somebody', email: `${id}@example.org` };
      const account = { ...known, account_type: 'employer', email_notifications: true };
      return { ...account, email_verified: true, ...(suspended.has(id) && { suspended: true }) };
    },
  });
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

const tell = (user_id: string) =>
  tasks.run(directoryUserChanged, { user_id }, { timeoutMs: 60_000 });

it('hides the reviews of a suspended person with their ratings, and restores them (decision B59)', async () => {
  listing = await newListing(service);
  const email = `${author}@example.org`;
  const token = await service.tokenFor({ sub: author, email, account_type: 'job_seeker' });
  await post({ reviewer_name: 'A', reviewer_email: email, rating: 1, comment: 'Bad' }, { token });
  await post({ reviewer_name: 'B', reviewer_email: 'b@example.org', rating: 5, comment: 'Good' });
  expect(await ratings()).toEqual([3, 2]);
  suspended.add(author);
  await tell(author);
  expect(await ratings()).toEqual([5, 1]);
  expect((await list()).body).toHaveLength(1);
  suspended.delete(author);
  await tell(author);
  expect(await ratings()).toEqual([3, 2]);
});

it('leaves hidden with the account what operators keep or release meanwhile', async () => {
  listing = await newListing(service);
  const owner = listing.owner.sub;
  const email = `${author}@example.org`;
  const token = await service.tokenFor({ sub: author, email, account_type: 'job_seeker' });
  const written = { reviewer_name: 'A', reviewer_email: email, rating: 1, comment: 'Bad' };
  const review = (await post(written, { token })).body.id as string;
  const operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const decide = (subject: string, decision: string) =>
    service.request('PATCH', `/business-directory/operator/subjects/${subject}`, {
      token: operator,
      body: { decision, reason: 'Looked at' },
    });
  const shown = async () =>
    (await service.request('GET', `/business-directory/${listing.id}`)).status;

  suspended.add(author);
  await tell(author);
  expect((await decide(`review/${review}`, 'keep')).body.hidden).toBe(true);
  await decide(`review/${review}`, 'hide');
  await decide(`review/${review}`, 'keep');
  expect((await list()).body).toHaveLength(0);
  const reviews = (await service.database()).collection('reviews');
  const held = { $set: { held_at: new Date(), shown: false }, $unset: { hidden: 1 } } as const;
  await reviews.updateOne({ user_id: author, comment: 'Bad' }, held);
  await decide(`wave/${listing.id}`, 'keep');
  expect((await list()).body).toHaveLength(0);
  suspended.delete(author);
  await tell(author);
  expect((await list()).body).toHaveLength(1);

  await decide(`listing/${listing.id}`, 'hide');
  suspended.add(owner);
  await tell(owner);
  for (const decision of ['keep', 'hide', 'reopen']) {
    await decide(`listing/${listing.id}`, decision);
    expect(await shown()).toBe(404);
  }
  suspended.delete(owner);
  await tell(owner);
  expect(await shown()).toBe(200);
});

it('hides the listing of a suspended owner, except one that operators suspended', async () => {
  listing = await newListing(service);
  const owner = listing.owner.sub;
  const shown = async () =>
    (await service.request('GET', `/business-directory/${listing.id}`)).status;
  suspended.add(owner);
  await tell(owner);
  expect(await shown()).toBe(404);
  suspended.delete(owner);
  await tell(owner);
  expect(await shown()).toBe(200);

  suspended.add(owner);
  await tell(owner);
  const operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const path = `/business-directory/operator/subjects/listing/${listing.id}`;
  const body = { decision: 'hide', reason: 'It does not exist' };
  await service.request('PATCH', path, { token: operator, body });
  suspended.delete(owner);
  await tell(owner);
  expect(await shown()).toBe(404);
});
