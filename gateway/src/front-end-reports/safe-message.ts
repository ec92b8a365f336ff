/** Longest message in a log line. */
const longest = 200;

/**
 * The message of an error without possible personal data: e-mail and web addresses, quoted text that is not an
 * identifier, ids, tokens and numbers. Anyone can send one, so the page's own masking is not relied on.
 */
export function safeMessage(message: string): string {
  const plain = message
    .normalize('NFKC')
    // Control and format characters could hide text or break a line.
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S*/gi, '…')
    .replaceAll(/"[^"]*("|$)/g, '"…"')
    .replaceAll(/[“”„«»][^“”„«»]*([“”„«»]|$)/g, '"…"')
    .replaceAll(/(?<!\w)'(?![\w$.#-]{1,40}')[^']*('|$)/g, "'…'")
    .replaceAll(/\beyJ[\w.-]+/g, '#')
    .replaceAll(/\/[^\s,;)]*/g, '/…')
    .replaceAll(/[\w-]*\d[\w-]*/g, '#')
    .replaceAll(/[\w-]{33,}/g, '#')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
