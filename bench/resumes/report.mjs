/** The goals: shares of correct figures, and no finding that denies what the résumé has. */
const goals = {
  name: 0.99,
  email: 0.99,
  phone: 0.99,
  place: 0.9,
  sections: 0.97,
  jobs: 0.9,
  education: 0.9,
  skills: 0.9,
  languages: 0.9,
  certifications: 0.9,
};

const percent = (share) => `${(100 * share).toFixed(1)} %`;

const totalOf = (rows, figure) =>
  rows
    .flatMap(({ figures }) => figures[figure] ?? [])
    .reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), {
      right: 0,
      of: 0,
    });

const shareOf = ({ right, of }) => (of === 0 ? 1 : right / of);

const pointsOf = ({ figures }) =>
  Object.values(figures).reduce(
    (sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }),
    { right: 0, of: 0 },
  );

function printRow(row) {
  const { right, of } = pointsOf(row);
  const missed = Object.values(row.figures).flatMap((figure) => figure.missed);
  const notes = [
    ...(row.failed ? [`failed: ${row.failed}`] : []),
    ...row.denials.map((denied) => `denies: ${denied}`),
    ...missed,
  ];
  console.log(
    `${`${right}/${of}`.padStart(7)}  ${row.file}  ${row.ms.toFixed(0)} ms${notes.length > 0 ? `\n         ${notes.join('; ')}` : ''}`,
  );
}

/** Prints the share of what is right for each value of a key, e.g. each layout, worst first. */
function printGroups(rows, key) {
  const groups = [...new Set(rows.map((row) => row[key]))].map((value) => {
    const own = rows.filter((row) => row[key] === value);
    const all = own
      .map(pointsOf)
      .reduce((sum, one) => ({ right: sum.right + one.right, of: sum.of + one.of }));
    const share = (figure) => percent(shareOf(totalOf(own, figure))).padStart(8);
    return {
      value,
      all: shareOf(all),
      text: ['sections', 'jobs', 'education', 'skills'].map(share).join(''),
    };
  });
  console.log(`\n${`by ${key}`.padEnd(52)}     all sections   jobs   educ. skills`);
  for (const { value, all, text } of groups.sort((one, other) => one.all - other.all)) {
    console.log(`${String(value).padEnd(52)}${percent(all).padStart(8)}${text}`);
  }
}

/** Prints a line for each file, worst first. */
export function printFiles(rows) {
  const badness = (row) => shareOf(pointsOf(row)) - row.denials.length / 10;
  for (const row of rows.toSorted((one, other) => badness(one) - badness(other))) printRow(row);
}

export function printLayouts(rows) {
  printGroups(rows, 'layout');
  printGroups(rows, 'language');
}

/** Prints the total of each figure next to its goal. @returns the totals */
export function printTotals(title, rows) {
  console.log(`\n${title}: ${rows.length} files`);
  const totals = {};
  for (const [figure, goal] of Object.entries(goals)) {
    const total = totalOf(rows, figure);
    if (total.of === 0) continue;
    totals[figure] = shareOf(total);
    const mark = totals[figure] >= goal ? '' : '  missed';
    console.log(
      `${figure.padEnd(10)} ${percent(totals[figure]).padStart(8)}  ${`${total.right} of ${total.of}`.padStart(12)}  goal ${percent(goal)}${mark}`,
    );
  }
  totals.denials = rows.flatMap(({ denials }) => denials).length;
  console.log(
    `denials    ${String(totals.denials).padStart(8)}${' '.repeat(16)}goal 0${totals.denials > 0 ? '  missed' : ''}`,
  );
  return totals;
}
