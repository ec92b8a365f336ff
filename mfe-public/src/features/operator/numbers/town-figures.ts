import type {
  DirectoryNumbers,
  JobsNumbers,
  PortalNumbers,
} from '@commons/contracts/portal/town-numbers';
import { type VisitArea, visitAreas } from '@commons/contracts/portal/visit-areas';
import { t } from '@commons/ui/text/texts';

/** What each service says of a month; absent while it does not answer. */
export interface MonthNumbers {
  readonly directory?: DirectoryNumbers | undefined;
  readonly jobs?: JobsNumbers | undefined;
  readonly portal?: PortalNumbers | undefined;
}

/** A line of the page: of the month and of the month before. */
export interface Figure {
  readonly label: string;
  readonly now: number | undefined;
  readonly before: number | undefined;
}

type Line = readonly [label: string, of: (numbers: MonthNumbers) => number | undefined];

/** The answer leaves out areas without visits. */
const visitsOf = (area: VisitArea): Line => [
  t('figureVisitsOf', { area }),
  ({ portal }) => portal && (portal.visits_by_area.find((one) => one.area === area)?.visits ?? 0),
];

const lines: readonly Line[] = [
  [t('figureVisits'), ({ portal }) => portal?.visits],
  ...visitAreas.map(visitsOf),
  [t('figureAccounts'), ({ portal }) => portal?.new_accounts],
  [t('figureListings'), ({ directory }) => directory?.listings],
  [t('figureNewListings'), ({ directory }) => directory?.new_listings],
  [t('figureReviews'), ({ directory }) => directory?.new_reviews],
  [t('figureJobs'), ({ jobs }) => jobs?.new_jobs],
  [t('figureApplications'), ({ jobs }) => jobs?.applications],
  [t('figureAnswered'), ({ jobs }) => jobs?.answered],
  [t('figureAnswerHours'), ({ jobs }) => jobs?.answer_hours],
];

export const figuresOf = (now: MonthNumbers, before: MonthNumbers): Figure[] =>
  lines.map(([label, of]) => ({ label, now: of(now), before: of(before) }));

/** The month this many months later: `('2026-11', 2)` is '2027-01'. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A cell as spreadsheets read it, and never as a formula. */
const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** All that the page shows as CSV. */
export function numbersCsv(month: string, now: MonthNumbers, before: MonthNumbers): string {
  const missed = [
    ...(now.directory?.missed ?? []).map((row) => [t('missedInDirectory'), row] as const),
    ...(now.jobs?.missed ?? []).map((row) => [t('missedInJobs'), row] as const),
  ];
  const rows = [
    [t('figure'), month, monthAfter(month, -1)],
    ...figuresOf(now, before).map(({ label, now, before }) => [label, now, before]),
    ...missed.map(([where, { words, people }]) => [`${where}: ${words}`, people, undefined]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
