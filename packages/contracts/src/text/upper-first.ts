/** The text with a capital first letter; the rest stays as it is. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
