/** In lower case, with plain quotes and single spaces. */
export const lower = (text) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ');

/** The words of a text. */
export const words = (text) => lower(text).match(/[\p{L}\p{N}$%'@.:/-]*[\p{L}\p{N}%]/gu) ?? [];
