import { imageSize } from '@commons/contracts/businesses/image-files';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { SentFile } from '../../testing/file-form.js';
import { imageTests, photos, pixels, storedImageName } from '../../testing/image-calls.js';
import { listingInput } from '../../testing/listing-input.js';
import { animatedGif, jpeg, noise, png } from '../../testing/test-images.js';

const path = '/business-directory';
let service: TestService;
let token: string;
const { addPhotos, setLogo, mine, fetchImage, registered, storedFiles, now } = imageTests();
beforeEach(() => {
  ({ service, token } = now());
});

describe('POST /upload-logo', () => {
  it('sets and replaces the logo, and removes it by a PUT with null, each time with its files (decision A43)', async () => {
    const first = await setLogo({ name: 'l.png', bytes: await jpeg(900, 600) });
    expect(first).toMatchObject({ status: 201 });
    const name: string = first.body.logo_filename;
    expect([storedImageName.test(name), imageSize(name)]).toEqual([
      true,
      { width: 500, height: 333 },
    ]);
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

  it('stores one logo after concurrent uploads', async () => {
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

  it('[LST-25] [LST-26] accepts JPEG, PNG, WebP and GIF by content, up to 1 MB', async () => {
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
  it('serves logos and photos to everyone, as immutable', async () => {
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

  it('answers 404 to any other name', async () => {
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
