import { type Figures, figuresOf } from './figures.js';
import type { Case, Plan } from './plan.js';
import { type RecordLine, recordsOf } from './records.js';

const holds = (condition: string, text: string, figures: Figures): boolean => {
  const [, pattern] = /^\/(.*)\/$/.exec(condition) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, 'i').test(text);
  const name = condition.replace(/^no /, '');
  return (figures[name] !== undefined) === (name === condition);
};

/** The lines of a record that are told of a case: of a line and its "or", the first whose conditions hold. */
function toldOf(lines: readonly RecordLine[], given: Case) {
  const figures = figuresOf(given);
  const isTold = ({ conditions }: RecordLine) =>
    conditions.every((condition) => holds(condition, given.text, figures));
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, name) => figures[name] ?? all);
  const own = (key: string, of: readonly RecordLine[]): readonly string[] => {
    const choices: RecordLine[][] = [];
    for (const line of of)
      if (line.key === key) choices.push([line]);
      else if (line.key === 'or') choices.at(-1)?.push(line);
      else choices.push([]);
    return choices.flatMap((choice) => {
      const line = choice.find(isTold);
      return line && choice[0]?.key === key ? [filled(line.text)] : [];
    });
  };
  const starts = lines.flatMap(({ key }, at) => (key === 'case' ? [at] : []));
  const base = lines.slice(0, starts[0]);
  const special = starts
    .map((at, nth) => lines.slice(at, starts[nth + 1]))
    .find(([first]) => first && isTold(first));
  return (key: string): readonly string[] => {
    const inCase = special ? own(key, special) : [];
    return inCase.length > 0 ? inCase : own(key, base);
  };
}

function planOf(lines: readonly RecordLine[]): Plan {
  const all = (key: string) => lines.filter((line) => line.key === key).map(({ text }) => text);
  return {
    id: lines[0]?.name ?? '',
    title: lines[0]?.text ?? '',
    words: new RegExp(`\\b(?:${all('words').join('|') || '$^'})\\b`, 'gi'),
    challenges: all('challenges').flatMap((names) => names.split(', ')),
    headline: (given) => toldOf(lines, given)('headline')[0],
    answer: (given) => toldOf(lines, given)('answer')[0],
    steps: (given) => toldOf(lines, given)('step'),
    unseen: (given) => toldOf(lines, given)('unseen'),
    professional: (given) => toldOf(lines, given)('ask')[0] ?? '',
  };
}

/** All kinds of problems that the advisor knows; the last one is for a problem that no words describe. */
const known = recordsOf('plans-en').map(planOf);
const isGeneral = ({ id }: Plan) => id === 'general';

export const plans: readonly Plan[] = known.filter((plan) => !isGeneral(plan));
export const generalPlan = known.find(isGeneral) as Plan;

const spanishPlans = recordsOf('plans-es').map(planOf);

/**
 * The Spanish plan for a kind of problem.
 * @param kind the id of the English plan
 */
export const spanishPlanFor = (kind: string): Plan =>
  spanishPlans.find(({ id }) => id.split(' ').includes(kind)) ??
  (spanishPlans.find(isGeneral) as Plan);
