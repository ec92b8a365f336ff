/** A small PDF that takes forever to read: forms that draw the next one ten times, eight levels deep. */
export function endlessPdf(note = ''): Buffer<ArrayBuffer> {
  const levels = 8;
  const form = (at: number) => {
    const stream =
      at === levels ? 'BT /F1 10 Tf 72 700 Td (bread) Tj ET' : `/X${at + 1} Do `.repeat(10);
    const next = at === levels ? '' : `/XObject << /X${at + 1} ${4 + at} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ${next} >> /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
  };
  const page = '/X1 Do';
  const content = 4 + levels + 1;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${content - 1} 0 R] /Count 1 >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...Array.from({ length: levels }, (_, at) => form(at + 1)),
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /XObject << /X1 4 0 R >> >> >>`,
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let pdf = `%PDF-1.4\n%${note}\n`;
  const table = objects.map((object, at) => {
    const entry = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}
