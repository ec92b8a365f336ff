import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { placeholdersIn } from '@commons/contracts/text/placeholders';
import type { Paragraph } from 'docx';
import { isBullet, withoutBullet } from '../structure/lines/bullet.js';
import { improvedStructure } from './improved-structure.js';

/** In half points. */
const nameSize = 36;
const textSize = 22;
const headingSize = 26;

/** In twentieths of a point: US Letter, and the space before an entry. */
const letter = { width: 12_240, height: 15_840 };
const entrySpace = 120;

/** Ink on paper as in the print, instead of the blue headings of a new Word document. */
const ink = '1D2321';
const styles = {
  default: {
    document: { run: { font: 'Calibri', size: textSize } },
    hyperlink: { run: { color: ink, underline: {} } },
    heading1: {
      run: { size: headingSize, bold: true, color: ink },
      paragraph: { spacing: { before: 240, after: 60 } },
    },
  },
};

/** The improved résumé as a Word document with real headings, lists and bold jobs. @returns its bytes in base64 */
export async function docxOf(content: string): Promise<string> {
  // Loaded on first use, because it is large.
  const docx = await import('docx');
  const { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph: Block, TextRun } = docx;
  const resume = improvedStructure(content);
  const { name, lines, sections, entries = [] } = resume;
  const headings = new Set(sections.map(({ heading }) => heading));
  const titles = new Set(entries.flatMap(({ named }) => named.slice(0, 1)));
  const facts = new Set(entries.flatMap(({ named }) => named.slice(1)));
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
      return new Block({ text: line, heading: HeadingLevel.HEADING_1, keepNext: true });
    }
    const isItem = isBullet(line) && !before;
    const text = isItem ? withoutBullet(line) : line;
    const isTitle = titles.has(at);
    const bold = isTitle && { bold: true };
    return new Block({
      children: piecesOf(text, resume).map(({ link, ...piece }) =>
        link
          ? new ExternalHyperlink({
              link,
              children: [new TextRun({ ...piece, ...bold, style: 'Hyperlink' })],
            })
          : new TextRun({ ...piece, ...bold }),
      ),
      ...(isItem && { bullet: { level: 0 } }),
      ...(isTitle && { spacing: { before: entrySpace } }),
      // No page ends between a job and its first line.
      keepNext: isTitle || facts.has(at),
    });
  };
  const document = new Document({
    ...(name && { title: name }),
    styles,
    sections: [{ properties: { page: { size: letter } }, children: lines.map(block) }],
  });
  return Packer.toBase64String(document);
}

interface Piece {
  readonly text: string;
  readonly highlight?: 'yellow';
  readonly link?: string;
}

/**
 * A line in pieces: placeholders are highlighted, as the person who opens the document has to fill them in, and the
 * addresses of the résumé are links.
 */
function piecesOf(line: string, { email, links }: ResumeStructure): Piece[] {
  const places = placeholdersIn(line).map(({ text, start }) => ({
    start,
    piece: { text, highlight: 'yellow' as const },
  }));
  const addresses = [...(email ? [email] : []), ...links].flatMap((text) => {
    const start = line.indexOf(text);
    return start < 0 ? [] : [{ start, piece: { text, link: addressOf(text) } }];
  });
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, piece } of [...places, ...addresses].sort((a, b) => a.start - b.start)) {
    if (start < end) continue;
    pieces.push({ text: line.slice(end, start) }, piece);
    end = start + piece.text.length;
  }
  return [...pieces, { text: line.slice(end) }].filter(({ text }) => text !== '');
}

const addressOf = (text: string) =>
  /^https?:/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
