import { placeholdersIn } from '@commons/contracts/text/placeholders';
import type { Paragraph } from 'docx';
import { improvedStructure } from './improved-structure.js';

const bullet = /^[•▪◦‣·●○*–-]\s+/u;

/** In half points. */
const nameSize = 36;

/** The improved résumé as a Word document with real headings and lists. @returns its bytes in base64 */
export async function docxOf(content: string): Promise<string> {
  // Loaded on first use, because it is large.
  const { Document, HeadingLevel, Packer, Paragraph: Block, TextRun } = await import('docx');
  const { name, lines, sections } = improvedStructure(content);
  const headings = new Set(sections.map(({ heading }) => heading));
  let before = true;
  const block = (line: string, at: number): Paragraph => {
    if (at === 0 && name && line.toLowerCase().includes(name.toLowerCase())) {
      return new Block({
        heading: HeadingLevel.TITLE,
        children: [new TextRun({ text: line, size: nameSize, bold: true })],
      });
    }
    if (headings.has(line)) {
      before = false;
      return new Block({ text: line, heading: HeadingLevel.HEADING_1, spacing: { before: 240 } });
    }
    const isBullet = bullet.test(line) && !before;
    const text = line.replace(isBullet ? bullet : /^$/, '');
    return new Block({
      children: piecesOf(text).map((piece) => new TextRun(piece)),
      ...(isBullet && { bullet: { level: 0 } }),
    });
  };
  const document = new Document({
    ...(name && { title: name }),
    sections: [{ children: lines.map(block) }],
  });
  return Packer.toBase64String(document);
}

/** A line in pieces, of which the placeholders are highlighted: whoever opens the document has to fill them in. */
function piecesOf(line: string): { text: string; highlight?: 'yellow' }[] {
  let end = 0;
  const pieces = placeholdersIn(line).flatMap((place) => {
    const before = line.slice(end, place.start);
    end = place.end;
    return [{ text: before }, { text: place.text, highlight: 'yellow' as const }];
  });
  return [...pieces, { text: line.slice(end) }].filter(({ text }) => text !== '');
}
