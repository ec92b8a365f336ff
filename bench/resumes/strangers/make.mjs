import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPrinter } from '../made/html/print.mjs';
import { answerOf, strangers } from './person.mjs';
import { printedLayouts } from './printed.mjs';
import { textLayouts, textOf } from './text.mjs';
import { wordLayouts, writeWord } from './word.mjs';

function typeOf({ layout }) {
  if (wordLayouts[layout]) return 'docx';
  return textLayouts.includes(layout) ? 'txt' : 'pdf';
}

const all = [...Object.keys(printedLayouts), ...Object.keys(wordLayouts), ...textLayouts];

/** Each person in another layout than their own, a different one each round. */
function crossed(round) {
  return strangers().map((person, at) => {
    const layout = all[(all.indexOf(person.layout) + round * 7 + at) % all.length];
    return { ...person, id: `${person.id}.${layout.replaceAll(' ', '-')}`, layout };
  });
}

/**
 * Makes the résumés of the strangers in a folder.
 * @param options.round from 1: other layouts, see `crossed`; 0: their own
 * @returns the right answers, a file each
 */
export async function makeStrangers(folder, { only = '', round = 0 } = {}) {
  const printer = await openPrinter();
  const answers = [];
  try {
    const people = round > 0 ? crossed(round) : strangers();
    for (const person of people.filter(({ id }) => id.includes(only))) {
      const type = typeOf(person);
      const name = `${person.id}.${type}`;
      const file = join(folder, name);
      if (type === 'docx') await writeWord(file, person);
      else if (type === 'txt') writeFileSync(file, textOf(person));
      else {
        const layout = printedLayouts[person.layout];
        await printer.print(file, { ...person, ...layout }, layout);
      }
      answers.push(answerOf(person, name));
    }
    return answers;
  } finally {
    await printer.close();
  }
}
