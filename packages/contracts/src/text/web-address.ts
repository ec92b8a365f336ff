// No zod here: front ends import this file.

/**
 * A safe link address: http and https are unchanged, https is added to an address without a scheme; nothing else
 * (`javascript:`, `data:`), because strangers will follow it.
 * @returns undefined when it is not one
 */
export function webAddress(text = ''): string | undefined {
  const stated = text.trim();
  const hasWebScheme = /^https?:\/\//i.test(stated);
  // Another scheme is not a host name; "localhost:8080" has a number after the colon.
  if (!hasWebScheme && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(stated)) return undefined;
  const full = hasWebScheme ? stated : `https://${stated}`;
  return /\s/.test(stated) || !URL.canParse(full) ? undefined : full;
}

/** An address as it is read, without scheme: 'example.org/me'. */
export const shownAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
