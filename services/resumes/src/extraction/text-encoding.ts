import { detect } from 'chardet';

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Tried in this order: what is not UTF-8 is what its letters make likely, and at last the old Windows code page. */
function* guesses(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) yield 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) yield 'utf-16be';
  yield 'utf-8';
  const likely = detect(bytes.subarray(0, 65_536));
  if (likely) yield likely;
  yield 'windows-1252';
}

/** Text of a file in whatever encoding; undefined when it is no text (zero bytes, mostly control characters). */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of guesses(bytes)) {
    try {
      const text = decode(bytes, encoding);
      if (isText(text)) return text;
    } catch {
      // Not in this encoding, or one that the decoder does not know.
    }
  }
  return undefined;
}

/** Tab, line ends and form feeds are fine; other control characters are not found in what people write. */
function isText(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\t\n\r\f\v]/gu)?.length ?? 0;
  return !text.includes('\0') && controls <= text.length / 100;
}
