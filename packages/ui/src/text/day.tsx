import type { ComponentProps } from 'react';
import { locale } from './texts';
import { townTimeZone } from './town-time-zone';

interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An instant in ISO 8601. */
  readonly iso: string;
}

/**
 * The day of an instant (ISO 8601) in the site's format and in the town's time zone, for places where no element is
 * possible.
 */
export const dayText = (iso: string, dateStyle: 'medium' | 'long' = 'medium'): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle, timeZone: townTimeZone() });

/** A day as an element. */
export function Day({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso} suppressHydrationWarning>
      {dayText(iso)}
    </time>
  );
}

/** Day and time as an element. */
export function DayTime({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso} suppressHydrationWarning>
      {new Date(iso).toLocaleString(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: townTimeZone(),
      })}
    </time>
  );
}
