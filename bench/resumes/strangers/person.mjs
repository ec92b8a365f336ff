import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contactHeadings, labels } from './labels.mjs';

const folder = join(import.meta.dirname, 'people');

/** The jobs of a section, also of one that groups them by employer. */
export const jobsOf = ({ jobs, employers = [] }) =>
  jobs ?? employers.flatMap(({ employer, jobs: own }) => own.map((job) => ({ ...job, employer })));

/** Every stranger: a whole résumé as data, with the name of its layout. */
export const strangers = () =>
  readdirSync(folder).map((file) => {
    const person = parse(readFileSync(join(folder, file), 'utf8'));
    return {
      id: file.replace(/\.yaml$/, ''),
      direction: person.language === 'ar' ? 'rtl' : 'ltr',
      shown: person.name,
      ...person,
    };
  });

const of = (person, kind) => person.sections.filter((section) => section.kind === kind);

/** What a reading should find. */
export const answerOf = (person, file) => ({
  file,
  layout: person.layout,
  held: person.held === true,
  language: person.language,
  name: person.name,
  email: person.email,
  phone: person.phone,
  sections: person.sections.map(({ kind, heading }) => ({ kind, heading })),
  /** Contact data may be its own section or not, the document's name a heading. */
  optional: [
    person.title,
    contactHeadings[person.language],
    (labels[person.language] ?? labels.en)[5],
  ],
  jobs: of(person, 'experience').flatMap((section) =>
    jobsOf(section).map(({ title, employer, dates }) => ({ title, employer, dates })),
  ),
  education: of(person, 'education').flatMap(({ courses }) =>
    courses.map(({ degree, school, dates }) => ({ degree, school, dates })),
  ),
  skills: of(person, 'skills').flatMap(
    ({ items, groups = {} }) => items ?? Object.values(groups).flatMap((text) => text.split(', ')),
  ),
  languages: of(person, 'languages').flatMap(({ items }) =>
    items.map((item) => item.split(/[ (]/)[0]),
  ),
});
