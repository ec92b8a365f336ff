import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive; `declared` is its claimed size, if wrong. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  readonly declared?: number;
}

function recordsOf({ name, content, declared }: ZipPart, offset: number) {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(declared ?? bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, place, Buffer.from(name)]),
  };
}

/** A minimal ZIP archive (APPNOTE 6.3). */
function zipFile(parts: readonly ZipPart[]): Buffer<ArrayBuffer> {
  let offset = 0;
  const records = parts.map((part) => {
    const record = recordsOf(part, offset);
    offset += record.local.length;
    return record;
  });
  const directory = Buffer.concat(records.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.from(Buffer.concat([...records.map(({ local }) => local), directory, end]));
}

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A DOCX with this XML as the document's body, or as the whole document. */
export const docxFile = (document: string, ...more: ZipPart[]): Buffer<ArrayBuffer> =>
  zipFile([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations },
    { name: 'word/document.xml', content: document },
    ...more,
  ]);

const namespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Document XML of paragraphs. */
export const wordDocument = (lines: readonly string[]): string =>
  wordBody(lines.map(wordText).join(''));

/** Document XML of `wordText` and `wordTable` results. */
export const wordBody = (body: string): string =>
  `<?xml version="1.0"?><w:document ${namespace}><w:body>${body}</w:body></w:document>`;

export const wordText = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A table of rows of cells of paragraphs. */
export const wordTable = (rows: readonly (readonly (readonly string[])[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => cells.map((lines) => `<w:tc>${lines.map(wordText).join('')}</w:tc>`).join(''))
    .map((row) => `<w:tr>${row}</w:tr>`)
    .join('')}</w:tbl>`;

/** The part with the target of the link `id` in a document. */
export const wordLink = (id: string, target: string): ZipPart => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`,
});
