import { detect } from 'chardet';

/** A résumé is far shorter; what comes after is not read. */
const mostBytes = 524_288;

/** Bytes from which an encoding is guessed. */
const sampleBytes = 65_536;

/**
 * @param isCut the bytes may end within a letter
 * @throws TypeError for what is not in this encoding
 */
function decode(bytes: Uint8Array, encoding: string, isCut: boolean): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  // In pieces: the decoder of Node 20 takes windows-1252 for ISO-8859-1 when all comes at once.
  const text = decoder.decode(bytes, { stream: true });
  return isCut ? text : text + decoder.decode();
}

/** UTF-16 begins with a mark, as Windows writes it, or shows by the zeros of its Latin letters. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/** Tried in this order: what is not UTF-8 is what its letters make likely, and at last the old Windows code page. */
function* guesses(bytes: Uint8Array) {
  const wide = utf16Of(bytes);
  if (wide) yield wide;
  yield 'utf-8';
  const likely = detect(bytes.subarray(0, sampleBytes));
  if (likely) yield likely;
  yield 'windows-1252';
}

/** Text of the first half megabyte of a file in whatever encoding; undefined when it is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const begin = bytes.subarray(0, mostBytes);
  for (const encoding of guesses(begin)) {
    try {
      const text = decode(begin, encoding, begin.length < bytes.length);
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
