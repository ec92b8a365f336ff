import { readFileSync } from 'node:fs';

const fileOf = (name) => new URL(`./${name}.txt`, import.meta.url);

function ruleOf(text) {
  const [, grade, rest] = /^(\d) (.+)$/.exec(text.trim()) ?? [];
  if (!grade) throw new Error(`no rule: ${text}`);
  // "plumbing & gas" belongs to the preceding pattern: only `field~` starts a condition.
  const tests = rest.split(/ & (?=\w+~)/);
  return {
    grade: Number(grade),
    tests: tests.map((test) => {
      const at = test.indexOf('~');
      return { field: test.slice(0, at), pattern: new RegExp(test.slice(at + 1).trim(), 'i') };
    }),
  };
}

/**
 * A pattern may have alternatives, separated by `|` without spaces; rules are separated by ` | `.
 * @param part reads `<name>-<part>.txt`, of which every second line is held back; else every third of `<name>.txt`
 */
export function readJudgments(name, part) {
  const lines = readFileSync(fileOf(part ? `${name}-${part}` : name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line, at) => {
    const [query, ...rules] = line.split(' | ');
    return {
      query: query.trim(),
      rules: rules.map(ruleOf),
      heldBack: part ? at % 2 === 1 : at % 3 === 2,
    };
  });
}

/** Grade of a row, from its fields. */
export const gradeOf = (rules, fields) =>
  rules.find(({ tests }) => tests.every(({ field, pattern }) => pattern.test(fields[field] ?? '')))
    ?.grade ?? 0;

const gain = (grades) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Normalised discounted cumulative gain of the first ten.
 * @param found grades in result order
 * @param all grades of every row
 */
export function ndcg(found, all) {
  const best = gain([...all].sort((one, other) => other - one).slice(0, 10));
  return best === 0 ? undefined : gain(found.slice(0, 10)) / best;
}
