/** The text with a capital first letter; the rest is unchanged. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
