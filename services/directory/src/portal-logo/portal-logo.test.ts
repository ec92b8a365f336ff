import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import sharp from 'sharp';
import { directoryService } from '../app.module.js';
import { fileForm } from '../testing/file-form.js';
import { png } from '../testing/test-images.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

async function send(name: string, bytes: Uint8Array, operator = true) {
  const token = await service.tokenFor({ account_type: 'employer', operator });
  const body = fileForm('logo', [{ name, bytes }]);
  return service.request('POST', '/business-directory/operator/portal-logo', { token, body });
}

it('stores a picture of an operator, which everybody may read', async () => {
  const { status, body } = await send('town.png', await png(900, 300));
  expect([status, body]).toEqual([
    201,
    { filename: expect.stringMatching(/^[0-9a-f]{32}-500x167\.webp$/), width: 500, height: 167 },
  ]);
  const answer = await fetch(`${service.url}/uploads/portal/${body.filename}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 500 });
});

it('refuses what is no picture, and everybody else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect((await send('a.svg', svg)).status).toBe(400);
  expect((await send('a.png', svg)).status).toBe(400);
  expect((await send('a.png', await png(9, 9), false)).status).toBe(403);
});
