// Runs in a guarded child process (resume-reader.service.ts), because the bytes are untrusted.
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { type DocumentLine, unreadable } from '../structure/lines/document-line.js';
import { structureOf } from '../structure/structure.js';
import { readDocx } from './docx/read-docx.js';
import { readPdf } from './pdf/read-pdf.js';
import { readCsv, readTxt } from './plain-text.js';
import type { ResumeFileType } from './resume-file-type.js';

export interface RawResume {
  readonly type: ResumeFileType;
  readonly bytes: Uint8Array;
}

/** The payload of an AI task is at most 64 KB (architecture §6), and a structure holds each line twice. */
const maxLetters = 24_000;
const maxLine = 2_000;
/** About forty pages. Lower than the limit for improved résumés, as suggestions add lines. */
const maxLines = 2_000;

const readers: Record<
  ResumeFileType,
  (bytes: Uint8Array) => DocumentLine[] | Promise<DocumentLine[]>
> = { pdf: readPdf, docx: readDocx, txt: readTxt, csv: readCsv };

/** Bullets of all kinds, replaced by one. Word turns a ring into the letter "o". */
const points = /^(?:[▪◦‣●○∙■□◆➢➤►▸✓✔❖⁃\uF0B7]\s*|o\s+(?=\p{Lu}))(?=\S)/u;

/** Ligatures, spaces of all widths, and full-width digits and letters. */
const variants =
  /[\uFB00-\uFB06\u00A0\u2000-\u200A\u202F\u205F\u3000\uFF10-\uFF19\uFF20-\uFF3A\uFF41-\uFF5A]/g;

/**
 * Invisible characters, which would hide a word or address from matching. Joiners within words stay: Persian needs
 * them.
 */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const plainLetters = (text: string) =>
  text
    .replace(invisible, '')
    .replace(variants, (sign) => sign.normalize('NFKC'))
    .trim();

function limited(lines: readonly DocumentLine[]): DocumentLine[] {
  let letters = 0;
  return lines
    .slice(0, maxLines)
    .map((line) => ({
      ...line,
      text: plainLetters(line.text.slice(0, maxLine)).replace(points, '• '),
    }))
    .filter(({ text }) => {
      letters += text.length;
      return letters <= maxLetters;
    });
}

/**
 * Reads and parses a résumé.
 * @throws Error with one of `unreadable`, or a library's error for a damaged file
 */
export async function run({ type, bytes }: RawResume): Promise<ResumeStructure> {
  // Copies the bytes: the message's memory is shared, and the PDF reader takes ownership of its buffer.
  const lines = limited(await readers[type](Uint8Array.from(bytes)));
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new Error(unreadable.noText);
  const pages = lines.reduce((most, { page = 0 }) => Math.max(most, page), 0);
  return { ...structureOf(lines), ...(pages > 0 && { pages }) };
}
