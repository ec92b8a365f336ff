import { isLockedDocument } from '@commons/contracts/applications/resume-trouble';
import { fileTypeFromBuffer } from 'file-type/core';

/** The type of a résumé by its content, not its name. */
interface ResumeType {
  readonly contentType: string;
  readonly extension: 'pdf' | 'doc' | 'docx';
}

const word = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Old Office files share one container format. A Word file has a stream of this name in its directory (MS-DOC §2.1).
 */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/**
 * Recognises a PDF, DOC or DOCX by its content; undefined for anything else, including an empty file. Reads only
 * signatures and directories, and unpacks nothing.
 * @param name identifies a password-protected DOCX, whose content cannot be read
 */
export async function resumeTypeOf(content: Buffer, name: string): Promise<ResumeType | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found?.mime === 'application/pdf') return { contentType: found.mime, extension: 'pdf' };
  if (found?.mime === docx) return { contentType: docx, extension: 'docx' };
  if (found?.mime === 'application/x-cfb' && content.includes(wordStream)) {
    return { contentType: word, extension: 'doc' };
  }
  if (/\.docx$/i.test(name) && isLockedDocument(content)) {
    return { contentType: docx, extension: 'docx' };
  }
  return undefined;
}
