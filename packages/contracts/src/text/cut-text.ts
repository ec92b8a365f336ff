// No zod here: every page loads this file.

/** The first `length` UTF-16 units of a text, one less where that would split a character such as an emoji. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A text as one line of at most `length` units; an ellipsis marks the cut. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${beginningOf(line, length - 1).trimEnd()}…`;
}
