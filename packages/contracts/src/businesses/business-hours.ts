// Hours of a business: free text per day (D2 §3), parsed where possible (decision A46). No zod here: front ends import
// this file.

/**
 * An opening time in minutes since the midnight that starts its day. `to` is above 1,440 when it ends on the next day,
 * e.g. 5 PM to 2 AM is {from: 1020, to: 1560}.
 */
export interface OpenRange {
  readonly from: number;
  readonly to: number;
}

/** Minutes of a day. */
export const dayMinutes = 1_440;

const wholeDay: OpenRange = { from: 0, to: dayMinutes };

const clock = String.raw`(?:(\d{1,2})(?::(\d{2}))?\s*(?:([ap])(?:\.?m\.?)?)?|(noon|midnight))`;
const rangeForm = new RegExp(String.raw`^${clock}\s*(?:-|to|until|till)\s*${clock}$`);
const allDayForm = /^(?:open\s*)?(?:24\s*(?:h|hrs?|hours?)(?:\s*a day)?|24\s*\/\s*7|all day)$/;

/** One side of a range, before it is known which half of the day it is in. */
interface ClockWord {
  readonly hour: number;
  readonly minute: number;
  readonly half: 'a' | 'p' | undefined;
  /** Unambiguously on the 24-hour clock: 17:00, 09:00, 0:30. */
  readonly military: boolean;
}

function clockWord(parts: readonly (string | undefined)[]): ClockWord | undefined {
  const [hourText = '', minuteText, half, name] = parts;
  if (name) return { hour: 12, minute: 0, half: name === 'noon' ? 'p' : 'a', military: false };
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  const military =
    minuteText !== undefined && !half && (hour > 12 || hour === 0 || hourText.startsWith('0'));
  const possible = military ? hour < 24 || (hour === 24 && minute === 0) : hour >= 1 && hour <= 12;
  if (!possible || minute > 59) return undefined;
  return { hour, minute, half: half as 'a' | 'p' | undefined, military };
}

const minutesIn = ({ hour, minute }: ClockWord, half: 'a' | 'p') =>
  (hour % 12) * 60 + minute + (half === 'p' ? dayMinutes / 2 : 0);

function startAndEnd(first: ClockWord, last: ClockWord): [number, number] | undefined {
  if (!first.half && !last.half) {
    // 9 – 5 is ambiguous; 9:00 – 17:00 is not.
    if (!first.military && !last.military) return undefined;
    return [first.hour * 60 + first.minute, last.hour * 60 + last.minute];
  }
  if (!last.half) return undefined;
  const end = minutesIn(last, last.half);
  if (first.half) return [minutesIn(first, first.half), end];
  if (first.military) return undefined;
  // 1 – 5 PM starts after noon, 9 – 5 PM before it.
  const same = minutesIn(first, last.half);
  return [same < end ? same : minutesIn(first, last.half === 'p' ? 'a' : 'p'), end];
}

function readRange(text: string): OpenRange | undefined {
  if (allDayForm.test(text)) return wholeDay;
  const match = rangeForm.exec(text);
  if (!match) return undefined;
  const first = clockWord(match.slice(1, 5));
  const last = clockWord(match.slice(5, 9));
  const both = first && last && startAndEnd(first, last);
  if (!both) return undefined;
  const [from, to] = both;
  if (from >= dayMinutes) return undefined;
  if (from === to) return from === 0 ? wholeDay : undefined;
  return { from, to: to > from ? to : to + dayMinutes };
}

/**
 * Parses the hours of one day.
 * @param text as stored in `business_hours`, e.g. '9:00 AM – 5:00 PM', '9am-12pm, 1-5 pm', '17:00-02:00', '24 hours'
 * @returns the opening times, earliest first; empty for 'closed', an empty text or no text (BIZ-08); undefined when
 * ambiguous: then the text itself is shown
 */
export function parseHours(text: string | undefined): OpenRange[] | undefined {
  const plain = (text ?? '')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain === 'closed') return [];
  const ranges: OpenRange[] = [];
  for (const part of plain.split(/\s*(?:[,;&]|\band\b)\s*/)) {
    const range = readRange(part);
    if (!range) return undefined;
    ranges.push(range);
  }
  ranges.sort((one, other) => one.from - other.from);
  const overlap = ranges.some((range, at) => at > 0 && range.from < (ranges[at - 1]?.to ?? 0));
  return overlap ? undefined : ranges;
}

/** A formatted time of day: 540 → '9:00 AM'. Times of the next day wrap: 1,560 → '2:00 AM'. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats the hours of one day canonically; `parseHours` can read the result.
 * @param ranges earliest first, without overlaps
 * @returns e.g. '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM'; '24 hours'; 'closed' for no range
 */
export function writeHours(ranges: readonly OpenRange[]): string {
  if (ranges.length === 0) return 'closed';
  return ranges
    .map(({ from, to }) =>
      from === 0 && to === dayMinutes ? '24 hours' : `${clockText(from)} – ${clockText(to)}`,
    )
    .join(', ');
}
