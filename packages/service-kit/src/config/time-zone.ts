const isKnown = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is the IANA name of a time zone. Offsets like +02:00 are none: some browsers refuse them. */
export const isTimeZone = (text: string): boolean => /^[a-z]/i.test(text) && isKnown(text);

/** The time zone this process runs in; UTC where the machine's own setting is none that can be used. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}
