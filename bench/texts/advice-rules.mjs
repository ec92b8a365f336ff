// What advice has to be, one function a rule. Each gets the request and its text and returns what is wrong.

const numbersOf = (text) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));
const sectionOf = (text, ...headings) =>
  headings
    .map((heading) => text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0])
    .find(Boolean) ?? '';
const stepsOf = (text) => sectionOf(text, 'What to do', 'Qué hacer').split(/\n(?=\d\. )/);
const situationOf = ({ input }) => input.situationDescription;

/** The text has every number of the situation, as entered or in dollars: 3k is also $3,000. */
function usesEachNumber(request, { text }) {
  const used = numbersOf(text);
  return numbersOf(situationOf(request))
    .filter((number) => !used.includes(number) && !used.includes(number * 1_000))
    .map((number) => `the entered ${number} is not used`);
}

/** With two amounts or a part of one, something is computed. */
function computesSomething(request, { text }) {
  const entered = numbersOf(situationOf(request)).length;
  const computed = sectionOf(text, 'What your numbers say', 'Lo que dicen sus números');
  return entered >= 2 && !/[−×÷+]/.test(computed) ? ['nothing is computed'] : [];
}

const sum =
  /(?<![\d,.]|\d |[−×÷+] \$?)\$?([\d,.]*\d)(?: in| a month)? ([−×÷+]) \$?([\d,.]*\d)(%)?(?: out| a month| a week| you have| months| al mes| a la semana)* = (-?)\$?([\d,.]*\d)(%)?/g;
const operations = {
  '−': (one, other) => one - other,
  '+': (one, other) => one + other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
};

/** Every sum of two numbers that is written out is right, rounded to its last digit. */
function computesRight(_request, { text }) {
  const wrong = [];
  for (const [all, one, sign, other, part, minus, result] of text.matchAll(sum)) {
    const [left, right, given] = [one, other, result].map((n) => Number(n.replaceAll(',', '')));
    const isShare = all.endsWith('%') && sign === '÷';
    // "$3.50 − 20%" is a part of the price less.
    const by = part && sign === '−' ? (left * right) / 100 : right / (part ? 100 : 1);
    const exact = operations[sign](left, by) * (isShare ? 100 : 1);
    const difference = Math.abs(exact - (minus ? -1 : 1) * given);
    if (difference > Math.max(0.051, Math.abs(exact) * 0.01)) wrong.push(`wrong sum: ${all}`);
  }
  return wrong;
}

/** The problem comes first and in the owner's words. */
function namesTheProblem(request, { text }) {
  const problem = /\*\*(?:The problem|El problema):\*\* (.*)/.exec(text.slice(0, 600))?.[1] ?? '';
  const own = new Set(
    situationOf(request)
      .toLowerCase()
      .match(/[\p{L}']{4,}/gu),
  );
  const shared = (problem.toLowerCase().match(/[\p{L}']{4,}/gu) ?? []).filter((word) =>
    own.has(word),
  );
  return shared.length >= 2 || problem.length < 30 ? [] : ['it does not begin with the problem'];
}

/** Three to five steps, each with effort, cost and a day to look again. */
function hasSteps(_request, { text }) {
  const steps = stepsOf(text);
  const whole = steps.filter(
    (step) =>
      /\*\*(?:Effort|Esfuerzo):\*\* \S/.test(step) &&
      /\*\*(?:Cost|Costo):\*\* \S/.test(step) &&
      /\*\*(?:Look again|Revisar):\*\* \S/.test(step),
  );
  return whole.length >= 3 && whole.length <= 5 && whole.length === steps.length
    ? []
    : [`${whole.length} whole steps of ${steps.length}`];
}

/** It says what it does not know. */
const saysWhatIsMissing = (_request, { text }) =>
  /^- \S/.test(sectionOf(text, 'What I could not see', 'Lo que no pude ver'))
    ? []
    : ['it does not say what it could not see'];

/** No trace of the program, no place to fill in. */
export const isWhole = (_request, { text }) =>
  /undefined|NaN|Infinity|=>|\[object|\[fill/.test(text) ? ['a trace of the program'] : [];

export const adviceRules = {
  usesEachNumber,
  computesSomething,
  computesRight,
  namesTheProblem,
  hasSteps,
  saysWhatIsMissing,
  isWhole,
};
