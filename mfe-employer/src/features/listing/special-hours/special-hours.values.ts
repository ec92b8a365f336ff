import { parseHours } from '@commons/contracts/businesses/business-hours';
import type { Business } from '@commons/contracts/businesses/businesses';
import { closureOn, townTime } from '@commons/contracts/businesses/open-state';
import type { SpecialHoursInput } from '@commons/contracts/businesses/special-hours';
import { t } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { hoursProblem } from '../form/day-hours';

/** A row of the form; its date may still be missing. */
export interface SpecialDayValues {
  readonly date: string;
  readonly hours: string;
  readonly note: string;
}

export interface SpecialHoursValues {
  readonly special_hours: readonly SpecialDayValues[];
  readonly closed: boolean;
  readonly reopens_on: string;
  readonly closure_note: string;
}

export const specialHoursLabels = {
  special_hours: t('specialHours'),
  closed: t('temporarilyClosed'),
  reopens_on: t('opensAgain'),
  closure_note: t('noteCustomers'),
} as const;

export const newDay: SpecialDayValues = { date: '', hours: 'closed', note: '' };

/** Today in the time zone of the town, which the dates refer to. */
export const townToday = (): string => townTime(new Date(), townTimeZone()).date;

/** Without past days and a closure that has ended. */
export function specialHoursValues(listing: Business): SpecialHoursValues {
  const today = townToday();
  const closure = closureOn(listing, today);
  return {
    special_hours: (listing.special_hours ?? [])
      .filter(({ date }) => date >= today)
      .map(({ date, hours, note = '' }) => ({ date, hours, note })),
    closed: closure !== undefined,
    reopens_on: closure?.reopens_on ?? '',
    closure_note: closure?.note ?? '',
  };
}

const stated = (text: string) => text.trim() || undefined;

export function toSpecialHours(values: SpecialHoursValues): SpecialHoursInput {
  const { special_hours, closed, reopens_on, closure_note } = values;
  return {
    special_hours: special_hours.map(({ date, hours, note }) => ({
      date,
      hours: hours.trim(),
      note: stated(note),
    })),
    ...(closed && {
      temporarily_closed: { reopens_on: stated(reopens_on), note: stated(closure_note) },
    }),
  };
}

export interface DayProblems {
  readonly date?: string | undefined;
  readonly hours?: string | undefined;
}

/** Validation errors by row, and of the reopening day. The server silently drops past days. */
export function problemsOf({ special_hours: days, closed, reopens_on }: SpecialHoursValues) {
  const today = townToday();
  const rows = days.map(({ date, hours }, at): DayProblems => {
    const isRepeated = days.findIndex((day) => day.date === date) < at;
    return {
      date:
        (!date && t('chooseDate')) ||
        (isRepeated && t('dateThereAlready')) ||
        (date < today && t('dateHasPassed')) ||
        undefined,
      hours: hours.trim() ? hoursProblem(hours) : t('sayWhenOpen'),
    };
  });
  const reopens =
    closed && reopens_on && reopens_on <= today ? t('chooseDayAfterToday') : undefined;
  const isWrong = reopens !== undefined || rows.some(({ date, hours }) => date || hours);
  return { rows, reopens, isWrong };
}

/** Any text is shown to customers, but only these count for "Open now". */
export const isReadable = (hours: string): boolean => parseHours(hours) !== undefined;
