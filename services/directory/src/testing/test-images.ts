import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** An image of noise, which does not compress to almost nothing. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

export const jpeg = (width = 640, height = 480) => noise(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 64) => noise(width, height).png().toBuffer();

/** A JPEG taken with the camera sideways, with EXIF data including the location. */
export const sidewaysPhoto = () =>
  noise(300, 200)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret-owner', Orientation: '6' },
      IFD3: { GPSLatitude: '34/1 44/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Two frames: the first red, the second blue. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#f00'), frame('#00f')]);
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/**
 * A greyscale PNG of zero pixels: some kilobytes that unpack to width × height bytes.
 * @param announced height in the header, if it should differ from that of the data
 */
export function flatPng(width: number, height: number, announced = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(announced, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small PNG with a text chunk that unpacks to this many bytes. */
export async function textBombPng(bytes: number): Promise<Buffer> {
  const image = await png(8, 8);
  const end = image.length - 12;
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]);
  return Buffer.concat([
    image.subarray(0, 33),
    chunk('zTXt', text),
    chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), packed])),
    image.subarray(33, end),
    image.subarray(end),
  ]);
}
