import type { FoundDates } from '../../dates/date-ranges.js';
import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesSchool } from '../../vocabulary/organizations.js';
import type { Entry } from '../entry.js';
import type { EntryDraft } from '../entry-draft.js';

/**
 * "Pipe Welder" above "Turner Industries, 2024 - 2026" and "Zachry Group, 2022 - 2024": a title on a line of its own
 * belongs to all employers in the lines below it.
 */
export function sharedTitle(
  draft: EntryDraft,
  { organization }: Pick<Entry, 'organization'>,
  above: EntryDraft | undefined,
  before: Entry | undefined,
): string | undefined {
  const isStack = above?.details.length === 0 && draft.named.length === 1 && draft.dates?.isRange;
  const isBelowTitle =
    before?.title !== undefined && (above?.named.length === 1 || above?.texts[0] === before.title);
  const title = isStack && isBelowTitle && organization ? before.title : undefined;
  return title && namesOccupation(title) && before?.organization ? title : undefined;
}

/**
 * "Charge Nurse" below a line with its employer, or below other titles there, and "Staff Nurse, Med-Surg" in a single line
 * for the time right before: what follows the last title is a department of the same employer.
 * @param isStacked whether the employer of the entry above is on another line than its title
 */
export function titleAtSame(
  draft: EntryDraft,
  { title, organization }: Pick<Entry, 'title' | 'organization'>,
  isStacked: boolean,
  before: Entry | undefined,
): string | undefined {
  const isBelow = draft.named.length === 1 && isStacked;
  const isTitle =
    title !== undefined && namesOccupation(title) && draft.texts[0]?.startsWith(`${title}, `);
  if (!isBelow || !isTitle || !organization || !before?.organization || !before.title)
    return undefined;
  if (hasOrganizationMark(organization) || namesSchool(organization)) return undefined;
  return draft.dates && isRightBefore(draft.dates, before)
    ? `${title}, ${organization}`
    : undefined;
}

const monthsOf = (moment: string) => 12 * Number(moment.slice(0, 4)) + Number(moment.slice(5) || 0);
/** Longest time, in months, between two titles at one employer. */
const longestBreak = 4;

/** Whether a job ended about when the one above it began, or was beside it: a title before at the same employer. */
export function isRightBefore(
  { end = '', present, start = '' }: FoundDates,
  above: Entry,
): boolean {
  if (!above.start || !(end || present)) return false;
  if (present) return above.present === true;
  const isYear = end.length === 4 || above.start.length === 4;
  const [from, to] = [above.start, end].map((one) => (isYear ? one.slice(0, 4) : one));
  const apart = monthsOf(from ?? '') - monthsOf(to ?? '');
  return apart <= longestBreak && (apart >= -longestBreak || start >= above.start);
}
