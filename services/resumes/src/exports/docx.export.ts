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
    return new Block({
      text: line.replace(isBullet ? bullet : /^$/, ''),
      ...(isBullet && { bullet: { level: 0 } }),
    });
  };
  const document = new Document({
    ...(name && { title: name }),
    sections: [{ children: lines.map(block) }],
  });
  return Packer.toBase64String(document);
}
