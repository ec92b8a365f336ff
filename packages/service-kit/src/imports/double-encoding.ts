/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; a space where it has none. */
const special = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const byteOf = (character: string): number => {
  const at = special.indexOf(character);
  return at === -1 ? character.charCodeAt(0) : 0x80 + at;
};

const next = `[\\u0080-\\u00BF${special.replaceAll(' ', '')}]`;
/** A character of two, three or four bytes, each read as a separate character. */
const doubled = new RegExp(`[ÂÃ]${next}|â${next}{2}|ð${next}{3}`, 'gu');

function decoded(characters: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(characters, (character) => byteOf(character)),
    );
  } catch {
    return characters;
  }
}

const mended = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(doubled, decoded) : value;

/**
 * Undoes what a program does that reads UTF-8 as Windows-1252 and saves it as UTF-8: "Attorney â€“ Driver" becomes
 * "Attorney – Driver". Reads the texts and lists of texts of a row, no deeper.
 */
export function withoutDoubleEncoding(row: unknown): unknown {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(mended) : mended(value),
    ]),
  );
}
