import {
  dayMinutes,
  type OpenRange,
  parseHours,
} from '@commons/contracts/businesses/business-hours';
import { weekdays } from '@commons/contracts/businesses/listing-lists';
import { type BusinessTimes, closureOn, dateAfter } from '@commons/contracts/businesses/open-state';
import { upperFirst } from '@commons/contracts/text/upper-first';

/** https://schema.org/OpeningHoursSpecification: a weekday, or a date range that overrides it. */
interface Opening {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: string[];
  readonly opens: string;
  readonly closes: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
}

function isoTime(minutes: number): string {
  const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Midnight becomes 23:59, because search engines read 00:00 to 00:00 as closed. */
const closing = (to: number) => (to === dayMinutes ? '23:59' : isoTime(to));

const closed: OpenRange = { from: 0, to: 0 };

/** The ranges of a day; none when the text cannot be parsed. */
function rangesOf(text: string | undefined): OpenRange[] {
  const ranges = parseHours(text);
  return ranges?.length === 0 ? [closed] : (ranges ?? []);
}

const opening = ({ from, to }: OpenRange, days: Omit<Opening, '@type' | 'opens' | 'closes'>) =>
  ({
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens: isoTime(from),
    closes: closing(to),
  }) as const;

/**
 * Opening hours as structured data. Days with unparseable text are omitted. Days without hours are closed, unless no
 * day has any. Special days from today on and a closure name their dates.
 * @param today in the town's time zone
 */
export function openingHours(times: BusinessTimes, today: string): Opening[] | undefined {
  const special = (times.special_hours ?? [])
    .filter(({ date }) => date >= today)
    .flatMap(({ date, hours }) =>
      rangesOf(hours).map((range) => opening(range, { validFrom: date, validThrough: date })),
    );
  const all = [...weekOpenings(times), ...special, ...closureOpening(times, today)];
  return all.length > 0 ? all : undefined;
}

function closureOpening(times: BusinessTimes, today: string): Opening[] {
  const closure = closureOn(times, today);
  if (!closure) return [];
  const { reopens_on } = closure;
  const last = reopens_on && { validThrough: dateAfter(reopens_on, -1) };
  return [opening(closed, { validFrom: today, ...last })];
}

function weekOpenings({ business_hours: hours = {} }: BusinessTimes): Opening[] {
  if (!weekdays.some((day) => hours[day]?.trim())) return [];
  const openings = new Map<string, Opening>();
  for (const day of weekdays) {
    for (const range of rangesOf(hours[day])) {
      const key = `${range.from} ${range.to}`;
      const name = upperFirst(day);
      const dayOfWeek = [...(openings.get(key)?.dayOfWeek ?? []), name];
      openings.set(key, opening(range, { dayOfWeek }));
    }
  }
  return [...openings.values()];
}
