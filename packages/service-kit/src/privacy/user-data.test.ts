import { Readable } from 'node:stream';
import { z } from 'zod';
import { defineService } from '../service.js';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { HoldsUserData, type UserDataHolder, type UserFile } from './user-data.js';

const person = {
  id: '65f000000000000000000001',
  full_name: 'Maya Lindgren',
  email: 'maya@example.org',
  account_type: 'job_seeker',
  email_notifications: true,
};

let collected = 0;
let newest: UserFile[] = [];
const open = new Set<Readable>();

/** An endless file: it is read until the reader disconnects. */
function endless(): Readable {
  const stream = new Readable({ read: () => void stream.push(Buffer.alloc(65_536)) });
  open.add(stream);
  return stream.once('close', () => open.delete(stream));
}

const file = (at: number): UserFile => ({
  name: `letter-${at}.txt`,
  open: async () => {
    const bytes = Buffer.from(`letter ${at}`);
    const object = { size: bytes.length, contentType: 'text/plain' };
    return { ...object, stream: Readable.from([bytes]) };
  },
});

@HoldsUserData('letters')
class Letters implements UserDataHolder {
  async collect() {
    collected += 1;
    const last: UserFile = {
      name: 'endless',
      open: async () => ({ size: 2 ** 40, contentType: 'text/plain', stream: endless() }),
    };
    const letters = Array.from({ length: 300 }, (_, at) => file(at));
    return { records: [], files: [...letters, ...newest, last] };
  }

  async erase() {}
}

class LettersModule {}
const definition = defineService({
  name: 'jobs',
  config: z.object({}),
  module: () => ({ module: LettersModule, providers: [Letters] }),
});

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await createTestService(definition);
});
beforeEach(async () => {
  token = await service.serviceToken('auth');
  collected = 0;
  newest = [];
});
afterAll(() => service.close());

const fileNamed = (name: string, of = person) =>
  service.request('POST', '/internal/user-data/letters/file', {
    token,
    body: { person: of, name },
  });

it('collects once for all files of a person', async () => {
  const path = '/internal/user-data/letters';
  const { body } = await service.request('POST', path, { token, body: { person } });
  expect(body.files).toHaveLength(301);
  for (const name of body.files.slice(0, 20)) expect((await fileNamed(name)).status).toBe(200);
  expect((await fileNamed('letter-7.txt')).body).toBe('letter 7');
  expect(collected).toBe(1);
  expect((await fileNamed('of-another')).status).toBe(404);
});

it('returns files although another instance collected them', async () => {
  const other = { ...person, id: '65f000000000000000000002' };
  expect((await fileNamed('letter-7.txt', other)).body).toBe('letter 7');
  expect((await fileNamed('letter-8.txt', other)).body).toBe('letter 8');
  expect(collected).toBe(1);
});

it('returns a file that was added after the list was cached', async () => {
  const third = { ...person, id: '65f000000000000000000003' };
  expect((await fileNamed('letter-7.txt', third)).body).toBe('letter 7');
  newest = [file(1_000)];
  expect((await fileNamed('letter-1000.txt', third)).body).toBe('letter 1000');
  expect((await fileNamed('letter-8.txt', third)).body).toBe('letter 8');
  expect(collected).toBe(2);
});

it('closes a file whose reader disconnects', async () => {
  const leave = new AbortController();
  const answer = await fetch(`${service.url}/internal/user-data/letters/file`, {
    method: 'POST',
    signal: leave.signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ person, name: 'endless' }),
  });
  await answer.body?.getReader().read();
  expect(open.size).toBe(1);
  leave.abort();
  while (open.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
