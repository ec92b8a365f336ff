// Parts of Word documents: what the layouts put together.
import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';

export const kinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
];

export const text = (content, run = {}, options = {}) =>
  new Paragraph({ ...options, children: [new TextRun({ text: content, ...run })] });
export const bullet = (content) => new Paragraph({ text: content, bullet: { level: 0 } });
/** Text on the left and, after a tab stop, on the right. */
const row = (before, behind) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    children: [new TextRun({ text: before, bold: true }), new TextRun({ text: `\t${behind}` })],
  });

export const headings = {
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

export function content(person, kind, { job = 'tabs' } = {}) {
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

export const section = (person, kind, { heading = 'style', ...forms } = {}) => [
  headings[heading](person.headings[kind]),
  ...content(person, kind, forms),
];
export const sections = (person, some, forms) =>
  some.flatMap((kind) => section(person, kind, forms));

export const contact = ({ email, phone, place }) => [email, phone, place];
export const head = (person) => [
  text(person.shown, { bold: true, size: 44 }),
  text(person.title),
  text(contact(person).join(' | ')),
];

const none = { style: BorderStyle.NONE, size: 0 };
const borders = { top: none, bottom: none, left: none, right: none };
export const cell = (children, share) =>
  new TableCell({ children, borders, width: { size: share, type: WidthType.PERCENTAGE } });
export const table = (rows) =>
  new Table({
    rows: rows.map((cells) => new TableRow({ children: cells })),
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
export const side = ['skills', 'languages', 'certifications'];
export const main = ['summary', 'experience', 'education'];
export const sideContact = (person) => [
  headings.style(person.headings.contact),
  ...contact(person).map((line) => text(line)),
];
