// npm run bench:resumes [-- --strangers [--open] | --written] [--round N] [--data FOLDER] [--seed N] [--only NAME] [--keep FOLDER] [--load]
import '../scripts/setup/help.mjs';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './resumes/compare.mjs';
import { requireFonts } from './resumes/made/fonts.mjs';
import { makeResumes } from './resumes/made/make.mjs';
import { readResume } from './resumes/reading.mjs';
import { printFiles, printLayouts, printTotals } from './resumes/report.mjs';
import { makeStrangers } from './resumes/strangers/make.mjs';
import { makeWritten } from './resumes/written/make.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    load: { type: 'boolean' },
    strangers: { type: 'boolean' },
    open: { type: 'boolean' },
    written: { type: 'boolean' },
    round: { type: 'string' },
  },
});

async function measure(folder, answers) {
  const rows = [];
  for (const answer of answers) {
    const found = await readResume(join(folder, answer.file));
    const { file, layout, language } = answer;
    rows.push({
      file,
      layout,
      language,
      ms: found.ms,
      failed: found.failed,
      ...compare(answer, found),
    });
  }
  return rows;
}

requireFonts();
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'resumes-'));
mkdirSync(folder, { recursive: true });
const report = {};

/** Files of a seed, or of the strangers. Nothing may be tuned to the held-back ones. */
if (values.strangers) {
  const answers = await makeStrangers(folder, {
    only: values.only,
    round: Number(values.round ?? 0),
  });
  const groups = {
    open: answers.filter(({ held }) => !held),
    held: answers.filter(({ held }) => held),
  };
  for (const [group, own] of Object.entries(groups)) {
    if (group === 'held' && values.open) continue;
    report[group] = await measure(folder, own);
    console.log();
    printFiles(report[group]);
    printTotals(`strangers, ${group === 'held' ? 'held back' : 'open'}`, report[group]);
  }
} else if (values.written) {
  report.written = await measure(
    folder,
    await makeWritten(folder, { only: values.only, round: values.round }),
  );
  printFiles(report.written);
  printTotals('written out', report.written);
} else {
  const made = await measure(
    folder,
    await makeResumes(folder, { seed: Number(values.seed), only: values.only }),
  );
  printFiles(made);
  if (!values.only) printLayouts(made);
  Object.assign(report, {
    seed: Number(values.seed),
    made,
    totals: printTotals(`made with seed ${values.seed}`, made),
  });
}
if (!values.keep) rmSync(folder, { recursive: true });

if (values.data) {
  const answers = JSON.parse(
    readFileSync(join(import.meta.dirname, 'resumes/answers.json'), 'utf8'),
  );
  report.real = await measure(
    values.data,
    answers.filter(({ file }) => file.includes(values.only)),
  );
  console.log();
  printFiles(report.real);
  report.realTotals = printTotals('real files', report.real);
}
if (values.data && values.load) {
  // The load needs the whole portal built; reading does not.
  const { measureLoad, printLoad } = await import('./resumes/load.mjs');
  report.load = await measureLoad(join(values.data, 'rendercv_Classic.pdf'));
  printLoad(report.load);
}
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/resumes.json', `${JSON.stringify(report, null, 2)}\n`);
