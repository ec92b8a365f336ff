/** The entries of a list in one text, separated by commas and line ends. */
export const words = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
