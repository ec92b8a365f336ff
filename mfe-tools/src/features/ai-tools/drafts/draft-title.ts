const longest = 80;

/** What a draft is called in the list: the first line of its text, without marks. */
export function draftTitle(text: string): string {
  const line = text.split('\n').find((row) => /\p{L}|\p{N}/u.test(row)) ?? '';
  const words = line.replace(/^[\s#>*•-]+/, '').replaceAll('**', '');
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words.trim();
}
