import { imageSize } from '@commons/contracts/businesses/image-files';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import sharp from 'sharp';
import { imageTests, photos, pixels, storedImageName } from '../../testing/image-calls.js';
import { animatedGif, jpeg, noise, png, sidewaysPhoto } from '../../testing/test-images.js';

const path = '/business-directory';
let service: TestService;
let token: string;
let id: string;
const { addPhotos, mine, fetchImage, registered, storedFiles, now } = imageTests();
beforeEach(() => {
  ({ service, token, id } = now());
});

describe('POST /business-directory/{id}/gallery/multiple', () => {
  it('stores photos as WebP in two sizes and returns their names in the order of the files', async () => {
    const files = [
      { name: 'wide.jpg', bytes: await jpeg(2400, 1200) },
      { name: 'tall.PNG', bytes: await png(100, 300) },
      { name: 'same.jpg', bytes: await jpeg(30, 30) },
      { name: 'same.jpg', bytes: await jpeg(30, 30) },
      { name: 'w.webp', bytes: await noise(50, 50).webp().toBuffer() },
    ];
    const { status, body } = await addPhotos(files);
    expect(status).toBe(201);
    const names: string[] = body.filenames;
    expect(names.every((name) => storedImageName.test(name))).toBe(true);
    expect(new Set(names).size).toBe(files.length);
    expect(names.map((name) => imageSize(name))).toEqual([
      { width: 1200, height: 600 },
      { width: 100, height: 300 },
      { width: 30, height: 30 },
      { width: 30, height: 30 },
      { width: 50, height: 50 },
    ]);
    expect((await mine()).gallery_images).toEqual(names);
    const full = await pixels(await fetchImage('gallery', names[0] ?? ''));
    const small = await pixels(await fetchImage('gallery', names[0] ?? '', 'small'));
    expect([full.format, full.width, full.height]).toEqual(['webp', 1200, 600]);
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240]);
    const found = await service.request('POST', `${path}/search`, { body: { hasGallery: true } });
    expect(found.body.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it('rotates a photo upright and strips its metadata', async () => {
    const bytes = await sidewaysPhoto();
    expect(bytes.includes('secret-owner')).toBe(true);
    const [name = ''] = (await addPhotos([{ name: 'a.jpg', bytes }])).body.filenames;
    expect(imageSize(name)).toEqual({ width: 200, height: 300 });
    for (const size of [undefined, 'small'] as const) {
      const stored = Buffer.from(await (await fetchImage('gallery', name, size)).arrayBuffer());
      expect(stored.includes('secret-owner')).toBe(false);
      const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('stores the first frame of an animation', async () => {
    const [name = ''] = (await addPhotos([{ name: 'a.gif', bytes: await animatedGif() }])).body
      .filenames;
    const stored = Buffer.from(await (await fetchImage('gallery', name)).arrayBuffer());
    const { dominant } = await sharp(stored).stats();
    expect((await sharp(stored).metadata()).pages).toBeUndefined();
    expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
  });

  it('[LST-27] refuses more than seven, in one request or in total, and stores none of them', async () => {
    const many = await addPhotos(await photos(8));
    expect(many).toMatchObject({
      status: 400,
      body: {
        detail: 'Cannot add 8 images. Maximum 7 images allowed. You currently have 0 images.',
      },
    });
    expect((await addPhotos(await photos(5))).status).toBe(201);
    expect((await addPhotos(await photos(3))).body.detail).toBe(
      'Cannot add 3 images. Maximum 7 images allowed. You currently have 5 images.',
    );
    expect((await mine()).gallery_images).toHaveLength(5);
    expect((await addPhotos(await photos(2))).status).toBe(201);
    expect((await addPhotos(await photos(1))).body.detail).toBe(
      'Cannot add 1 images. Maximum 7 images allowed. You currently have 7 images.',
    );
    expect(await registered()).toBe(7);
  });

  it('never holds more than seven after concurrent uploads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => addPhotos(await photos(2))),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(3);
    for (const { status, body } of answers.filter((answer) => !taken.includes(answer))) {
      expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Cannot add 2 images/)]);
    }
    expect((await mine()).gallery_images).toHaveLength(6);
    expect([await registered(), (await storedFiles()).length]).toEqual([6, 12]);
  });

  it('[LST-28] joins the errors of several files with commas, each after its file name, and stores none', async () => {
    const { status, body } = await addPhotos([
      { name: 'notes.txt', bytes: Buffer.from('hello') },
      ...(await photos(1)),
      { name: 'big.png', bytes: Buffer.alloc(2 * 1024 * 1024 + 1) },
    ]);
    expect([status, body.detail]).toEqual([
      400,
      'notes.txt: Gallery image must be a JPEG, PNG, WebP, or GIF image, ' +
        'big.png: Gallery image size must be less than 2MB',
    ]);
    expect(await mine()).toMatchObject({ gallery_images: [] });
  });

  it("refuses photos for someone else's listing", async () => {
    const other = await service.tokenFor({ account_type: 'employer', sub: 'f'.repeat(24) });
    const [file] = await photos(1);
    if (!file) throw new Error('no photo');
    expect(await addPhotos([file], other)).toMatchObject({
      status: 404,
      body: { detail: 'Business not found' },
    });
    expect((await addPhotos([])).status).toBe(400);
    const wrongType = { token, body: { images: [] } };
    const path_ = `${path}/${id}/gallery/multiple`;
    expect((await service.request('POST', path_, wrongType)).status).toBe(415);
  });
});

describe('DELETE /business-directory/{id}/gallery/{filename}', () => {
  it("deletes a photo in all its sizes, and only from the caller's own listing", async () => {
    const { body } = await addPhotos(await photos(2));
    const [first = '', second = ''] = body.filenames as string[];
    const remove = (name: string, as = token) =>
      service.request('DELETE', `${path}/${id}/gallery/${name}`, { token: as });
    const other = await service.tokenFor({ account_type: 'employer', sub: 'f'.repeat(24) });
    expect((await remove(first, other)).status).toBe(404);
    expect((await remove(first)).status).toBe(204);
    expect((await remove(first)).status).toBe(404);
    expect((await fetchImage('gallery', first)).status).toBe(404);
    expect((await fetchImage('gallery', first, 'small')).status).toBe(404);
    expect((await fetchImage('gallery', second)).status).toBe(200);
    expect((await storedFiles()).length).toBe(2);
    expect((await mine()).gallery_images).toEqual([second]);
    expect((await remove(second)).status).toBe(204);
    const found = await service.request('POST', `${path}/search`, { body: { hasGallery: true } });
    expect(found.body).toEqual([]);
  });
});

describe('the reconciliation after a crash', () => {
  it('deletes files that no listing shows, and no others', async () => {
    const { body } = await addPhotos(await photos(2));
    const [kept = '', lost = ''] = body.filenames as string[];
    const database = await service.database();
    await database
      .collection('listings')
      .updateOne({ gallery_images: lost }, { $pull: { gallery_images: lost } } as never);
    const images = database.collection<{ _id: string }>('stored_images');
    await images.updateMany({}, { $set: { check_at: new Date(1) } });
    // Waits for both: the image in use may be checked last.
    const unsettled = { check_at: { $exists: true } };
    await until(
      () => images.countDocuments(unsettled),
      (left) => left === 0,
    );
    expect((await fetchImage('gallery', lost, 'small')).status).toBe(404);
    expect((await fetchImage('gallery', kept)).status).toBe(200);
    expect(await images.findOne({ _id: kept })).not.toHaveProperty('check_at');
  });
});
