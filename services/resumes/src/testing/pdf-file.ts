/** A text on a page, in points from the left and the top. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** In a symbol font, whose letters are named by their codes in the font, from U+F000 on. */
  readonly symbol?: boolean;
}

const height = 792;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

const fontOf = ({ bold = false, symbol = false }: PlacedText) =>
  symbol ? 'F3' : bold ? 'F2' : 'F1';

const operator = ({ x, y, text, size = 10, ...look }: PlacedText) =>
  `BT /${fontOf({ x, y, text, ...look })} ${size} Tf ${x} ${height - y} Td (${escaped(text)}) Tj ET`;

/** The same on a page on its side, with the text running up. */
const turnedOperator = ({ x, y, text, size = 10 }: PlacedText) =>
  `BT /F1 ${size} Tf 0 1 -1 0 ${y} ${x} Tm (${escaped(text)}) Tj ET`;

/** What the letters of the symbol font are: each byte is U+F000 and its value. */
const symbolCodes = [
  'begincmap',
  '1 begincodespacerange <00> <FF> endcodespacerange',
  '1 beginbfrange <00> <FF> <F000> endbfrange',
  'endcmap',
].join('\n');

function objectsOf(pages: readonly (readonly PlacedText[])[], isTurned: boolean): string[] {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, at) => {
      const stream = texts.map(isTurned ? turnedOperator : operator).join('\n');
      const bold =
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>';
      const symbol = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${4 + 2 * pages.length} 0 R >>`;
      const resources = `/Resources << /Font << /F1 3 0 R /F2 ${bold} /F3 ${symbol} >> >>`;
      return [
        `<< /Type /Page /Parent 2 0 R ${isTurned ? '/Rotate 90 ' : ''}/MediaBox [0 0 612 ${height}] /Contents ${5 + 2 * at} 0 R ${resources} >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< /Length ${symbolCodes.length} >>\nstream\n${symbolCodes}\nendstream`,
  ];
}

/** A PDF with these texts on its pages. Latin letters only. */
export const pdfFile = (...pages: readonly (readonly PlacedText[])[]): Buffer<ArrayBuffer> =>
  fileOf(pages, false);

/** A PDF whose pages lie on their side and are rotated for display. */
export const turnedPdfFile = (...pages: readonly (readonly PlacedText[])[]): Buffer<ArrayBuffer> =>
  fileOf(pages, true);

function fileOf(pages: readonly (readonly PlacedText[])[], isTurned: boolean): Buffer<ArrayBuffer> {
  let pdf = '%PDF-1.4\n';
  const offsets = objectsOf(pages, isTurned).map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Lines below each other, from `x` and `y`. */
export const column = (x: number, y: number, lines: readonly string[]): PlacedText[] =>
  lines.map((text, at) => ({ x, y: y + 14 * at, text }));
