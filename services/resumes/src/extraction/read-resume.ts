// Runs in a guarded child process (resume-reader.service.ts): the bytes are whatever somebody sent.
import type { ResumeStructure } from '@commons/contracts/resumes';
import { type DocumentLine, unreadable } from '../structure/document-line.js';
import { structureOf } from '../structure/structure.js';
import { readPdf } from './pdf/read-pdf.js';
import { readCsv, readTxt } from './plain-text.js';
import { readDocx } from './read-docx.js';
import type { ResumeFileType } from './resume-file-type.js';

export interface RawResume {
  readonly type: ResumeFileType;
  readonly bytes: Uint8Array;
}

/** The text of an AI task is at most 64 KB (architecture §6), and a structure holds each line twice. */
const maximumLetters = 24_000;
const maximumLine = 2_000;
/** Some forty pages. Less than an improved résumé may have: suggestions add lines. */
const maximumLines = 2_000;

const readers: Record<
  ResumeFileType,
  (bytes: Uint8Array) => DocumentLine[] | Promise<DocumentLine[]>
> = { pdf: readPdf, docx: readDocx, txt: readTxt, csv: readCsv };

/** Signs that people and programs put before points, as one. The letter "o" is what Word makes of a ring. */
const points = /^(?:[▪◦‣●○∙■□◆➢➤►▸✓✔❖⁃\uF0B7]\s*|o\s+(?=\p{Lu}))(?=\S)/u;

/** Letters joined for print, spaces of all widths, and the wide digits and letters of Chinese and Japanese texts. */
const variants =
  /[\uFB00-\uFB06\u00A0\u2000-\u200A\u202F\u205F\u3000\uFF10-\uFF19\uFF20-\uFF3A\uFF41-\uFF5A]/g;

/** Nobody sees them, and a word or an address with one inside is not found. Joiners within words stay: Persian needs them. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const plainLetters = (text: string) =>
  text
    .replace(invisible, '')
    .replace(variants, (sign) => sign.normalize('NFKC'))
    .trim();

function limited(lines: readonly DocumentLine[]): DocumentLine[] {
  let letters = 0;
  return lines
    .slice(0, maximumLines)
    .map((line) => ({
      ...line,
      text: plainLetters(line.text.slice(0, maximumLine)).replace(points, '• '),
    }))
    .filter(({ text }) => {
      letters += text.length;
      return letters <= maximumLetters;
    });
}

/**
 * Reads a résumé and takes it apart.
 * @throws Error with one of `unreadable`, or what a library says of a damaged file
 */
export async function run({ type, bytes }: RawResume): Promise<ResumeStructure> {
  // What came through the channel shares its memory with other messages; the PDF reader wants its own.
  const lines = limited(await readers[type](Uint8Array.from(bytes)));
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new Error(unreadable.noText);
  return structureOf(lines);
}
