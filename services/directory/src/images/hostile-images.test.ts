import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import sharp from 'sharp';
import { directoryService } from '../app.module.js';
import { fileForm } from '../testing/file-form.js';
import { listingInput } from '../testing/listing-input.js';
import { flatPng, jpeg, png, textBombPng } from '../testing/test-images.js';

const refused = 'Gallery image must be a JPEG, PNG, WebP, or GIF image';
const damaged = 'Gallery image is damaged or incomplete. Please choose another copy.';
const tooLarge = 'Gallery image is too large to read. Please choose one with fewer pixels.';
const megabyte = 1_048_576;

let service: TestService;
let token: string;
let id: string;
let people = 0;

const send = (name: string, bytes: Uint8Array) =>
  service.request('POST', `/business-directory/${id}/gallery/multiple`, {
    token,
    body: fileForm('images', [{ name, bytes }]),
  });

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';

/** An image of one colour: a small file with many pixels. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

const hostile: readonly [string, string, () => Buffer | Promise<Buffer>, string?][] = [
  ['no bytes at all', 'a.jpg', () => Buffer.alloc(0)],
  ['an SVG with a script', 'a.svg', () => Buffer.from(svg)],
  ['an SVG named PNG', 'a.png', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['an image with a wrong extension', 'a.html', () => png()],
  ['HTML', 'a.gif', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a script that starts like a GIF', 'a.gif', () => Buffer.from('GIF89a=1;alert(1)//')],
  ['an executable', 'a.png', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 7)])],
  ['a TIFF', 'a.png', () => flat(20, 20).tiff().toBuffer()],
  ['a PDF', 'a.jpg', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
  ['half a JPEG', 'a.jpg', async () => (await jpeg()).subarray(0, 9_000), damaged],
  ['a PNG whose header lies', 'a.png', () => flatPng(100, 40, 20_000), damaged],
  ['100 megapixels', 'a.png', () => flatPng(10_000, 10_000), tooLarge],
  ['400 megapixels in some kilobytes', 'a.png', () => flatPng(40_000, 100, 10_000), tooLarge],
  ['a width of 65,535', 'a.gif', () => gifOfSize(65_535, 65_535), tooLarge],
];

/** A GIF whose header announces this size, with almost no data. */
function gifOfSize(width: number, height: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;', 'latin1');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, frame]);
}

/** Resident memory of this process and its children, in bytes. */
async function residentBytes(): Promise<number> {
  const listed = await promisify(execFile)('ps', ['-o', 'rss=', '--ppid', String(process.pid)]);
  const children = listed.stdout.split('\n').reduce((sum, line) => sum + Number(line), 0);
  return process.memoryUsage.rss() + children * 1024;
}

beforeAll(async () => {
  service = await createTestService(directoryService);
});
beforeEach(async () => {
  // A new listing per test: a full gallery refuses images with another text.
  const sub = (++people).toString(16).padStart(24, '0');
  token = await service.tokenFor({ account_type: 'employer', sub });
  const body = listingInput();
  id = (await service.request('POST', '/business-directory', { token, body })).body.id;
});
afterAll(() => service.close());

describe('an upload', () => {
  // Fills in the default: jest would pass its callback as a row's missing argument.
  const rows = hostile.map(
    ([what, name, make, text = refused]) => [what, name, make, text] as const,
  );
  it.each(rows)('of %s is refused with a fitting text', async (_what, name, make, text) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(2 * megabyte);
    const { status, body } = await send(name, bytes);
    expect([status, body]).toEqual([400, { detail: `${name}: ${text}` }]);
  });

  it('of a polyglot file stores only the image', async () => {
    const evil = '<script>alert(document.cookie)</script><?php system($_GET[1]); ?>PK\x03\x04';
    const picture = await jpeg(40, 30);
    const { status, body } = await send('a.jpg', Buffer.concat([picture, Buffer.from(evil)]));
    expect(status).toBe(201);
    const answer = await fetch(`${service.url}/uploads/gallery/${body.filenames[0]}`);
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(stored.includes('script')).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('of decompression bombs neither exhausts memory nor blocks other requests', async () => {
    await send('warm.jpg', await jpeg(40, 30));
    const bombs = [
      await textBombPng(100 * megabyte),
      flatPng(7_000, 7_000),
      await flat(7_000, 7_000).gif().toBuffer(),
      await flat(8_000, 6_000).jpeg({ progressive: true, quality: 40 }).toBuffer(),
    ];
    // The text, and the pixels of the three images with one or three bytes each.
    const unpacked = 2 * (100 + 47 + 140 + 137) * megabyte;
    const before = await residentBytes();
    let most = 0;
    const uploads = Promise.all(
      bombs.flatMap((bytes) => [send('a.png', bytes), send('b.png', bytes)]),
    );
    let running = true;
    void uploads.finally(() => {
      running = false;
    });
    const watch = async () => {
      for (; running; await pause(20)) most = Math.max(most, await residentBytes());
    };
    let answered = 0;
    const read = async () => {
      for (; running; answered++) {
        expect((await service.request('GET', `/business-directory/${id}`)).status).toBe(200);
      }
    };
    await Promise.all([watch(), read()]);
    for (const { status, body } of await uploads) {
      // Accepted images fill the gallery.
      if (status === 400)
        expect(body.detail).toMatch(
          / Gallery image (must be a JPEG, PNG|is too large|took too long|is damaged)|^Cannot add 1/,
        );
      else expect(status).toBe(201);
    }
    // Images are decoded one at a time; all at once would need more than their unpacked size.
    expect(most - before).toBeLessThan(unpacked / 2);
    // Other requests do not wait for the images. Times are measured in bench/.
    expect(answered).toBeGreaterThan(2 * bombs.length);
  }, 300_000);
});
