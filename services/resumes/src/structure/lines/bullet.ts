/** Marks before the items of lists, as a character class. Other marks have become "•" when a file was read. */
const marks = '[•▪◦‣·●○*–-]';

const item = new RegExp(`^${marks}\\s`, 'u');
const mark = new RegExp(`^${marks}\\s*`, 'u');

/** Whether a line is an item of a list: a mark, a space, and text. */
export const isBullet = (text: string): boolean => item.test(text);

/** The text of a line without the mark of a list at its start, also where no space follows: "•Skills", "-Skills". */
export const withoutBullet = (text: string): string => text.replace(mark, '');
