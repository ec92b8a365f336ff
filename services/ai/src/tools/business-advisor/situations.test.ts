import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAdvice } from './business-advisor.writer.js';
import { generalPlan } from './plans/growth-plans.js';
import { plans } from './problem-kind.js';

const today = new Date(Date.UTC(2026, 10, 22));

interface Situation {
  readonly kind: string;
  readonly entered: string;
  readonly says: readonly string[];
  readonly text: string;
}

/** The situations of the fixture with the advice on them. */
const situations: Situation[] = readFileSync(join(__dirname, 'fixtures/situations.txt'), 'utf8')
  .split(/\n\s*\n/)
  .filter((block) => /^kind: /m.test(block))
  .map((block) => {
    const entry = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    const text = writeAdvice(
      {
        businessStage: entry('stage'),
        industry: entry('trade'),
        primaryChallenge: entry('challenge'),
        situationDescription: entry('situation'),
        desiredOutcome: entry('goal'),
      },
      today,
    );
    const says = entry('says')
      .split(' | ')
      .map((part) => part.trim())
      .filter(Boolean);
    const entered = `${entry('situation')} ${entry('goal')}`;
    return { kind: entry('kind'), entered, says, text };
  });

const numbersOf = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));
const sectionOf = (text: string, heading: string) =>
  text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? '';
const stepsOf = (text: string) => sectionOf(text, 'What to do').split(/\n(?=\d\. )/);
const namesOf = (situation: Situation) => `${situation.kind}: ${situation.entered.slice(0, 60)}`;

const arithmetic =
  /(?<!\d |[−×÷+] )\$?([\d,.]*\d)(?: in| a month)? ([−×÷+]) \$?([\d,.]*\d)(%)?(?: out| a month| a week| you have| months)* = (-?)\$?([\d,.]*\d)(%)?/g;
const compute: Record<string, (one: number, other: number) => number> = {
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

it('has at least forty situations of all kinds', () => {
  expect(situations.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(situations.map(({ kind }) => kind));
  expect([...plans, generalPlan].filter(({ id }) => !kinds.has(id))).toEqual([]);
});

describe.each(situations.map((situation) => [namesOf(situation), situation] as const))(
  'advice on %s',
  (_name, { kind, entered, says, text }) => {
    it('is about the stated problem and begins with it', () => {
      const plan = [...plans, generalPlan].find(({ id }) => id === kind);
      expect(text.split('\n')[0]).toContain(`# ${plan?.title}: `);
      const problem = /\*\*The problem:\*\* (.*)/.exec(text)?.[1] ?? '';
      const own = new Set(entered.toLowerCase().match(/[a-z]{4,}/g));
      const words = problem.toLowerCase().match(/[a-z]{4,}/g) ?? [];
      const others = /^(?:your|yours|yourself|you've|haven)$/;
      expect(words.filter((word) => !own.has(word) && !others.test(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(1);
    });

    it('uses every entered number, and says what it has to', () => {
      const used = numbersOf(text);
      expect(numbersOf(entered).filter((number) => !used.includes(number))).toEqual([]);
      expect(says.filter((part) => !text.includes(part))).toEqual([]);
    });

    it('computes right', () => {
      for (const [all, one = '', sign = '', other = '', part, minus, result = ''] of text.matchAll(
        arithmetic,
      )) {
        const [left, right, given] = [one, other, result].map((n) => Number(n.replaceAll(',', '')));
        const isShare = all.endsWith('%') && sign === '÷';
        const exact =
          (compute[sign]?.(left ?? 0, (right ?? 0) / (part ? 100 : 1)) ?? 0) * (isShare ? 100 : 1);
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
          [k, k / 2, k * 1.05, Math.ceil(k / 8)].some((n) => Math.abs(n - number) < 0.011),
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
      expect(text.match(/\[/g) ?? []).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|Infinity|\bguarantee(?:d|s)\b|legally|deductible/);
      expect(text).toContain('not legal, tax or financial advice');
      expect(sectionOf(text, 'What I could not see')).toMatch(/^- [A-Z].{10,}\.$/m);
    });
  },
);
