// No zod here: front ends import this file.

const isKnown = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether a text is the IANA name of a time zone. Offsets like +02:00 are refused: some browsers do not support them.
 */
export const isTimeZone = (text: string): boolean => /^[a-z]/i.test(text) && isKnown(text);
