// Résumés that are written out whole, each in its own layout. The answer is above an HTML or text file,
// between two lines "---", and next to the document of a Word file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Packer } from 'docx';
import { parse } from 'yaml';
import { openBrowser } from '../../page/measure.mjs';
import { contactHeadings, labels } from '../strangers/labels.mjs';

const parted = (text) => {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text);
  return { answer: parse(front), body };
};

const named = (names, rows) =>
  rows?.map((row) =>
    Object.fromEntries(
      names.map((name, at) => [name, row[at] === null ? undefined : String(row[at])]),
    ),
  );

/** The answer in the form that `compare` takes. */
const answerOf = (answer, file) => ({
  ...answer,
  file,
  sections: named(['kind', 'heading'], answer.sections),
  optional: [
    'Contact',
    contactHeadings[answer.language],
    (labels[answer.language] ?? labels.en)[5],
  ].filter(Boolean),
  jobs: named(['title', 'employer', 'dates'], answer.jobs),
  education: named(['degree', 'school', 'dates'], answer.education),
});

async function print(page, file, { language, name }, body) {
  const direction = ['ar', 'he'].includes(language) ? 'rtl' : 'ltr';
  await page.setContent(
    `<!doctype html><html lang="${language}" dir="${direction}"><title>${name}</title><body>${body}`,
  );
  const bytes = await page.pdf({
    format: language === 'en' ? 'Letter' : 'A4',
    printBackground: true,
    preferCSSPageSize: false,
    margin: body.includes('@page')
      ? {}
      : { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' },
  });
  writeFileSync(file, bytes);
}

const fixtures = join(import.meta.dirname, 'fixtures');

/** A folder for each round of people whose résumés were read for the first time together. */
const rounds = () => readdirSync(fixtures);

/**
 * Makes the written résumés in a folder.
 * @param options.round its number; empty for all rounds
 * @returns the right answers, a file each
 */
export async function makeWritten(folder, { only = '', round = '' } = {}) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const answers = [];
    for (const own of rounds().filter((name) => !round || name === `round-${round}`)) {
      const from = join(fixtures, own);
      for (const source of readdirSync(from).filter((name) => name.includes(only))) {
        const [id, type] = source.split('.');
        const file = `${id}.${{ html: 'pdf', txt: 'txt', word: 'docx' }[type]}`;
        if (type === 'word') {
          const { answer, document } = await import(join(from, source));
          writeFileSync(join(folder, file), await Packer.toBuffer(document));
          answers.push(answerOf(answer, file));
          continue;
        }
        const { answer, body } = parted(readFileSync(join(from, source), 'utf8'));
        if (type === 'txt') writeFileSync(join(folder, file), body);
        else await print(page, join(folder, file), answer, body);
        answers.push(answerOf(answer, file));
      }
    }
    return answers;
  } finally {
    await browser.close();
  }
}
