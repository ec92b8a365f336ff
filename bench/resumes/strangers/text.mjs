import { jobsOf } from './person.mjs';

const named = ({ employer, school, place }) =>
  [employer ?? school, place].filter(Boolean).join(', ');

const sectionText = (section, { underline, entry, bullet }) => [
  '',
  ...underline(section.heading),
  ...(section.text ? [section.text] : []),
  ...(section.items ? [section.items.join(', ')] : []),
  ...Object.entries(section.groups ?? {}).map(([label, text]) => `${label}: ${text}`),
  ...(section.courses ?? jobsOf(section)).flatMap((one) => [
    ...entry(one),
    ...(one.lines ?? []).map((line) => `${bullet}${line}`),
  ]),
];

/** Résumés typed into an editor. */
const forms = {
  plain: {
    underline: (text) => [text, '-'.repeat(text.length)],
    entry: (one) => [`${one.title ?? one.degree}, ${named(one)}, ${one.dates}`],
    bullet: '- ',
  },
  'plain colons': {
    underline: (text) => [`${text}:`],
    entry: (one) => [`${one.dates}: ${one.title ?? one.degree}`, named(one)],
    bullet: '* ',
  },
};
export const textLayouts = Object.keys(forms);

export const textOf = (person) =>
  [
    person.shown,
    [person.place, person.phone].join(' / '),
    person.email,
    ...person.sections.flatMap((section) => sectionText(section, forms[person.layout])),
  ].join('\n');
