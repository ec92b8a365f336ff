import { dayMs } from '@commons/contracts/durations';
import { momentOnClock } from '@commons/service-kit/config/time-zone';
import type { RowTexts } from '@commons/service-kit/imports/runs/import-target';

const proseFields = new Set([
  ...['overview', 'description', 'key_responsibilities', 'required_qualifications'],
]);

/** Parses "$ 52,000.00" and "52.000,00"; other text is left for validation to refuse. */
function amount(text: string): number | string {
  const digits = text.replace(/[^\d.,]/g, '');
  const plain = /,\d{1,2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? text : value;
}

/**
 * Reads 2026-03-15, 3/15/2026 or 15/3/2026, the first also with a time; ambiguous dates are month first, as in the US.
 * Without an offset the clock of the town counts. Other text is left for validation to refuse.
 * @param of which moment of a day without a time
 */
function momentOf(text: string, timeZone: string, of: 'start' | 'end'): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/.exec(text);
  if (iso?.[4]) {
    const isWhole = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.test(iso[4]);
    const whole = new Date(`${text.replace(' ', 'T')}${isWhole ? '' : 'Z'}`);
    if (Number.isNaN(whole.getTime())) return text;
    return (isWhole ? whole : momentOnClock(whole, timeZone)).toISOString();
  }
  const [first = 0, second = 0, last = 0] = (
    iso ??
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ??
    []
  )
    .slice(1, 4)
    .map(Number);
  const [year, month, day] = iso
    ? [first, second, last]
    : first > 12
      ? [last, second, first]
      : [last, first, second];
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (!month || !day || midnight.getUTCMonth() !== month - 1) return text;
  if (of === 'start') return momentOnClock(midnight, timeZone).toISOString();
  const next = momentOnClock(new Date(midnight.getTime() + dayMs), timeZone);
  return new Date(next.getTime() - 1).toISOString();
}

/** How the cells of a table are read. */
interface Reading {
  /** Identifies files with the same headings. */
  readonly source: string;
  readonly refsRepeat: boolean;
  /** That of the town. */
  readonly timeZone: string;
}

/** An import row from the cells of a table. */
export function rowOfColumns(texts: RowTexts, { source, refsRepeat, timeZone }: Reading) {
  const { salary_min, salary_max, created_at, valid_through, ref, ...rest } = texts;
  const given = Object.entries(rest).map(([name, text]) => [
    name,
    proseFields.has(name) ? text : text.replace(/\s+/g, ' '),
  ]);
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(salary_min && { salary_min: amount(salary_min) }),
    ...(salary_max && { salary_max: amount(salary_max) }),
    ...(created_at && { created_at: momentOf(created_at, timeZone, 'start') }),
    ...(valid_through && { valid_through: momentOf(valid_through, timeZone, 'end') }),
    // Where references repeat, the whole row identifies the job.
    ...(ref && !refsRepeat && { ref: `${source}/${ref.slice(0, 90)}` }),
  };
}
