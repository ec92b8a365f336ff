import { strToU8, zipSync } from 'fflate';

/**
 * A one-page PDF of these lines: a minimal valid file with a correct cross-reference table.
 * @param lines ASCII without parentheses or backslashes
 */
export function resumePdf(...lines: readonly string[]): Buffer<ArrayBuffer> {
  const shown = lines.map((line) => `(${line}) Tj 0 -18 Td`).join(' ');
  const stream = `BT /F1 12 Tf 72 720 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Word document of these lines, a paragraph each: the three parts that every reader needs. */
export function resumeDocx(...lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const office = 'http://schemas.openxmlformats.org';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}
