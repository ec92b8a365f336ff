// Placeholders that a person has to fill in before the text is sent. No zod here: the forms mark them.

/**
 * Matches a placeholder: `[fill in: what is missing]` of the built-in writers, and what models and templates write
 * instead: `[Your name]`, `[insert date]`, `[Company Name]`, `{{name}}`. A link or a footnote in brackets is not one.
 */
export const placeholderPattern = new RegExp(
  [
    String.raw`\[\s*(?:fill[\s-]?in|insert|add your|your)\b[^\][]{0,200}\]|`,
    String.raw`\[\s*(?:(?:the )?(?:company|business|applicant|candidate|`,
    String.raw`recipient|employer|manager)(?:['’]s)?\s+name|name|date|time|`,
    String.raw`amount|phone(?: number)?|address|location)\s*\]|\{\{[^{}]{1,100}\}\}`,
  ].join(''),
  'gi',
);

export interface Placeholder {
  /** As in the text: `[fill in: pay]`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The placeholders of a text, in order. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(placeholderPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The error for a text with placeholders; undefined when it has none. */
export function placeholderProblem(text: string): string | undefined {
  const [first, ...more] = placeholdersIn(text);
  if (!first) return undefined;
  return more.length === 0
    ? `Fill in what is still open: ${first.text}`
    : `Fill in what is still open: ${first.text} and ${more.length} more`;
}
