/** The text with a small first letter; the rest is unchanged. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
