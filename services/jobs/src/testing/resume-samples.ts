import { crc32 } from 'node:zlib';

/** An uncompressed entry and its directory record in a ZIP file. */
function zipEntry(name: string, content: string, offset: number) {
  const bytes = Buffer.from(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), bytes]);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  const version = Buffer.from([20, 0]);
  const line = Buffer.concat([Buffer.from('PK\x01\x02'), version, fields, tail, Buffer.from(name)]);
  return { local, line };
}

function zip(entries: readonly (readonly [string, string])[]): Buffer {
  const locals: Buffer[] = [];
  const lines: Buffer[] = [];
  for (const [name, content] of entries) {
    const { local, line } = zipEntry(name, content, Buffer.concat(locals).length);
    locals.push(local);
    lines.push(line);
  }
  const directory = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, directory, end]);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Minimal files of their types. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const docx = zip([
  [
    '[Content_Types].xml',
    `<Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
  ],
  ['word/document.xml', '<w:document/>'],
]);
const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_016)]);
export const doc = Buffer.concat([container, Buffer.from('WordDocument', 'utf16le')]);
/** An old Office file that is not a Word file. */
export const xls = Buffer.concat([container, Buffer.from('Workbook', 'utf16le')]);
/** A password-protected DOCX, as Word stores it. */
export const lockedDocx = Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]);
export const executable = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(600)]);
export const html = Buffer.from('<!doctype html><script>alert(1)</script>');

/** The multipart form of an application, as a browser sends it. */
export function applyForm(
  fields: { cover_letter?: string; resume?: Uint8Array; filename?: string; type?: string } = {},
): FormData {
  const form = new FormData();
  form.set('cover_letter', fields.cover_letter ?? '');
  if (fields.resume) {
    const type = fields.type ?? 'application/octet-stream';
    const blob = new Blob([new Uint8Array(fields.resume)], { type });
    form.set('resume', blob, fields.filename ?? 'resume.pdf');
  }
  return form;
}
