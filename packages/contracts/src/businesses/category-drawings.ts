import type { listingCategories } from './business-lists.js';

// 320 × 160; the subject lies between x 100 and 220, on the ground line at y 128. No zod here: front ends import this
// file.

/** A path of a drawing, with an outline and optionally filled with a colour of the palette. */
interface DrawnPath {
  readonly d: string;
  readonly fill?: 'paper' | 'leaf' | 'green' | 'sun';
  readonly stroke: 'line' | 'thin';
}
export type Drawing = readonly DrawnPath[];

const both = (d: string, fill: DrawnPath['fill'] = 'paper') =>
  ({ d, fill, stroke: 'line' }) as const;
const line = (d: string) => ({ d, stroke: 'line' }) as const;
const thin = (d: string) => ({ d, stroke: 'thin' }) as const;
const dot = (x: number, y: number, r: number, fill: DrawnPath['fill'] = 'sun') =>
  both(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill);

type Category = (typeof listingCategories)[number];

const house: Drawing = [
  both('M122 128V82l38-30 38 30v46Z'),
  both('M110 88l50-42 50 42-7 7-43-36-43 36Z', 'green'),
];

/** One picture for each category of the listing form. */
const categoryDrawings: Readonly<Record<Category, Drawing>> = {
  Automotive: [
    both(
      'M100 118v-14c0-10 6-14 18-16l16-18c4-4 7-6 13-6h34c6 0 10 2 14 6l15 18c9 1 14 7 14 15v15Z',
      'green',
    ),
    both('M141 86l9-10c2-2 3-2 6-2h5v12ZM171 74h9c3 0 4 1 6 3l8 9h-23Z'),
    dot(130, 118, 12, 'paper'),
    dot(196, 118, 12, 'paper'),
  ],
  'Beauty & Wellness': [
    both(
      'M160 118c-30 6-50-4-62-22 22-6 46 2 62 22ZM160 118c30 6 50-4 62-22-22-6-46 2-62 22Z',
      'leaf',
    ),
    both('M160 118c-24-8-38-26-37-50 20 6 34 24 37 50ZM160 118c24-8 38-26 37-50-20 6-34 24-37 50Z'),
    both('M160 46c16 20 18 46 0 72-18-26-16-52 0-72Z', 'sun'),
    thin('M116 128h88M132 135h56'),
  ],
  'Construction & Contractors': [
    both('M112 112c0-32 20-54 48-54s48 22 48 54Z', 'sun'),
    both('M148 60h24v40h-24Z', 'paper'),
    both('M104 112h112a5 5 0 0 1 0 14H104a5 5 0 0 1 0-14Z', 'paper'),
    thin('M128 92c2-10 6-16 12-21M192 92c-2-10-6-16-12-21'),
  ],
  'Food & Restaurants': [
    both('M116 70h76v20c0 22-16 34-38 34s-38-12-38-34Z'),
    both('M116 86h76v4c0 22-16 34-38 34s-38-12-38-34Z', 'sun'),
    line('M192 76h10c16 0 14 26-6 28h-8M104 130h104'),
    thin('M138 58c-7-9 7-13 0-24M154 58c-7-9 7-13 0-24M170 58c-7-9 7-13 0-24'),
  ],
  Healthcare: [
    both(
      'M160 128c-34-22-50-40-50-60 0-15 11-26 25-26 11 0 20 6 25 15 5-9 14-15 25-15 14 0 25 11 25 26 0 20-16 38-50 60Z',
      'leaf',
    ),
    line('M112 82h26l9-18 14 36 9-18h38'),
  ],
  'Professional Services': [
    both('M116 40h62l14 14v74h-76Z'),
    both('M178 40v14h14Z', 'leaf'),
    thin('M128 66h46M128 78h50M128 90h34'),
    both('M206 62l12 12-46 46-16 4 4-16Z', 'sun'),
  ],
  Technology: [
    both('M118 50h84a6 6 0 0 1 6 6v56h-96V56a6 6 0 0 1 6-6Z'),
    both('M100 112h120l-6 14H106Z', 'green'),
    line('M142 70l-14 12 14 12M178 70l14 12-14 12M166 66l-12 32'),
  ],
  Transportation: [
    both('M98 56h76v62H98Z', 'green'),
    both('M174 76h24l20 22v20h-44Z'),
    line('M184 86h10l12 14h-22Z'),
    thin('M112 74h46M112 88h30'),
    dot(122, 118, 12, 'paper'),
    dot(194, 118, 12, 'paper'),
  ],
  Retail: [
    both('M118 72h84l8 56H110Z', 'sun'),
    line('M140 86V64c0-26 40-26 40 0v22'),
    both('M190 92l22 6-6 22-22-6Z', 'paper'),
  ],
  Entertainment: [
    both('M100 62h120v18c-14 0-14 24 0 24v18H100v-18c14 0 14-24 0-24Z', 'sun'),
    thin('M184 68v8m0 8v8m0 8v8m0 8v4'),
    both('m142 70 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z'),
  ],
  Education: [
    both('M160 62c-16-12-38-14-60-9v64c22-5 44-3 60 9 16-12 38-14 60-9V53c-22-5-44-3-60 9Z'),
    line('M160 62v64'),
    thin(
      'M114 70c12-2 22-1 32 4M114 84c12-2 22-1 32 4M114 98c12-2 22-1 32 4M206 70c-12-2-22-1-32 4M206 84c-12-2-22-1-32 4',
    ),
    both('M184 92h22v26l-11-7-11 7Z', 'green'),
  ],
  'Home Services': [
    both('M110 78h100v50H110Z', 'green'),
    line('M140 78V66c0-5 3-8 8-8h24c5 0 8 3 8 8v12'),
    thin('M110 98h100'),
    both('M150 90h20v18h-20Z', 'sun'),
    both('M206 34l10 10-34 34-10-10Z'),
  ],
  'Real Estate': [...house, both('M148 128v-30h24v30Z', 'sun'), thin('M160 66v10M155 71h10')],
  'Financial Services': [
    both('M108 96h22v32h-22Z', 'leaf'),
    both('M140 78h22v50h-22Z', 'green'),
    both('M172 58h22v70h-22Z', 'leaf'),
    dot(206, 54, 17),
    thin('M211 48c-3-4-11-3-11 2s11 4 11 9-9 5-11 1M206 43v22'),
    line('M104 78l30-24 20 10 26-26'),
  ],
  'Legal Services': [
    line('M160 42v82M112 60h96M134 128h52'),
    dot(160, 42, 6),
    line('M116 60l-18 38h36ZM204 60l-18 38h36Z'),
    both('M94 98h44c-2 26-42 26-44 0Z', 'green'),
    both('M182 98h44c-2 26-42 26-44 0Z', 'green'),
  ],
  'Marketing & Advertising': [
    both('M104 76h24l58-30v76l-58-28h-24Z', 'sun'),
    both('M112 94h20l9 32h-18Z'),
    line('M186 74c10 2 10 18 0 20'),
    thin('M206 62c12 12 12 32 0 44M204 84h20'),
  ],
  Photography: [
    both('M104 64h30l9-14h34l9 14h30v62H104Z', 'green'),
    dot(160, 96, 24, 'paper'),
    dot(160, 96, 12),
    thin('M116 76h12'),
    dot(202, 78, 4, 'paper'),
  ],
  'Event Planning': [
    thin('M132 84c4 20 20 26 26 46M188 84c-4 20-20 26-26 46M160 72v58'),
    both('M132 40c14 0 20 12 20 22s-10 22-20 22-20-12-20-22 6-22 20-22Z', 'green'),
    both('M188 40c14 0 20 12 20 22s-10 22-20 22-20-12-20-22 6-22 20-22Z'),
    both('M160 24c14 0 21 12 21 24s-10 24-21 24-21-12-21-24 7-24 21-24Z', 'sun'),
  ],
  'Fitness & Sports': [
    line('M130 92h60'),
    both('M114 66h16v52h-16Z', 'green'),
    both('M190 66h16v52h-16Z', 'green'),
    both('M102 76h12v32h-12ZM206 76h12v32h-12Z'),
    both('M132 88h56v8h-56Z', 'sun'),
  ],
  'Pet Services': [
    both('M160 80c18 0 34 18 34 34 0 16-18 12-34 12s-34 4-34-12c0-16 16-34 34-34Z', 'sun'),
    both(
      'M122 66c7-3 14 5 15 13s-3 14-9 14-12-6-13-13 2-12 7-14ZM198 66c-7-3-14 5-15 13s3 14 9 14 12-6 13-13-2-12-7-14Z',
    ),
    both(
      'M147 40c8-1 11 9 11 17s-3 15-10 15-11-8-11-16 3-15 10-16ZM173 40c-8-1-11 9-11 17s3 15 10 15 11-8 11-16-3-15-10-16Z',
    ),
  ],
  Other: [
    both('M116 82h88v46h-88Z'),
    both(
      'M112 50h96l10 30c-4 10-20 10-24 0-4 10-20 10-24 0-4 10-20 10-24 0-4 10-20 10-24 0-4 10-18 8-20 0Z',
      'green',
    ),
    both('M164 94h26v34h-26Z', 'sun'),
    line('M128 94h24v18h-24Z'),
  ],
};

/** The drawing of a category; "Other" is the fallback. */
export const categoryDrawing = (category: string): Drawing =>
  categoryDrawings[category as Category] ?? categoryDrawings.Other;
