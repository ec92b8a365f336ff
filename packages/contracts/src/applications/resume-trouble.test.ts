import { isLockedDocument, resumeTrouble, resumeTroubles } from './resume-trouble.js';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const container = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
const pdf = (trailer: string) =>
  `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<${trailer}>>\n`;

describe('resumeTrouble', () => {
  it.each([
    ['a complete PDF', `${pdf('/Root 1 0 R')}%%EOF\n`, undefined],
    [
      'a PDF with padding after its end',
      `${pdf('/Root 1 0 R')}%%EOF\n${'\0'.repeat(500)}`,
      undefined,
    ],
    [
      'a PDF with EncryptMetadata but no encryption',
      `${pdf('/EncryptMetadata true')}%%EOF`,
      undefined,
    ],
    ['a PDF with a password', `${pdf('/Root 1 0 R/Encrypt 5 0 R')}%%EOF`, resumeTroubles.lockedPdf],
    [
      'a PDF with an inline encryption dictionary',
      `${pdf('/Encrypt <</Filter/Standard>>')}%%EOF`,
      resumeTroubles.lockedPdf,
    ],
    ['half a PDF', pdf('/Root 1 0 R'), resumeTroubles.damaged],
    ['a complete DOCX', 'PK\u0003\u0004word PK\u0005\u0006\0\0', undefined],
    ['half a DOCX', 'PK\u0003\u0004word', resumeTroubles.damaged],
    [
      'a DOCX with a password',
      `${container}${utf16('EncryptedPackage')}`,
      resumeTroubles.lockedDocument,
    ],
    ['an old Word file', `${container}${utf16('WordDocument')}`, undefined],
    ['nothing', '', undefined],
  ])('of %s', (_, text, trouble) => {
    expect(resumeTrouble(bytes(text))).toBe(trouble);
  });

  it('checks only Office files for a locked document', () => {
    expect(isLockedDocument(bytes(utf16('EncryptedPackage')))).toBe(false);
  });
});
