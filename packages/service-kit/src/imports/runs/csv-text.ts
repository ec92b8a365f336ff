import { refuse } from '../../errors/refuse.js';

/** Magic bytes of files that are often uploaded instead of CSV. */
const kinds: readonly (readonly [readonly number[], string])[] = [
  [
    [0x50, 0x4b],
    'This is a spreadsheet or a zip archive. Open it in your spreadsheet program, save it as CSV, and choose that file.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is a spreadsheet. Open it in your spreadsheet program, save it as CSV, and choose that file.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Ask its source for the list as CSV.'],
];

const noText = 'This is not a CSV file: it contains bytes that do not occur in text.';

function encodingOf(bytes: Uint8Array): readonly string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  return ['utf-8', 'windows-1252'];
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    // As a stream, because Node 20 decodes windows-1252 as ISO-8859-1 when it gets all bytes at once.
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return undefined;
  }
}

/** Text has no control characters except tabs, line ends and form feeds. */
const isText = (text: string) => {
  const sample = text.slice(0, 200_000);
  return (sample.match(/[^\P{Cc}\t\n\r\f\v]/gu)?.length ?? 0) <= sample.length / 100;
};

/**
 * Decodes a CSV file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as spreadsheet programs write it.
 * @throws 400 for anything but text, naming its format if known
 */
export function csvText(bytes: Uint8Array): { text: string; encoding: string } {
  const kind = kinds.find(([begin]) => begin.every((byte, at) => bytes[at] === byte));
  if (kind) throw refuse(400, kind[1]);
  for (const encoding of encodingOf(bytes)) {
    const text = decode(bytes, encoding);
    if (text === undefined) continue;
    if (text.includes('\0') || !isText(text)) throw refuse(400, noText);
    return { text: text.replace(/^\uFEFF/, ''), encoding };
  }
  throw refuse(400, noText);
}
