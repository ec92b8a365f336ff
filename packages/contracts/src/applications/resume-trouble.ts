/** Warnings about a résumé in an application that its reader may not be able to open. */
export const resumeTroubles = {
  lockedPdf: 'This PDF is password-protected; the employer may not be able to open it.',
  lockedDocument: 'This document is password-protected; the employer may not be able to open it.',
  damaged: 'This file looks damaged or incomplete; the employer may not be able to open it.',
} as const;
export type ResumeTrouble = (typeof resumeTroubles)[keyof typeof resumeTroubles];

export const emptyFileText = 'This file is empty. Please choose another one.';

/** The end marker of a PDF is searched here; some programs add padding after it. */
const pdfTail = 2_048;

/** The directory of an archive ends within its last 64 KB and 22 bytes. */
const archiveTail = 65_557;

/** Uncompressed even where all else is compressed: a reader has to find it first. */
const pdfLock = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Stream name in a Word document with a password: UTF-16, as in Windows. */
const documentLock = [...'EncryptedPackage'].join('\0');

/** Word stores a document with a password in the container format of old Office files. */
export const isLockedDocument = (bytes: Uint8Array): boolean => {
  const text = asText(bytes);
  return text.startsWith('\u00d0\u00cf\u0011\u00e0') && text.includes(documentLock);
};

/**
 * Checks whether a file is encrypted or truncated, without opening it: the markers are uncompressed.
 * @returns undefined when there is no warning; the type of the file is checked elsewhere
 */
export function resumeTrouble(bytes: Uint8Array): ResumeTrouble | undefined {
  const text = asText(bytes);
  if (text.slice(0, 1_024).includes('%PDF-')) {
    if (pdfLock.test(text)) return resumeTroubles.lockedPdf;
    return text.slice(-pdfTail).includes('%%EOF') ? undefined : resumeTroubles.damaged;
  }
  if (isLockedDocument(bytes)) return resumeTroubles.lockedDocument;
  const isCut =
    text.startsWith('PK\u0003\u0004') && !text.slice(-archiveTail).includes('PK\u0005\u0006');
  return isCut ? resumeTroubles.damaged : undefined;
}

/** One character per byte. */
const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
