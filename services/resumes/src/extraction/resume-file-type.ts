import { isLockedDocument } from '@commons/contracts/applications/resume-trouble';
import { resumeFileTypes } from '@commons/contracts/resumes/resume-lists';
import { fileTypeFromBuffer } from 'file-type/core';
import { decodeText, utf16Of } from './text-encoding.js';

export type ResumeFileType = (typeof resumeFileTypes)[number];

/** Content type for storage and downloads. */
export const contentTypes: Record<ResumeFileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  csv: 'text/csv',
};

const extensionOf = (filename: string) => /\.([^./\\]*)$/.exec(filename)?.[1]?.toLowerCase();

/**
 * Type of a résumé if name and content agree on an accepted one (RES-02); undefined otherwise, also for an empty file.
 * Reads only signature and directory: nothing is unpacked outside the child process.
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
  // Words can look like two-letter signatures: "BM Sharma" is not an image. A binary file does not decode as text.
  const isDocument = found !== undefined && documents.has(found.mime) && !utf16Of(bytes);
  return !isDocument && decodeText(bytes) !== undefined ? named : undefined;
}

/** Formats that consist of letters but are not plain text. */
const documents = new Set(['application/pdf', 'application/rtf', 'application/postscript']);

/** Word stores a password-protected document in another container, which names its content. */
export const isLockedDocx = (filename: string, bytes: Uint8Array): boolean =>
  extensionOf(filename) === 'docx' && isLockedDocument(bytes);
