import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers } from '../../search/random.mjs';
import { drawnLayouts, drawPdf } from './drawn.mjs';
import { htmlLayouts } from './html/layouts.mjs';
import { openPrinter } from './html/print.mjs';
import { printedLayouts } from './html/printed.mjs';
import { languages, makePerson, stockOf } from './person.mjs';
import { plainLayouts } from './plain.mjs';
import { wordLayouts, writeWord } from './word.mjs';

const latin = ['en', 'es', 'fr', 'de', 'pt', 'it'];

const producers = [
  {
    layouts: { ...htmlLayouts, ...printedLayouts },
    type: () => 'pdf',
    languages,
    write: (file, ...rest) => rest.at(-1).print(file, ...rest.slice(0, 2)),
  },
  { layouts: drawnLayouts, type: () => 'pdf', languages: latin, write: drawPdf },
  { layouts: wordLayouts, type: () => 'docx', languages, write: writeWord },
  {
    layouts: plainLayouts,
    type: ({ type }) => type,
    languages,
    write: (file, person, layout) => writeFileSync(file, layout.write(person)),
  },
];

const asFileName = (text) =>
  text
    .replace(/[^a-zA-Z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** Every layout twice: once in English, once in another language; trades, people and dates follow from the seed. */
function planned(seed) {
  const random = randomNumbers(seed * 7919);
  const trades = stockOf('en').trades.map(({ trade }) => trade);
  let next = Math.floor(random() * trades.length);
  return producers.flatMap((producer) =>
    Object.entries(producer.layouts).flatMap(([name, layout]) => {
      const others = producer.languages.filter((language) => language !== 'en');
      next += 1;
      return ['en', others[next % others.length]].map((language) => {
        const person = makePerson(
          random,
          language,
          language === 'en' ? trades[next % trades.length] : undefined,
        );
        const file = `${asFileName(name)}.${language}.${producer.type(layout)}`;
        return { file, layoutName: name, layout, person, producer };
      });
    }),
  );
}

const allKinds = ['summary', 'experience', 'education', 'skills', 'certifications', 'languages'];

/** What a reading should find. */
function answerOf({ file, layoutName, layout, person }) {
  const kinds = layout.headless ? [] : (layout.kinds ?? allKinds);
  return {
    file,
    layout: layoutName,
    language: person.language,
    name: person.name,
    email: person.email,
    phone: person.phone,
    place: person.place,
    sections: kinds.map((kind) => ({ kind, heading: person.headings[kind] })),
    /** Contact data may be its own section or not. */
    optional: [person.headings.contact, person.documentTitle],
    jobs: person.jobs.map(({ title, employer, dates }) => ({ title, employer, dates })),
    education: person.education.map(({ degree, school, dates }) => ({ degree, school, dates })),
    skills: person.skills,
    languages: person.languages.map(([name]) => name),
  };
}

/**
 * Makes the résumés of a seed in a folder.
 * @returns the right answers, a file each
 */
export async function makeResumes(folder, { seed = 1, only = '' } = {}) {
  const plan = planned(seed).filter(({ file }) => file.includes(only));
  const printer = await openPrinter();
  try {
    for (const { file, person, layout, producer } of plan) {
      await producer.write(join(folder, file), person, layout, printer);
    }
  } finally {
    await printer.close();
  }
  return plan.map(answerOf);
}
