/** Endings of web addresses that people type without "www". */
const endings = 'com|net|org|info|biz|co|io|uk|ca|mx|ru|cn|shop|xyz|icu|app';

/** Endings that are words too: "food.Me and my wife" lacks a space, "t.me/deals" does not. */
const wordEndings = 'me|us|es|de|gl|be|ly|link|live|club|top|store|site|online|vip';

const patterns: readonly RegExp[] = [
  // E-mail addresses, before the host names within them.
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]+)+/g,
  /\b(?:https?:\/\/|www\.)[^\s<>()"“”]+/gi,
  new RegExp(
    `\\b(?:[a-z\\d-]{1,63}\\.){1,6}(?:(?:${endings})\\b(?:/[^\\s<>()"“”]*)?|(?:${wordEndings})/[^\\s<>()"“”]+)`,
    'gi',
  ),
  // Ten digits with or without separators, or an international number.
  /(?:\+?\b1[\s.-]?)?(?:\(\d{3}\)|\b\d{3})[\s.-]?\d{3}[\s.-]?\d{4}\b/g,
  /\+\d[\d\s.-]{7,16}\d/g,
];

/** The web addresses, e-mail addresses and telephone numbers of a text, each once, without the stop behind them. */
export function contactDetailsIn(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (match) => {
      found.push(match.replace(/[.,;:!?]+$/, ''));
      return ' ';
    });
  }
  return [...new Set(found)];
}
