const longest = 80;

/** Title of a draft in the list: the first line of its text, without Markdown. */
export function draftTitle(text: string): string {
  const line = text.split('\n').find((row) => /\p{L}|\p{N}/u.test(row)) ?? '';
  const words = line.replace(/^[\s#>*•-]+/, '').replaceAll('**', '');
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words.trim();
}
