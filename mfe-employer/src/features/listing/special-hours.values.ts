import { parseHours } from '@commons/contracts/business-hours';
import type { Business } from '@commons/contracts/businesses';
import type { SpecialHoursInput } from '@commons/contracts/special-hours';

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
  special_hours: 'Special hours',
  closed: 'Temporarily closed',
  reopens_on: 'Opens again on',
  closure_note: 'Note for customers',
} as const;

export const newDay: SpecialDayValues = { date: '', hours: 'closed', note: '' };

export function specialHoursValues(listing: Business): SpecialHoursValues {
  const { special_hours = [], temporarily_closed: closure } = listing;
  return {
    special_hours: special_hours.map(({ date, hours, note = '' }) => ({ date, hours, note })),
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

/** What is wrong with each row, by its place. */
export function dayProblems(days: readonly SpecialDayValues[]): (string | undefined)[] {
  return days.map(({ date, hours }, at) => {
    if (!date) return 'Choose a date.';
    if (days.findIndex((day) => day.date === date) < at) return 'This date is there already.';
    return hours.trim() ? undefined : 'Say when you are open.';
  });
}

/** Customers can read any text, but only these count for "Open now". */
export const isReadable = (hours: string): boolean => parseHours(hours) !== undefined;
