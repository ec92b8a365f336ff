// No zod here: front ends import this file.
import type { Job } from './jobs.js';

const briefcase =
  'M4.5 7.5h15a1 1 0 0 1 1 1V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V8.5a1 1 0 0 1 1-1Zm4 0V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v2M3.5 12.5c5.5 2 11.5 2 17 0';

/** Line drawings of 24 × 24, by words in the category or the title; the first match wins. */
const drawings: readonly (readonly [RegExp, string])[] = [
  [
    /food|bak|cook|chef|kitchen|barista|waiter|server|restaurant|hospitality|hotel/i,
    'M5 9.5h11.5v5a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5v-5Zm11.5 1.5h1a2.5 2.5 0 0 1 0 5h-1.2M8 3.5c-1 1.2 1 2 0 3.2m4-3.2c-1 1.2 1 2 0 3.2',
  ],
  [
    /health|nurs|medic|care|dental|clinic|social serv/i,
    'M12 20s-7.5-4.4-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10ZM7.5 12h2.7l1.3-2.5 1.6 4.5 1.2-2h2.2',
  ],
  [
    /techn|software|data|information|developer|programm/i,
    'M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1ZM2.5 18.5h19M10 8.5l-2 2 2 2m4-4 2 2-2 2',
  ],
  [
    /construct|maint|engineer|architect|manufactur|repair|trade|mechanic|electric|plumb|operations/i,
    'M14.5 6.5a4.5 4.5 0 0 0-6 5.7l-4.7 4.7a1.9 1.9 0 0 0 2.7 2.7l4.7-4.7a4.5 4.5 0 0 0 5.8-5.9l-2.8 2.7-2.4-.4-.4-2.4 3.1-2.4Z',
  ],
  [
    /transport|driv|deliver|logistic|warehouse/i,
    'M2.5 6.5h11v10h-11v-10Zm11 3.5h4l3.5 3.5v3h-7.5V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ],
  [
    /financ|account|bank|insur|procure/i,
    'M4 19.5h16M6 16.5v-6m4 6v-6m4 6v-6m4 6v-6M3.5 8 12 3.5 20.5 8h-17Z',
  ],
  [
    /educat|teach|school|child|train|librar|research|polic[yi]/i,
    'M12 6.5c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2v-13c-3.4 0-6 .4-8 2Zm0 0v13',
  ],
  [
    /retail|sale|shop|store|cashier|customer/i,
    'M5.5 8.5h13l1 11h-15l1-11ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  ],
  [
    /market|communic|media|design|creative|art/i,
    'M4 10v4.5h3l8 4V6l-8 4H4Zm3.5 4.5 1.2 5h2l-1-4M18 9.5a4 4 0 0 1 0 5.5',
  ],
  [
    /legal|law|safety|security|public|enforce|inspect/i,
    'M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6l-7-2.5Zm-3 8.7 2.2 2.2 4-4.3',
  ],
];

/** The drawing of a job without a logo, as the path of an SVG. */
export const tradeDrawing = ({ category, title }: Pick<Job, 'category' | 'title'>): string =>
  (drawings.find(([words]) => words.test(category)) ??
    drawings.find(([words]) => words.test(title)))?.[1] ?? briefcase;
