import { writeFileSync } from 'node:fs';
import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';

const kinds = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'];

const text = (content, run = {}, options = {}) =>
  new Paragraph({ ...options, children: [new TextRun({ text: content, ...run })] });
const bullet = (content) => new Paragraph({ text: content, bullet: { level: 0 } });
/** Text on the left and, after a tab stop, on the right. */
const row = (before, behind) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    children: [new TextRun({ text: before, bold: true }), new TextRun({ text: `\t${behind}` })],
  });

const headings = {
  style: (content) => new Paragraph({ text: content, heading: HeadingLevel.HEADING_1 }),
  capitals: (content) =>
    text(content.toUpperCase(), { bold: true, size: 24 }, { spacing: { before: 240 } }),
  lined: (content) =>
    text(
      content,
      { bold: true, color: '2A5070' },
      {
        spacing: { before: 240 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '888888', space: 1 } },
      },
    ),
  'spaced by the font': (content) =>
    text(content.toUpperCase(), { characterSpacing: 80, size: 24 }, { spacing: { before: 240 } }),
  'small caps': (content) =>
    text(content, { smallCaps: true, bold: true, size: 26 }, { spacing: { before: 240 } }),
};

const jobForms = {
  tabs: ({ title, employer, place, dates, lines }) => [
    row(title, dates),
    text(`${employer}, ${place}`, { italics: true }),
    ...lines.map(bullet),
  ],
  'employer first': ({ title, employer, dates, lines }) => [
    row(employer, dates),
    text(title, { italics: true }),
    ...lines.map(bullet),
  ],
  lines: ({ title, employer, dates, lines }) => [
    text(title, { bold: true }),
    text(`${employer} | ${dates}`),
    ...lines.map(bullet),
  ],
};

function content(person, kind, { job = 'tabs' } = {}) {
  if (kind === 'summary') return [text(person.summary)];
  if (kind === 'skills')
    return job === 'lines' ? person.skills.map(bullet) : [text(person.skills.join(', '))];
  if (kind === 'certifications') return person.certifications.map(bullet);
  if (kind === 'languages') return person.languages.map((pair) => text(pair.join(': ')));
  if (kind === 'experience') return person.jobs.flatMap(jobForms[job]);
  return person.education.flatMap(({ degree, school, dates }) =>
    job === 'lines'
      ? [text(degree, { bold: true }), text(`${school}, ${dates}`)]
      : [row(degree, dates), text(school)],
  );
}

const section = (person, kind, { heading = 'style', ...forms } = {}) => [
  headings[heading](person.headings[kind]),
  ...content(person, kind, forms),
];
const sections = (person, some, forms) => some.flatMap((kind) => section(person, kind, forms));

const contact = ({ email, phone, place }) => [email, phone, place];
const head = (person) => [
  text(person.shown, { bold: true, size: 44 }),
  text(person.title),
  text(contact(person).join(' | ')),
];

const none = { style: BorderStyle.NONE, size: 0 };
const borders = { top: none, bottom: none, left: none, right: none };
const cell = (children, share) =>
  new TableCell({ children, borders, width: { size: share, type: WidthType.PERCENTAGE } });
const table = (rows) =>
  new Table({
    rows: rows.map((cells) => new TableRow({ children: cells })),
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
const side = ['skills', 'languages', 'certifications'];
const main = ['summary', 'experience', 'education'];
const sideContact = (person) => [
  headings.style(person.headings.contact),
  ...contact(person).map((line) => text(line)),
];

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
