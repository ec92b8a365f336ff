import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessChallenges } from '@commons/contracts/tools/ai-lists';
import { writeAdvice } from './business-advisor.writer.js';
import { planFor } from './choose-plan.js';
import { generalPlan, plans } from './plans/known-plans.js';
import { tidySituation } from './tidy-situation.js';
import { compute } from './worksheet/compute.js';

const today = new Date(Date.UTC(2026, 10, 22));

interface Situation {
  /** The right kinds; more than one where owners themselves would disagree. */
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly never: readonly string[];
  readonly entered: string;
  readonly says: readonly string[];
  readonly text: string;
}

const partsOf = (list: string) =>
  list
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** The situations of a fixture with the advice on them. */
const situationsOf = (file: string): Situation[] =>
  readFileSync(join(__dirname, 'fixtures', file), 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => /^kind: /m.test(block))
    .map((block) => {
      const entry = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      const [situation, outcome] = [
        tidySituation(entry('situation')),
        tidySituation(entry('goal')),
      ];
      const challenge = entry('challenge');
      const text = writeAdvice(
        {
          businessStage: entry('stage'),
          industry: entry('trade'),
          primaryChallenge: challenge,
          situationDescription: entry('situation'),
          desiredOutcome: entry('goal'),
        },
        today,
      );
      const computed = compute(situation, outcome, challenge);
      return {
        kinds: partsOf(entry('kind')),
        kind: planFor({ situation, outcome, challenge }, computed).plan.id,
        entered: `${situation} ${outcome}`,
        says: partsOf(entry('says')),
        never: partsOf(entry('never')),
        text,
      };
    });
const situations = situationsOf('situations.txt');
const heldBack = situationsOf('situations-held-back.txt');

const sectionOf = (text: string, heading: string) =>
  text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? '';

const isOfKind = ({ kind, kinds }: Situation) => kinds.includes(kind);

const misses = ({ says, never, text }: Situation) => [
  ...says.filter((part) => !text.includes(part)),
  ...never.filter((part) => sectionOf(text, 'What I could not see').toLowerCase().includes(part)),
];

const numbersOf = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));
const stepsOf = (text: string) => sectionOf(text, 'What to do').split(/\n(?=\d\. )/);
const namesOf = (situation: Situation) =>
  `${situation.kinds[0]}: ${situation.entered.slice(0, 60)}`;

const arithmetic =
  /(?<![\d,.]|\d |[−×÷+] \$?)\$?([\d,.]*\d)(?: in| a month)? ([−×÷+]) \$?([\d,.]*\d)(%)?(?: out| a month| a week| you have| months)* = (-?)\$?([\d,.]*\d)(%)?/g;
const operations: Record<string, (one: number, other: number) => number> = {
  '−': (one, other) => one - other,
  '+': (one, other) => one + other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
};

/** Flesch-Kincaid, with syllables counted by groups of vowels. */
function gradeOf(text: string): number {
  const prose = text
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('- '))
    .join(' ')
    .replace(/\*\*[^*]+\*\*/g, ' ');
  const sentences = prose.split(/[.!?:]+(?=\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  const words = prose.match(/[a-z']+/gi) ?? [];
  const syllables = words.reduce(
    (sum, word) =>
      sum +
      Math.max(
        1,
        word
          .toLowerCase()
          .replace(/e$/, '')
          .match(/[aeiouy]+/g)?.length ?? 1,
      ),
    0,
  );
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

it('has at least a hundred situations of all kinds', () => {
  expect(situations.length + heldBack.length).toBeGreaterThanOrEqual(100);
  const kinds = new Set([...situations, ...heldBack].flatMap((one) => one.kinds));
  expect([...plans, generalPlan].filter(({ id }) => !kinds.has(id))).toEqual([]);
});

it.each(situations.map((situation) => [namesOf(situation), situation] as const))(
  'says what it has to and asks for nothing that was entered: %s',
  (_name, situation) => {
    expect(misses(situation)).toEqual([]);
  },
);

it.each(businessChallenges)(
  'has a plan for the challenge %s when the words say nothing',
  (challenge) => {
    const situation = 'It is not going as it should.';
    const { plan } = planFor({ situation, outcome: 'Better', challenge }, compute(situation));
    expect(plan.challenges).toContain(challenge);
    expect(plan.id).not.toBe('few-customers');
  },
);

it('is about the problem of nearly all, and of most that it was not made for', () => {
  const share = (all: readonly Situation[]) => all.filter(isOfKind).length / all.length;
  expect(share(situations)).toBeGreaterThanOrEqual(0.93);
  expect(share(heldBack)).toBeGreaterThanOrEqual(0.8);
});

describe.each(
  [...situations, ...heldBack].map((situation) => [namesOf(situation), situation] as const),
)('advice on %s', (_name, { entered, text }) => {
  it('is about the stated problem and begins with it', () => {
    expect(text.split('\n')[0]).toMatch(/^# [A-Z$\d].{4,90}$/);
    const problem = /\*\*The problem:\*\* (.*)/.exec(text)?.[1] ?? '';
    const own = new Set(entered.toLowerCase().match(/[a-z]{4,}/g));
    const words = problem.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const others = /^(?:your|yours|yourself|you've|haven)$/;
    expect(words.filter((word) => !own.has(word) && !others.test(word))).toEqual([]);
    expect(words.length).toBeGreaterThan(0);
  });

  it('repeats every entered number', () => {
    const used = numbersOf(text);
    expect(numbersOf(entered).filter((number) => !used.includes(number))).toEqual([]);
  });

  it('computes right', () => {
    for (const [all, one = '', sign = '', other = '', part, minus, result = ''] of text.matchAll(
      arithmetic,
    )) {
      const [left, right, given] = [one, other, result].map((n) => Number(n.replaceAll(',', '')));
      const isShare = all.endsWith('%') && sign === '÷';
      const exact =
        (operations[sign]?.(left ?? 0, (right ?? 0) / (part ? 100 : 1)) ?? 0) * (isShare ? 100 : 1);
      const difference = Math.abs(exact - (minus ? -1 : 1) * (given ?? 0));
      expect([all, difference <= Math.max(0.051, Math.abs(exact) * 0.01)]).toEqual([all, true]);
    }
  });

  it('has three to five steps with effort, cost and a day to look again', () => {
    const steps = stepsOf(text);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(5);
    for (const step of steps) {
      expect(step).toMatch(/\*\*Effort:\*\* (?:low|medium|high), \S/);
      expect(step).toMatch(/\*\*Cost:\*\* \S/);
      expect(step).toMatch(/\*\*Look again:\*\* Monday, [A-Z][a-z]+ \d{1,2}/);
    }
  });

  it('contains no number that was neither entered nor computed', () => {
    const known = [...numbersOf(entered), ...numbersOf(sectionOf(text, 'What your numbers say'))];
    const isKnown = (number: number) =>
      known.some((k) =>
        [
          k,
          k * 1_000,
          k * 12,
          k / 2,
          k / 10,
          k * 1.05,
          Math.round((k * 12) / 52),
          Math.ceil((k * 12) / 52),
        ].some((n) => Math.abs(n - number) < 0.011),
      );
    const steps = stepsOf(text)
      .map((step) => step.replace(/^\d\. /, '').replace(/\*\*Look again:\*\*.*/, ''))
      .join(' ');
    // A price rise of 5% is a practice, not a fact.
    const foreign = numbersOf(steps.replaceAll('by 5%', '')).filter((number) => !isKnown(number));
    expect(foreign).toEqual([]);
  });

  it('is easy to read, whole, and no professional advice', () => {
    expect(gradeOf(text)).toBeLessThanOrEqual(10);
    // A link to a page of the portal is no place to fill in.
    expect(text.match(/\[(?![^\]]+\]\(\/)/g) ?? []).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|Infinity|\bguarantee(?:d|s)\b|legally|deductible/);
    expect(text).toContain('not legal, tax or financial advice');
    expect(sectionOf(text, 'What I could not see')).toMatch(/^- [A-Z].{10,}\.$/m);
  });
});

it.each([
  "I'm 45 with 3 kids and 2 dogs, moved here in 2009. The shop is at 12 Main Street and we open at 9.",
  'We get about 40 calls a week. 2 of 5 become jobs worth 650.',
  '30 of my 80 clients are over 65, we see 22 a day. I turned 60 in March.',
])('computes nothing with numbers that have no meaning for the business: %s', (situation) => {
  const { lines } = compute(situation);
  expect(lines).toEqual([]);
});

it('takes the cash for cash and the debt of others for what is owed', () => {
  const situation =
    'Payroll is 9k biweekly, rent is 4k. Customers owe us $12,000 and cash is $8,000.';
  const { entered } = compute(situation);
  expect([entered.cash?.value, entered.owed?.value]).toEqual([8_000, 12_000]);
});
