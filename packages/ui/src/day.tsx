import type { ComponentProps } from 'react';

interface DayProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** A moment, ISO 8601. */
  readonly iso: string;
}

/** The day of a moment (ISO 8601) in the reader's own way of writing dates, for where no element can stand. */
export const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** A day in the reader's own way of writing dates. */
export function Day({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso}>
      {dayText(iso)}
    </time>
  );
}

/** Day and time of day, likewise. */
export function DayTime({ iso, ...attributes }: DayProps) {
  return (
    <time {...attributes} dateTime={iso}>
      {new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
