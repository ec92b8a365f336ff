import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../services/resumes/dist/extraction/read-resume.js';

const answers = JSON.parse(readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'));

const read = async (file) => {
  try {
    return await run({ type: file.split('.').pop(), bytes: readFileSync(file) });
  } catch (error) {
    return { failed: error.message, sections: [] };
  }
};

/**
 * Compares the extraction of a file with the expected answers. A missing name or address is correct when the file has
 * none.
 */
function compare(right, found) {
  const headings = found.sections.map(({ heading }) => heading);
  return {
    name: right.name === found.name,
    email: right.email === found.email,
    missed: right.headings.filter((heading) => !headings.includes(heading)),
    wrong: headings.filter((heading) => !right.headings.includes(heading)),
  };
}

/** Parses the listed files and counts correct results: name, e-mail, each heading, nothing invented. */
export async function measureExtraction(folder) {
  const rows = [];
  for (const right of answers) {
    const began = performance.now();
    const found = await read(join(folder, right.file));
    const { name, email, missed, wrong } = compare(right, found);
    const of = 2 + right.headings.length;
    const points = Number(name) + Number(email) + right.headings.length - missed.length;
    const ms = performance.now() - began;
    rows.push({
      file: right.file,
      points,
      of,
      missed,
      wrong,
      name: found.name,
      email: found.email,
      ms,
    });
  }
  return rows;
}
