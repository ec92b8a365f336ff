// No zod here: every page carries this.

/** The first `length` UTF-16 units of a text, one less where that would halve a character such as an emoji. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A text as one line of at most `length` units; what is left out is told by an ellipsis. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${beginningOf(line, length - 1).trimEnd()}…`;
}
