import { writeFileSync } from 'node:fs';
import {
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Textbox,
  TextRun,
} from 'docx';
import {
  bullet,
  cell,
  contact,
  content,
  head,
  headings,
  kinds,
  main,
  section,
  sections,
  side,
  sideContact,
  table,
  text,
} from './word-parts.mjs';

/** Layouts of Word documents. `parts` returns the document's sections. */
export const wordLayouts = {
  'Word: heading styles': { parts: (p) => [{ children: [...head(p), ...sections(p, kinds)] }] },
  'Word: bold capitals, no styles': {
    parts: (p) => [
      { children: [...head(p), ...sections(p, kinds, { heading: 'capitals', job: 'lines' })] },
    ],
  },
  'Word: lines under headings': {
    parts: (p) => [
      {
        children: [...head(p), ...sections(p, kinds, { heading: 'lined', job: 'employer first' })],
      },
    ],
  },
  'Word: small caps': {
    parts: (p) => [{ children: [...head(p), ...sections(p, kinds, { heading: 'small caps' })] }],
  },
  'Word: spaced by the font': {
    parts: (p) => [
      {
        children: [
          ...head(p),
          ...sections(p, kinds, { heading: 'spaced by the font', job: 'lines' }),
        ],
      },
    ],
  },
  'Word: sidebar in a table': {
    parts: (p) => [
      {
        children: [
          table([
            [
              cell([...sideContact(p), ...sections(p, side)], 33),
              cell(
                [text(p.shown, { bold: true, size: 40 }), ...sections(p, main, { job: 'lines' })],
                67,
              ),
            ],
          ]),
        ],
      },
    ],
  },
  'Word: sidebar right in a table': {
    parts: (p) => [
      {
        children: [
          ...head(p),
          table([
            [
              cell(sections(p, main, { job: 'lines', heading: 'capitals' }), 65),
              cell(sections(p, side, { heading: 'capitals' }), 35),
            ],
          ]),
        ],
      },
    ],
  },
  'Word: headings in the left cells': {
    parts: (p) => [
      {
        children: [
          ...head(p),
          table(
            kinds.map((kind) => [
              cell([text(p.headings[kind].toUpperCase(), { bold: true })], 25),
              cell(content(p, kind), 75),
            ]),
          ),
        ],
      },
    ],
  },
  'Word: dates in the left cells': {
    parts: (p) => [
      {
        children: [
          ...head(p),
          ...section(p, 'summary'),
          headings.style(p.headings.experience),
          table(
            p.jobs.map(({ dates, title, employer, lines }) => [
              cell([text(dates)], 25),
              cell([text(title, { bold: true }), text(employer), ...lines.map(bullet)], 75),
            ]),
          ),
          headings.style(p.headings.education),
          table(
            p.education.map(({ dates, degree, school }) => [
              cell([text(dates)], 25),
              cell([text(degree, { bold: true }), text(school)], 75),
            ]),
          ),
          ...sections(p, ['skills', 'certifications', 'languages']),
        ],
      },
    ],
  },
  'Word: contact in the header, page numbers': {
    parts: (p) => [
      {
        headers: { default: new Header({ children: head(p) }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    children: [`${p.pageWord} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: sections(p, kinds),
      },
    ],
  },
  'Word: contact in a text box': {
    parts: (p) => [
      {
        children: [
          new Textbox({
            alignment: 'center',
            children: [
              text(p.shown, { bold: true, size: 40 }),
              ...contact(p).map((line) => text(line)),
            ],
            style: { width: '460pt', height: '90pt' },
          }),
          ...sections(p, kinds, { job: 'employer first' }),
        ],
      },
    ],
  },
  'Word: two columns': {
    parts: (p) => [
      { children: head(p) },
      {
        properties: { type: SectionType.CONTINUOUS, column: { count: 2, space: 400 } },
        children: sections(p, kinds, { job: 'lines' }),
      },
    ],
  },
};

const numbering = {
  config: [{ reference: 'points', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•' }] }],
};

/** Writes one Word document. */
export async function writeWord(file, person, layout) {
  writeFileSync(
    file,
    await Packer.toBuffer(new Document({ numbering, sections: layout.parts(person) })),
  );
}
