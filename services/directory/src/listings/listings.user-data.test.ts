import type { UserSnapshot } from '@commons/contracts/account/account';
import type { UserDataPart } from '@commons/contracts/account/user-data';
import { type ImageKind, imagePath } from '@commons/contracts/businesses/image-files';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { countObjects } from '@commons/service-kit/testing/count-objects';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import type { z } from 'zod';
import { directoryService } from '../app.module.js';
import { fileForm } from '../testing/file-form.js';
import { listingInput } from '../testing/listing-input.js';
import { jpeg, png } from '../testing/test-images.js';

const owner: UserSnapshot = {
  id: 'b'.repeat(24),
  full_name: 'Bea Baker',
  email: 'bea@example.org',
  email_verified: true,
  account_type: 'employer',
  email_notifications: true,
  closed: true,
};
const path = '/business-directory';

let service: TestService;
let tasks: TaskQueue;
let token: string;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    internal: ({ path: asked }) => (asked === `/internal/users/${owner.id}` ? owner : undefined),
  });
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  token = await service.tokenFor({ account_type: 'employer', sub: owner.id });
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

type Part = z.output<typeof UserDataPart>;

const ask = async (person: UserSnapshot, name?: string) =>
  fetch(`${service.url}/internal/user-data/listing${name ? '/file' : ''}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await service.serviceToken('auth')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ person, name }),
  });
const images = async () =>
  (await countObjects(service.env, 'gallery')) + (await countObjects(service.env, 'logos'));
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('exports the listing with its images byte for byte, and erases them and its reviews with the owner', async () => {
  const before = await images();
  const created = await service.request('POST', path, { token, body: listingInput() });
  const { id } = created.body;
  const photos = [await jpeg(60, 40), await jpeg(40, 60)].map((bytes, at) => ({
    name: `photo ${at}.jpg`,
    bytes,
  }));
  const body = fileForm('images', photos);
  await service.request('POST', `${path}/${id}/gallery/multiple`, { token, body });
  const logo = fileForm('logo', [{ name: 'logo.png', bytes: await png() }]);
  await service.request('POST', '/upload-logo', { token, body: logo });
  const review = {
    ...{ reviewer_name: 'Rae', reviewer_email: 'rae@example.org', rating: 5 },
    comment: 'Good bread, kind people.',
  };
  await service.request('POST', `${path}/${id}/reviews`, { body: review });

  const { records, files } = (await (await ask(owner)).json()) as Part;
  expect(records).toMatchObject([{ id, business_name: 'Corner Bakery' }]);
  expect(files).toHaveLength(3);
  for (const name of files) {
    const [kind, ...rest] = name.split('-');
    const shown = await fetch(service.url + imagePath(kind as ImageKind, rest.join('-')));
    expect(shown.status).toBe(200);
    expect((await bytesOf(await ask(owner, name))).equals(await bytesOf(shown))).toBe(true);
  }
  const stranger = { ...owner, id: 'c'.repeat(24) };
  expect(((await (await ask(stranger)).json()) as Part).records).toEqual([]);
  expect((await ask(stranger, files[0])).status).toBe(404);

  // Each image in two sizes.
  expect(await images()).toBe(before + 6);

  const timeoutMs = 60_000;
  await tasks.run(eraseUser('directory'), { user_id: owner.id }, { timeoutMs });
  await tasks.run(eraseUser('directory'), { user_id: owner.id }, { timeoutMs });
  expect((await service.request('GET', `${path}/${id}`)).status).toBe(404);
  expect(await images()).toBe(before);
  const database = await service.database();
  for (const name of ['listings', 'reviews', 'stored_images', 'listing_removals']) {
    expect(await database.collection(name).countDocuments({})).toBe(0);
  }
  await database.close();
});
