// Draws the pictures of the demo content: `node draw.mjs` all of them, `node draw.mjs SLUG` those of one business.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { at, box, darker, fade, lighter, picture } from './kit.mjs';
import { shops } from './shops.mjs';

const out = join(import.meta.dirname, '../pictures');
const [only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
let bytes = 0;
const save = async (name, image, quality) => {
  const file = await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  bytes += file.length;
  writeFileSync(join(out, name), file);
};
for (const [slug, { logo, pictures }] of Object.entries(shops)) {
  if (only && only !== slug) continue;
  const mark = picture(
    () =>
      box(
        0,
        0,
        400,
        400,
        0,
        fade([
          [0, lighter(logo.color, 0.12)],
          [1, darker(logo.color, 0.2)],
        ]),
      ) + at(200, 200, logo.draw(), 1.3),
    400,
    400,
  );
  const logoImage = sharp(Buffer.from(mark));
  await save(`${slug}-logo.webp`, logoImage.clone(), 82);
  await save(`${slug}-logo.160.webp`, logoImage.clone().resize(160), 82);
  for (const [i, draw] of pictures.entries()) {
    const raw = await sharp(Buffer.from(picture(draw)))
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    await save(`${slug}-${i + 1}.webp`, sharp(raw), 72);
    await save(`${slug}-${i + 1}.480.webp`, sharp(raw).resize(480), 74);
  }
}
console.log(`${(bytes / 1e6).toFixed(2)} MB`);
