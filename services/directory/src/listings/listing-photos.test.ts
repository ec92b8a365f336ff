import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { imagePath, imageSize } from '@commons/contracts/image-files';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import sharp from 'sharp';
import { directoryService } from '../app.module.js';
import { fileForm, type SentFile } from '../testing/file-form.js';
import { listingInput } from '../testing/listing-input.js';
import { animatedGif, jpeg, noise, png, sidewaysPhoto } from '../testing/test-images.js';

const path = '/business-directory';
const storedForm = /^[0-9a-f]{32}-\d+x\d+\.webp$/;

let service: TestService;
let token: string;
let id: string;
let people = 0;

const addPhotos = (files: readonly SentFile[], as = token) =>
  service.request('POST', `${path}/${id}/gallery/multiple`, {
    token: as,
    body: fileForm('images', files),
  });
const setLogo = (file: SentFile) =>
  service.request('POST', '/upload-logo', { token, body: fileForm('logo', [file]) });
const mine = async () =>
  (await service.request('GET', `${path}/my-listing`, { token })).body as {
    gallery_images: string[];
    logo_filename: string | null;
  };
const fetchImage = (kind: 'logos' | 'gallery', name: string, size?: 'small') =>
  fetch(service.url + imagePath(kind, name, size));
const pixels = async (answer: Response) =>
  sharp(Buffer.from(await answer.arrayBuffer())).metadata();
const photos = async (count: number) => {
  const bytes = await jpeg(60, 40);
  return Array.from({ length: count }, (_, at) => ({ name: `photo ${at}.jpg`, bytes }));
};
const registered = async () =>
  (await (await service.database()).collection('stored_images').countDocuments()) as number;
/** Every file in the object storage of the test; its folder comes with the first. */
const storedFiles = async () => {
  const folder = `${service.env.OBJECTS_DIR}/data`;
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return names.filter((name) => name.endsWith('.webp'));
};

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: {
      SWEEP_INTERVAL_MS: '100',
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
    },
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  const sub = (++people).toString(16).padStart(24, '0');
  token = await service.tokenFor({ account_type: 'employer', sub });
  const made = await service.request('POST', path, { token, body: listingInput() });
  id = made.body.id;
});
afterEach(async () => {
  await service.request('DELETE', path, { token });
  expect([await registered(), await storedFiles()]).toEqual([0, []]);
});

describe('POST /business-directory/{id}/gallery/multiple', () => {
  it('stores photos as WebP in two sizes and answers their names in the order of the files', async () => {
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
    expect(names.every((name) => storedForm.test(name))).toBe(true);
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

  it('turns a photo upright and keeps nothing of what the camera wrote', async () => {
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

  it('takes the first frame of an animation', async () => {
    const [name = ''] = (await addPhotos([{ name: 'a.gif', bytes: await animatedGif() }])).body
      .filenames;
    const stored = Buffer.from(await (await fetchImage('gallery', name)).arrayBuffer());
    const { dominant } = await sharp(stored).stats();
    expect((await sharp(stored).metadata()).pages).toBeUndefined();
    expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
  });

  it('[LST-27] refuses more than seven, in one request or in all, and stores none of them', async () => {
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

  it('never holds more than seven when uploads come at once', async () => {
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

  it('takes photos for the own listing only', async () => {
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
  it('deletes a photo with all its sizes, and only from the own listing', async () => {
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

describe('POST /upload-logo', () => {
  it('sets the logo, replaces it, and PUT with null takes it away, each time with its files (decision A43)', async () => {
    const first = await setLogo({ name: 'l.png', bytes: await jpeg(900, 600) });
    expect(first).toMatchObject({ status: 201 });
    const name: string = first.body.logo_filename;
    expect([storedForm.test(name), imageSize(name)]).toEqual([true, { width: 500, height: 333 }]);
    expect((await pixels(await fetchImage('logos', name, 'small'))).width).toBe(160);
    expect((await mine()).logo_filename).toBe(name);

    const { body: second } = await setLogo({ name: 'l.png', bytes: await png(20, 20) });
    expect((await fetchImage('logos', name)).status).toBe(404);
    expect((await mine()).logo_filename).toBe(second.logo_filename);

    const put = (logo_filename?: string | null) =>
      service.request('PUT', path, { token, body: { ...listingInput(), logo_filename } });
    expect((await put()).body.logo_filename).toBe(second.logo_filename);
    expect((await put('../other.webp')).body.logo_filename).toBe(second.logo_filename);
    expect((await put(null)).body.logo_filename).toBeNull();
    expect((await fetchImage('logos', second.logo_filename)).status).toBe(404);
  });

  it('leaves one logo when many come at once', async () => {
    const bytes = await png(20, 20);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => setLogo({ name: 'l.png', bytes })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect([await registered(), (await storedFiles()).length]).toEqual([1, 2]);
  });

  it('answers 404 without a listing', async () => {
    await service.request('DELETE', path, { token });
    expect((await setLogo({ name: 'l.png', bytes: await png(20, 20) })).status).toBe(404);
  });

  it('[LST-25] [LST-26] takes JPEG, PNG, WebP and GIF by content, up to 1 MB', async () => {
    const bytes = await png(20, 20);
    const padded = (size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    const megabyte = 1024 * 1024;
    const text = async (file: SentFile) => (await setLogo(file)).body.detail;
    const wrongType = 'Logo must be a JPEG, PNG, WebP, or GIF image';
    const tooLarge = 'Logo size must be less than 1MB';
    expect(await text({ name: 'logo.png', bytes: Buffer.from('%PDF-1.4') })).toBe(wrongType);
    expect(await text({ name: 'logo.pdf', bytes })).toBe(wrongType);
    expect(await text({ name: 'logo.png', bytes: Buffer.alloc(0) })).toBe(wrongType);
    expect(await text({ name: 'logo.png', bytes: padded(megabyte + 1) })).toBe(tooLarge);
    expect(await text({ name: 'logo.png', bytes: padded(3 * megabyte) })).toBe(tooLarge);
    expect(await text({ name: 'logo.png', bytes: padded(megabyte) })).toBeUndefined();
    expect(await text({ name: 'logo.jpeg', bytes: await jpeg(20, 20) })).toBeUndefined();
    expect(await text({ name: 'logo.gif', bytes: await animatedGif() })).toBeUndefined();
    const webp = await noise(20, 20).webp().toBuffer();
    expect(await text({ name: 'blob', bytes: webp })).toBeUndefined();
    const photo = Buffer.concat([await jpeg(20, 20), Buffer.alloc(2 * megabyte)]);
    expect((await addPhotos([{ name: 'big.jpg', bytes: photo }])).body.detail).toBe(
      'big.jpg: Gallery image size must be less than 2MB',
    );
  });
});

describe('[ERR-09] GET /uploads', () => {
  it('serves logos and photos to everyone, to be kept for good', async () => {
    const { logo_filename } = (await setLogo({ name: 'l.png', bytes: await png(20, 20) })).body;
    const [photo = ''] = (await addPhotos(await photos(1))).body.filenames;
    for (const [kind, name] of [
      ['logos', logo_filename],
      ['gallery', photo],
    ] as const) {
      const { status, headers } = await fetchImage(kind, name);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('knows stored names only', async () => {
    const unknown = `${'0'.repeat(32)}-1x1.webp`;
    for (const name of [
      `gallery/${unknown}`,
      `logos/${unknown}`,
      `resumes/${unknown}`,
      'gallery/..%2f..%2fsecret',
      'gallery/a.webp',
      'gallery/',
      `..%2fgallery/${unknown}`,
    ]) {
      const { status, body } = await service.request('GET', `/uploads/${name}`);
      expect([name, status, typeof body.detail]).toEqual([name, 404, 'string']);
    }
  });
});

describe('what a crash leaves', () => {
  it('is swept: files of an upload that no listing shows, and not those that one does', async () => {
    const { body } = await addPhotos(await photos(2));
    const [kept = '', lost = ''] = body.filenames as string[];
    const database = await service.database();
    await database
      .collection('listings')
      .updateOne({ gallery_images: lost }, { $pull: { gallery_images: lost } } as never);
    const images = database.collection<{ _id: string }>('stored_images');
    await images.updateMany({}, { $set: { check_at: new Date(1) } });
    // The one that is shown may be the second that the sweep looks at.
    const unsettled = { check_at: { $exists: true } };
    for (const end = Date.now() + 60_000; (await images.countDocuments(unsettled)) > 0; ) {
      if (Date.now() > end) throw new Error('the sweep did not come');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await fetchImage('gallery', lost, 'small')).status).toBe(404);
    expect((await fetchImage('gallery', kept)).status).toBe(200);
    expect(await images.findOne({ _id: kept })).not.toHaveProperty('check_at');
  });
});
