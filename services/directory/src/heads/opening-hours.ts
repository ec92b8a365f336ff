import { dayMinutes, type OpenRange, parseHours } from '@commons/contracts/business-hours';
import { weekdays } from '@commons/contracts/listing-lists';

/** https://schema.org/OpeningHoursSpecification */
interface Opening {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: string[];
  readonly opens: string;
  readonly closes: string;
}

function isoTime(minutes: number): string {
  const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Midnight becomes 23:59, because search engines read 00:00 to 00:00 as closed. */
const closing = (to: number) => (to === dayMinutes ? '23:59' : isoTime(to));

const closed: OpenRange = { from: 0, to: 0 };

/**
 * Opening hours as structured data. Days whose text cannot be parsed are omitted. Days without hours are closed, unless
 * no day has any.
 * @param hours `business_hours` of a listing
 */
export function openingHours(hours: Readonly<Record<string, string>>): Opening[] | undefined {
  if (!weekdays.some((day) => hours[day]?.trim())) return undefined;
  const openings = new Map<string, Opening>();
  for (const day of weekdays) {
    const ranges = parseHours(hours[day]);
    for (const { from, to } of ranges?.length === 0 ? [closed] : (ranges ?? [])) {
      const [opens, closes] = [isoTime(from), closing(to)];
      const known = openings.get(`${opens} ${closes}`)?.dayOfWeek ?? [];
      const dayOfWeek = [...known, day.charAt(0).toUpperCase() + day.slice(1)];
      const opening = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } as const;
      openings.set(`${opens} ${closes}`, opening);
    }
  }
  return openings.size > 0 ? [...openings.values()] : undefined;
}
