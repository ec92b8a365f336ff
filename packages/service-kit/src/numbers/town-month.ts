import { hourMs } from '@commons/contracts/durations';
import { isoDay } from '../config/time-zone.js';

const quarterHourMs = 15 * 60_000;
/** The largest offset from UTC on Earth. */
const furthestMs = 15 * hourMs;

/** Month in the town's time zone: '2026-11'. */
export const monthOf = (at: Date, timeZone: string): string => isoDay(at, timeZone).slice(0, 7);

function startOf(year: number, month: number, timeZone: string): Date {
  const first = Date.UTC(year, month, 1);
  const wanted = new Date(first).toISOString().slice(0, 7);
  let at = first - furthestMs;
  while (monthOf(new Date(at), timeZone) < wanted) at += quarterHourMs;
  return new Date(at);
}

/**
 * A month in the town's time zone.
 * @param month '2026-11'
 * @returns its start, and that of the next month
 */
export function townMonth(month: string, timeZone: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { from: startOf(year, number - 1, timeZone), to: startOf(year, number, timeZone) };
}
