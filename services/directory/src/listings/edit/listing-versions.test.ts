import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { preventsLostUpdates } from '@commons/service-kit/testing/version-contract';
import { directoryService } from '../../app.module.js';
import { listingInput } from '../../testing/listing-input.js';
import { newEmployer } from '../../testing/new-employer.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

const path = '/business-directory';
async function open() {
  const { token } = await newEmployer(service);
  const read = () => service.request('GET', `${path}/my-listing`, { token });
  const write = (text: string, headers?: Record<string, string>) => {
    const body = { ...listingInput(), full_description: text };
    return service.request('PUT', path, { token, body, ...(headers && { headers }) });
  };
  const created = await service.request('POST', path, { token, body: listingInput() });
  return { token, read, write, created };
}

describe('a listing', () => {
  preventsLostUpdates(async () => ({
    ...(await open()),
    textOf: ({ full_description }) => full_description,
  }));

  it('has a version from its creation, which a read does not change', async () => {
    const { read, write, created } = await open();
    const base = created.headers.get('etag') ?? '';
    expect(base).toBe((await read()).headers.get('etag'));
    await service.request('GET', `${path}/${created.body.id}`);
    expect((await write('still mine', { 'if-match': base })).status).toBe(200);
  });
});
