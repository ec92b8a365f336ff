import { writeFileSync } from 'node:fs';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { labels } from './labels.mjs';
import { jobsOf } from './person.mjs';

const p = (text, run = {}) => new Paragraph({ children: [new TextRun({ text, ...run })] });
const point = (text) => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text) => p(text, { bold: true, size: 26, color: '1F3864' });
const cell = (children, share) =>
  new TableCell({ children, width: { size: share, type: WidthType.PERCENTAGE } });
const table = (rows, shares) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((children, at) => cell(children, shares[at])) }),
    ),
  });
const labelsOf = ({ language }) => labels[language] ?? labels.en;
const named = ({ employer, school, place }) =>
  [employer ?? school, place].filter(Boolean).join(', ');

const isEntries = ({ text, items, groups }) => !(text || items || groups);

/** Rows of a section in two columns: dates, and the entry. */
const dated = (section) =>
  (section.courses ?? jobsOf(section)).map((one) => [
    [p(one.dates)],
    [p(one.title ?? one.degree, { bold: true }), p(named(one)), ...(one.lines ?? []).map(point)],
  ]);

const content = (section) => {
  if (section.text) return [p(section.text)];
  if (section.items) return section.items.map(point);
  if (section.groups)
    return Object.entries(section.groups).map(
      ([label, text]) =>
        new Paragraph({
          children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(text)],
        }),
    );
  return (section.courses ?? jobsOf(section)).flatMap((one) => [
    p(one.title ?? one.degree, { bold: true }),
    p(`${named(one)} (${one.dates})`, { italics: true }),
    ...(one.lines ?? []).map(point),
  ]);
};

export const wordLayouts = {
  'word table': (person) => [
    p(person.title, { bold: true, size: 40 }),
    table(
      [
        [labelsOf(person)[3], person.name],
        ...(person.personal ?? []),
        ['', person.place],
        [labelsOf(person)[4], person.phone],
        ['E-Mail', person.email],
      ].map((pair) => pair.map((text) => [p(text)])),
      [30, 70],
    ),
    ...person.sections.flatMap((section) => [
      heading(section.heading),
      isEntries(section)
        ? table(dated(section), [30, 70])
        : table([[[p('')], content(section)]], [30, 70]),
    ]),
  ],
  'functional word': (person) => [
    p(person.name, { bold: true, size: 36 }),
    p(`${person.place} • ${person.phone} • ${person.email}`),
    ...person.sections.flatMap((section) => [
      p(section.heading, { bold: true }),
      ...(isEntries(section)
        ? (section.courses ?? jobsOf(section)).map((one) =>
            p([one.title ?? one.degree, named(one), one.dates].join(' | ')),
          )
        : content(section)),
    ]),
  ],
  'word two columns': (person) => [
    p(person.name, { size: 48, color: '404040' }),
    p(person.title),
    table(
      [
        [
          [
            ...[person.phone, person.email, person.place].map((text) => p(text)),
            ...person.sections
              .filter(({ side }) => side)
              .flatMap((s) => [heading(s.heading), ...content(s)]),
          ],
          person.sections
            .filter(({ side }) => !side)
            .flatMap((s) => [heading(s.heading), ...content(s)]),
        ],
      ],
      [32, 68],
    ),
  ],
};

export const writeWord = async (file, person) =>
  writeFileSync(
    file,
    await Packer.toBuffer(
      new Document({ sections: [{ children: wordLayouts[person.layout](person) }] }),
    ),
  );
