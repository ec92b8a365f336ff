import { localeOf } from '@commons/service-kit/texts/package-texts';

/** A time in the site's time zone, which is named because the reader's is unknown. */
export const momentText = (at: Date, timeZone: string, language?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(at);
