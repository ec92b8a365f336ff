import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
};

/** A PNG of one colour, for the pickers of photos and logos. @param colour red, green, blue: 0 to 255 */
export function photoFile(
  name: string,
  width: number,
  height: number,
  colour: readonly [number, number, number],
): { name: string; mimeType: string; buffer: Buffer } {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, Buffer.from(colour))]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** The part of a JPEG that says that it was taken with the phone upright, to be rotated a quarter clockwise. */
const turned = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000',
  'hex',
);

/**
 * A JPEG as a phone stores it: lying on its side, with its orientation in the metadata. Upright its upper half is red
 * and its lower half blue.
 * @param page any page of the browser, which draws it
 */
export async function sidewaysPhoto(page: Page, name: string, width: number, height: number) {
  const drawn = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      for (const [at, colour] of ['#c00', '#00c'].entries()) {
        context.fillStyle = colour;
        context.fillRect((at * wide) / 2, 0, wide / 2, high);
      }
      return canvas.toDataURL('image/jpeg').replace(/^[^,]*,/, '');
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(drawn, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
