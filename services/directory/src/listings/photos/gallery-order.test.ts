import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { imageTests, photos } from '../../testing/image-calls.js';

let service: TestService;
const { addPhotos, mine, now } = imageTests();
beforeEach(async () => {
  service = now().service;
  await addPhotos(await photos(3));
});

const path = () => `/business-directory/${now().id}/gallery`;
const arrange = (body: unknown, token = now().token) =>
  service.request('PUT', path(), { token, body });
const named = (names: readonly string[]) => ({ photos: names.map((filename) => ({ filename })) });

it('sets order and descriptions; a deleted photo loses its description too', async () => {
  const [one = '', two = '', three = ''] = (await mine()).gallery_images;
  const { status, body } = await arrange({
    photos: [{ filename: three, alt: ' The oven ' }, { filename: one }, { filename: two, alt: '' }],
  });
  expect([status, body.gallery_images]).toEqual([200, [three, one, two]]);
  expect(body.gallery_alts).toEqual({ [three]: 'The oven' });
  const { body: page } = await service.request('GET', `/business-directory/${now().id}`);
  expect([page.gallery_images[0], page.gallery_alts]).toEqual([three, { [three]: 'The oven' }]);
  await service.request('DELETE', `${path()}/${three}`, { token: now().token });
  expect(await mine()).toMatchObject({ gallery_images: [one, two] });
  expect(await mine()).not.toHaveProperty('gallery_alts');
});

it('refuses a list that differs from the gallery: 409, and nothing changes', async () => {
  const { gallery_images: before } = await mine();
  const [one = '', two = '', three = ''] = before;
  for (const names of [
    [one, two],
    [one, two, three, 'x.webp'],
    [one, one, two],
    [one, two, 'x'],
    [],
  ]) {
    expect((await arrange(named(names))).status).toBe(409);
  }
  expect((await mine()).gallery_images).toEqual(before);
  const long = { photos: [{ filename: one, alt: 'x'.repeat(151) }] };
  expect((await arrange(long)).status).toBe(422);
});

it('stores one of two concurrent orders completely', async () => {
  const { gallery_images: before } = await mine();
  const orders = [[...before].reverse(), before];
  await Promise.all(orders.map((names) => arrange(named(names))));
  expect(orders).toContainEqual((await mine()).gallery_images);
});
