import { resumeFileTypes } from '@commons/contracts/resume-lists';
import { isLockedDocument } from '@commons/contracts/resume-trouble';
import { fileTypeFromBuffer } from 'file-type/core';
import { decodeText, utf16Of } from './text-encoding.js';

export type ResumeFileType = (typeof resumeFileTypes)[number];

/** Type for the store and for downloads. */
export const contentTypes: Record<ResumeFileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  csv: 'text/csv',
};

const extensionOf = (filename: string) => /\.([^./\\]*)$/.exec(filename)?.[1]?.toLowerCase();

/**
 * Type of a résumé when name and content agree on one that is taken (RES-02); undefined else, an empty file included.
 * Only signature and directory are read here: nothing is unpacked outside the child process.
 */
export async function resumeFileType(
  filename: string,
  bytes: Uint8Array,
): Promise<ResumeFileType | undefined> {
  const named = resumeFileTypes.find((type) => type === extensionOf(filename));
  if (!named || bytes.length === 0) return undefined;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (named === 'pdf' || named === 'docx')
    return found?.mime === contentTypes[named] ? named : undefined;
  // Signatures of two letters are found in words: "BM Sharma" is no picture. What holds no text does not decode.
  const isDocument = found !== undefined && documents.has(found.mime) && !utf16Of(bytes);
  return !isDocument && decodeText(bytes) !== undefined ? named : undefined;
}

/** Files of letters that are no text for people. */
const documents = new Set(['application/pdf', 'application/rtf', 'application/postscript']);

/** Word keeps a document with a password in another kind of file, which names what is in it. */
export const isLockedDocx = (filename: string, bytes: Uint8Array): boolean =>
  extensionOf(filename) === 'docx' && isLockedDocument(bytes);
