// Runs in a guarded child process (card-pictures.ts), because drawing takes CPU and memory.
import { mixed } from '@commons/contracts/portal/portal-colours';
import sharp, { type OverlayOptions } from 'sharp';
import { pictureSize } from '../pages/picture-address.js';
import {
  cardDrawing,
  palette,
  portalMarkDrawing,
  roundedRectangle,
  starsDrawing,
} from './card-drawings.js';
import type { DrawnCard } from './drawn-card.js';
import { canWrite, fittingText, type TextPicture, textPicture } from './text-picture.js';

sharp.cache(false);
sharp.concurrency(1);

const { width, height } = pictureSize;
const margin = 72;
const band = { top: height - 104, height: 104 };
const panel = { left: 800, width: width - 800, height: band.top };
const textWidth = panel.left - margin - 48;

/**
 * Draws the preview image of a link: name and facts on the left, an image on the right, the portal at the bottom.
 * @returns a PNG; undefined when the title has no letters, or no font on this machine has them
 */
export async function run(card: DrawnCard): Promise<Uint8Array | undefined> {
  const texts = [card.title, card.line, ...card.facts, card.portal.name, card.portal.place];
  if (!(await canWrite(texts.join(' ')))) return undefined;
  const background = { width, height, channels: 3 as const, background: palette.ground };
  const left = await facts(card);
  if (!left) return undefined;
  const layers = [...(await rightPanel(card)), ...left, ...(await foot(card))];
  return sharp({ create: background })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

async function fitted(bytes: Uint8Array, side: number): Promise<TextPicture> {
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** A logo on a white disc, centred at a point. */
async function logoPlate(bytes: Uint8Array, side: number, x: number, y: number) {
  const logo = await fitted(bytes, Math.round(side * 0.8));
  return [
    {
      input: roundedRectangle(side, side, Math.round(side / 9), palette.surface),
      left: Math.round(x - side / 2),
      top: Math.round(y - side / 2),
    },
    {
      input: logo.picture,
      left: Math.round(x - logo.width / 2),
      top: Math.round(y - logo.height / 2),
    },
  ];
}

async function rightPanel(card: DrawnCard): Promise<OverlayOptions[]> {
  const { left } = panel;
  const middle = { x: left + panel.width / 2, y: panel.height / 2 };
  if (card.photo) {
    const size = { width: panel.width, height: panel.height };
    const photo = await sharp(card.photo)
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .png()
      .toBuffer();
    const side = 132;
    const [x, y] = [left + 24 + side / 2, panel.height - 24 - side / 2];
    const logo = card.logo ? await logoPlate(card.logo, side, x, y) : [];
    return [{ input: photo, left, top: 0 }, ...logo];
  }
  const tint = mixed(card.portal.accent, palette.ground, 0.86);
  const ground = { input: roundedRectangle(panel.width, panel.height, 0, tint), left, top: 0 };
  if (card.logo) return [ground, ...(await logoPlate(card.logo, 300, middle.x, middle.y))];
  const side = card.subject === 'business' ? 320 : 230;
  const drawing = {
    input: cardDrawing(card, side),
    left: Math.round(middle.x - side / 2),
    top: Math.round(middle.y - side / 2),
  };
  return [ground, drawing];
}

/** The texts of a card, stacked and centred vertically above the band. */
async function facts(card: DrawnCard): Promise<OverlayOptions[] | undefined> {
  const title = await fittingText(
    card.title,
    { bold: true, colour: palette.ink, width: textWidth, lines: 3 },
    [76, 64, 54, 46],
  );
  if (!title) return undefined;
  const line = await textPicture(card.line ?? '', {
    ...{ size: 36, bold: true, colour: card.portal.accent, width: textWidth, lines: 1 },
  });
  const factLine = await textPicture(card.facts.join(' · '), {
    ...{ size: 32, colour: palette.soft, width: textWidth, lines: 2 },
  });
  const rows = [
    { row: [title], gap: 46 },
    ...(line ? [{ row: [line], gap: 30 }] : []),
    ...(card.stars ? [{ row: await starRow(card.stars), gap: 30 }] : []),
    ...(factLine ? [{ row: [factLine], gap: 0 }] : []),
  ];
  const heightOf = (row: readonly TextPicture[]) => Math.max(...row.map((one) => one.height));
  const gaps = rows.slice(0, -1).reduce((sum, { gap }) => sum + gap, 0);
  const all = rows.reduce((sum, { row }) => sum + heightOf(row), gaps);
  let top = Math.max(48, (band.top - all) / 2);
  return rows.flatMap(({ row, gap }) => {
    const middle = top + heightOf(row) / 2;
    top += heightOf(row) + gap;
    let left = margin;
    return row.map((one) => {
      const at = { left: Math.round(left), top: Math.round(middle - one.height / 2) };
      left += one.width + 18;
      return { input: one.picture, ...at };
    });
  });
}

async function starRow({ average, words }: NonNullable<DrawnCard['stars']>) {
  const side = 40;
  const stars = { picture: starsDrawing(average, side), width: (132 * side) / 24, height: side };
  const rating = await textPicture(`${average.toFixed(1)} · ${words}`, {
    ...{ size: 32, colour: palette.soft, width: textWidth - stars.width, lines: 1 },
  });
  return rating ? [stars, rating] : [stars];
}

/** The band with the portal's name and its town. */
async function foot({ portal, portalLogo }: DrawnCard): Promise<OverlayOptions[]> {
  const middle = band.top + band.height / 2;
  const side = 64;
  const mark = portalLogo
    ? await logoPlate(portalLogo, side, margin + side / 2, middle)
    : [{ input: portalMarkDrawing(side), left: margin, top: Math.round(middle - side / 2) }];
  const style = { colour: palette.surface, lines: 1 };
  const place = await textPicture(portal.place, { ...style, size: 32, width: 420 });
  const nameWidth = width - 2 * margin - side - 20 - (place ? place.width + 40 : 0);
  const nameStyle = { ...style, bold: true, width: nameWidth };
  const name = await fittingText(portal.name, nameStyle, [40, 34, 28]);
  const centred = (text: TextPicture, left: number) => ({
    ...{ input: text.picture, left, top: Math.round(middle - text.height / 2) },
  });
  return [
    { input: roundedRectangle(width, band.height, 0, portal.accent), left: 0, top: band.top },
    ...mark,
    ...(name ? [centred(name, margin + side + 20)] : []),
    ...(place ? [centred(place, width - margin - place.width)] : []),
  ];
}
