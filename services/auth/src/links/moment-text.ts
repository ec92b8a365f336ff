/** A moment as people of the town read it; the zone is named because the reader's is not known. */
export const momentText = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(at);
