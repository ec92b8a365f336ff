/** Matches any of these patterns as a whole word, whatever its case. */
export const anyWord = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${patterns.join('|')})(?!\p{L})`, 'iu');
