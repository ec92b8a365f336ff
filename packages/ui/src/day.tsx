import type { ComponentProps } from 'react';
import { serverTimeZone } from './server-time-zone';
import { locale } from './texts';

interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** A moment, ISO 8601. */
  readonly iso: string;
}

/** The day of a moment (ISO 8601) as the site writes dates (American English, the reader's time zone), where no element is possible. */
export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: serverTimeZone() });

/** A day, likewise. */
export function Day({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso} suppressHydrationWarning>
      {dayText(iso)}
    </time>
  );
}

/** Day and time of day, likewise. */
export function DayTime({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso} suppressHydrationWarning>
      {new Date(iso).toLocaleString(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: serverTimeZone(),
      })}
    </time>
  );
}
