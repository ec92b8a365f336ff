import { detect } from 'chardet';

/** Maximum bytes read. A résumé is far shorter. */
const maxBytes = 524_288;

/** Bytes used to detect the encoding. */
const sampleBytes = 65_536;

/**
 * @param isCut whether the bytes may end within a character
 * @throws TypeError for bytes invalid in this encoding
 */
function decode(bytes: Uint8Array, encoding: string, isCut: boolean): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  // Streams, because Node 20 decodes ISO-8859-1 as windows-1252 when it gets all bytes at once.
  const text = decoder.decode(bytes, { stream: true });
  return isCut ? text : text + decoder.decode();
}

/** UTF-16 begins with a byte order mark, as on Windows, or is recognized by the zero bytes of its Latin letters. */
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

/** In this order: UTF-8, then the most likely encoding by the bytes, then the Windows code page. */
function* guesses(bytes: Uint8Array) {
  const wide = utf16Of(bytes);
  if (wide) yield wide;
  yield 'utf-8';
  const likely = detect(bytes.subarray(0, sampleBytes));
  if (likely) yield likely;
  yield 'windows-1252';
}

/** Text of the first half megabyte of a file in any encoding; undefined when it is not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const begin = bytes.subarray(0, maxBytes);
  for (const encoding of guesses(begin)) {
    try {
      const text = decode(begin, encoding, begin.length < bytes.length);
      if (isText(text)) return text;
    } catch {
      // Not valid in this encoding, or the decoder does not know it.
    }
  }
  return undefined;
}

/** Text has no control characters except tab, line ends and form feeds. */
function isText(text: string): boolean {
  const controls = text.match(/[^\P{Cc}\t\n\r\f\v]/gu)?.length ?? 0;
  return !text.includes('\0') && controls <= text.length / 100;
}
