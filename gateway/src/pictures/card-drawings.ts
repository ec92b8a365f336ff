import { categoryDrawing } from '@commons/contracts/businesses/category-drawings';
import { tradeDrawing } from '@commons/contracts/jobs/trade-drawings';
import { mixed } from '@commons/contracts/portal/portal-colours';
import type { DrawnCard } from './drawn-card.js';

/** Light palette of packages/ui. */
export const palette = {
  ground: '#faf7f1',
  surface: '#fffefb',
  ink: '#1e2522',
  soft: '#575d56',
  sun: '#e3a03c',
  line: '#e0d8c9',
} as const;

const svg = (width: number, height: number, viewBox: string, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`,
  );

/** The drawing of a category of businesses, as the directory shows it for those without photos. */
function businessDrawing(category: string, accent: string, side: number): Buffer {
  const fills = {
    paper: palette.surface,
    leaf: mixed(accent, palette.surface, 0.74),
    green: mixed(accent, palette.surface, 0.38),
    sun: palette.sun,
  };
  const paths = categoryDrawing(category).map(
    ({ d, fill, stroke }) =>
      `<path d="${d}" fill="${fill ? fills[fill] : 'none'}" stroke="${palette.ink}" stroke-width="${stroke === 'thin' ? 2 : 2.5}"/>`,
  );
  const content = `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  return svg(side, side, '88 20 144 144', content);
}

/** The line drawing of a trade, as the job board shows it. */
const jobDrawing = (card: DrawnCard, side: number) =>
  svg(
    side,
    side,
    '0 0 24 24',
    `<path d="${tradeDrawing({ category: card.category ?? '', title: card.title })}" fill="none" stroke="${card.portal.accent}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** A generic silhouette. */
const personDrawing = (accent: string, side: number) =>
  svg(
    side,
    side,
    '0 0 24 24',
    `<g fill="none" stroke="${accent}" stroke-width="1.2" stroke-linecap="round"><circle cx="12" cy="8.5" r="4"/><path d="M4.5 20c.6-4 3.5-6 7.5-6s6.9 2 7.5 6"/></g>`,
  );

/** Shown on a card without a photo or logo. */
export function cardDrawing(card: DrawnCard, side: number): Buffer {
  const { accent } = card.portal;
  if (card.subject === 'person') return personDrawing(accent, side);
  if (card.subject === 'job') return jobDrawing(card, side);
  return businessDrawing(card.category ?? '', accent, side);
}

const star = 'M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8Z';

/** Five stars, filled up to the average. */
export function starsDrawing(average: number, side: number): Buffer {
  const stars = [0, 1, 2, 3, 4]
    .map((at) => {
      const share = Math.max(0, Math.min(1, average - at));
      const mark = `<clipPath id="c${at}"><rect x="0" y="0" width="${24 * share}" height="24"/></clipPath>`;
      return `<g transform="translate(${at * 27} 0)">${mark}<path d="${star}" fill="${palette.line}"/><path d="${star}" fill="${palette.sun}" clip-path="url(#c${at})"/></g>`;
    })
    .join('');
  return svg((132 * side) / 24, side, '0 0 132 24', stars);
}

/** The logo of a portal without its own, on the coloured band. */
export const portalMarkDrawing = (side: number) =>
  svg(
    side,
    side,
    '0 0 32 32',
    `<g fill="none" stroke="${palette.surface}" stroke-linecap="round" stroke-width="2"><path d="M5 20a11 11 0 0 1 22 0M3.5 20h25M10.5 11v9M16 9v11M21.5 11v9"/><path stroke="#e5a443" d="M6 25.5q2.5-2 5 0t5 0 5 0 5 0"/></g>`,
  );

/** A filled rectangle with round corners. */
export const roundedRectangle = (width: number, height: number, radius: number, fill: string) =>
  svg(
    width,
    height,
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
  );
