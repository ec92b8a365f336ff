/** The display name of a sender such as "Alder Falls Commons <mail@town.example>". */
export const siteNameOf = (sender = ''): string =>
  /^\s*"?([^"<]*?)"?\s*</.exec(sender)?.[1]?.trim() || 'Commons';

/** The address of a sender, without its display name. */
export const senderAddress = (sender = ''): string =>
  /<([^>]*)>/.exec(sender)?.[1] ?? sender.trim();
