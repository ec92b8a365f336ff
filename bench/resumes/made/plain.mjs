const kinds = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'];

const contact = ({ email, phone, place }) => [email, phone, place];

function content(person, kind, { mark = '- ', form = 'three lines' } = {}) {
  if (kind === 'summary') return [person.summary];
  if (kind === 'skills') return [person.skills.join(', ')];
  if (kind === 'certifications') return person.certifications.map((line) => mark + line);
  if (kind === 'languages') return person.languages.map(([name, level]) => `${name} (${level})`);
  const entries =
    kind === 'experience'
      ? person.jobs.map(({ title, employer, dates, lines }) => ({
          names: [title, employer],
          dates,
          lines,
        }))
      : person.education.map(({ degree, school, dates }) => ({
          names: [degree, school],
          dates,
          lines: [],
        }));
  return entries.flatMap(({ names, dates, lines }) => [
    ...{
      'three lines': [...names, dates],
      'one line': [`${names.join(', ')}, ${dates}`],
      tabs: [`${names[0]}\t\t${dates}`, names[1]],
      bars: [`${names.join(' | ')} | ${dates}`],
    }[form],
    ...lines.map((line) => mark + line),
    '',
  ]);
}

const wrapped = (line, columns) =>
  line.length <= columns
    ? [line]
    : (line.match(new RegExp(`.{1,${columns}}(?:\\s+|$)`, 'g')) ?? [line]);

function text(person, { heading, wrapAt, head, ...forms }) {
  const lines = [
    ...(head ?? [person.shown, ...contact(person)]),
    '',
    ...kinds.flatMap((kind) => [
      ...heading(person.headings[kind]),
      ...content(person, kind, forms),
      '',
    ]),
  ];
  return (wrapAt ? lines.flatMap((line) => wrapped(line, wrapAt)) : lines).join('\n');
}

const quoted = (cells) =>
  cells.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(',');

/** Layouts of text and CSV files. `write` returns the content. */
export const plainLayouts = {
  'text: capitals': {
    type: 'txt',
    write: (p) => text(p, { heading: (line) => [line.toUpperCase()] }),
  },
  'text: underlined': {
    type: 'txt',
    write: (p) =>
      text(p, { heading: (line) => [line, '='.repeat(line.length)], form: 'bars', mark: '* ' }),
  },
  'text: markdown': {
    type: 'txt',
    write: (p) =>
      text(p, {
        head: [`# ${p.shown}`, contact(p).join(' | ')],
        heading: (line) => [`## ${line}`, ''],
        form: 'one line',
      }),
  },
  'text: colons, wrapped at 60': {
    type: 'txt',
    write: (p) =>
      text(p, { heading: (line) => [`${line}:`], wrapAt: 60, form: 'tabs', mark: '• ' }),
  },
  'text: labels': {
    type: 'txt',
    write: (p) =>
      text(p, {
        head: [`Name: ${p.shown}`, `E-mail: ${p.email}`, `Tel: ${p.phone}`, `Address: ${p.place}`],
        heading: (line) => [`--- ${line} ---`],
        form: 'three lines',
      }),
  },
  'CSV: heading and text': {
    type: 'csv',
    write: (p) =>
      [
        quoted(['Name', p.shown]),
        quoted(['Email', p.email]),
        quoted(['Phone', p.phone]),
        ...kinds.map((kind) =>
          quoted([p.headings[kind], content(p, kind, { form: 'bars' }).join('\n')]),
        ),
      ].join('\r\n'),
  },
  'CSV: a row a line': {
    type: 'csv',
    write: (p) =>
      [
        quoted([p.shown]),
        quoted([p.email, p.phone, p.place]),
        ...kinds.flatMap((kind) => [
          quoted([p.headings[kind]]),
          ...(kind === 'experience'
            ? p.jobs.flatMap(({ title, employer, dates, lines }) => [
                quoted([title, employer, dates]),
                ...lines.map((line) => quoted([line])),
              ])
            : content(p, kind, { form: 'bars' })
                .filter(Boolean)
                .map((line) => quoted([line]))),
        ]),
      ].join('\r\n'),
  },
};
