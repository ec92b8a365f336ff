/** Sentences; a dot between digits ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\r?\n+|(?<=[.!?])\s+(?=[A-Z0-9"'$])|(?<=[!?;])\s+/)
    .map((part) =>
      part
        .replace(/^[-*•]\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
