import {
  type PortalIcon,
  portalIconFile,
  portalIconNames,
  portalIcons,
} from '@commons/contracts/portal/portal-icons';
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

it('stores an image uploaded by an operator, readable by everybody', async () => {
  const { status, body } = await send('town.png', await png(900, 300));
  expect([status, body]).toEqual([
    201,
    {
      filename: expect.stringMatching(/^[0-9a-f]{32}-500x167\.webp$/),
      ...{ width: 500, height: 167, icons: true },
    },
  ]);
  const answer = await fetch(`${service.url}/uploads/portal/${body.filename}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 500 });
});

it('makes square app icons from it, the maskable one within the safe circle', async () => {
  const { body } = await send('wide.png', await png(900, 300));
  const file = async (icon: PortalIcon) => {
    const name = portalIconFile(body.filename, icon);
    const answer = await fetch(`${service.url}/uploads/portal/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const name of portalIconNames) {
    const { side } = portalIcons[name];
    expect(await sharp(await file(name)).metadata()).toMatchObject({
      ...{ format: 'png', width: side, height: side, hasAlpha: false },
    });
  }
  // Pixels that differ from the background belong to the logo.
  const { info } = await sharp(await file('maskable-512'))
    .trim()
    .toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThan(0.8 * 512);
  expect(info.width / info.height).toBeCloseTo(3, 1);
  const other = `${service.url}/uploads/logos/${portalIconFile(body.filename, '192')}`;
  expect((await fetch(other)).status).toBe(404);
});

it('reads the whole request: one image, and no more', async () => {
  const token = await service.tokenFor({ account_type: 'employer', operator: true });
  const post = (body: FormData) =>
    service.request('POST', '/business-directory/operator/portal-logo', { token, body });
  const bytes = await png(9, 9);
  const two = await post(
    fileForm(
      'logo',
      [1, 2].map((at) => ({ name: `${at}.png`, bytes })),
    ),
  );
  expect([two.status, two.body.detail]).toEqual([400, 'Only one file can be sent']);
  const none = await post(fileForm('logo', []));
  expect([none.status, none.body.detail]).toEqual([400, 'Please choose an image']);
  const large = await post(fileForm('logo', [{ name: 'a.png', bytes: Buffer.alloc(1_100_000) }]));
  expect([large.status, large.body.detail]).toEqual([400, 'Logo size must be less than 1MB']);
});

it('refuses anything but images, and everybody else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  expect((await send('a.svg', svg)).status).toBe(400);
  expect((await send('a.png', svg)).status).toBe(400);
  expect((await send('a.png', await png(9, 9), false)).status).toBe(403);
});
