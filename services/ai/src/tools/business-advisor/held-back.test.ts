import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../facts/language/language.js';
import { planFor } from './choose-plan.js';
import { inEnglish } from './spanish/in-english.js';
import { compute } from './worksheet/compute.js';

interface Told {
  readonly challenge: string;
  readonly situation: string;
  readonly outcome: string;
  /** The kind of problem; not in all files. */
  readonly kind?: string;
}

/** A labelled situation; `answer` was worked out by hand, null where a deciding number is missing. */
interface Entry extends Told {
  readonly sheet: string;
  readonly answer: number | null;
}

const unmarked = (text: string) => text.replace(/\{([^{}|]+)\|[^{}|]+\}/g, '$1');

/** Situations that nothing was learned from and no code was made for. */
const files = [
  'held-back-1',
  'held-back-2',
  'held-back-3',
  'held-back-4',
  'held-back-5',
  'held-back-spanish',
];
const entriesOf = <Line>(file: string): Line[] =>
  readFileSync(join(__dirname, `../../../labelled/${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
const entries = files.flatMap((name) => entriesOf<Entry>(`advice/${name}`));

const computed = entries.map((entry) => ({
  entry,
  ...compute(unmarked(entry.situation), unmarked(entry.outcome), entry.challenge),
}));

/** The same for a week, a month or a year. */
const isAnswer = (value: number, answer: number) =>
  [1, 12 / 52, 12, 52 / 12, 1 / 12, 52].some(
    (periods) =>
      Math.abs(Math.abs(value * periods) - Math.abs(answer)) <= Math.abs(answer) * 0.02 + 0.5,
  );

const answered = computed.filter(({ entry }) => entry.answer !== null);
const hasAnswer = ({ entry, filled }: (typeof answered)[number]) =>
  filled?.results.some(({ value }) => isAnswer(value, entry.answer ?? Number.NaN)) ?? false;

const share = (part: number, all: number) => part / all;

/**
 * 72 situations in one entry, full of asides, by somebody who knew neither the questions' labels nor the code. Some labels
 * were written after they had been read.
 */
const stories = entriesOf<Entry>('advice/held-back-6').map((entry) => ({
  entry,
  ...compute(entry.situation, entry.outcome, entry.challenge),
}));

describe('[AIT-09] advice on situations that nothing was learned from', () => {
  it('recognizes the question of seven in eight', () => {
    const right = computed.filter(({ entry, reading }) => reading.question === entry.sheet);
    expect(share(right.length, computed.length)).toBeGreaterThan(0.87);
  });

  it('works out the right sum of three in four where all numbers are there', () => {
    expect(share(answered.filter(hasAnswer).length, answered.length)).toBeGreaterThan(0.76);
  });

  it('tells an answer without a list of its numbers only where it is sure: six in seven are right', () => {
    const told = answered.filter(({ isSure }) => isSure);
    expect(told.length).toBeGreaterThan(100);
    expect(share(told.filter(hasAnswer).length, told.length)).toBeGreaterThan(0.85);
  });

  it('[AIT-09] recognizes two in three questions of long stories, and works out a third', () => {
    const right = stories.filter(({ entry, reading }) => reading.question === entry.sheet);
    expect(share(right.length, stories.length)).toBeGreaterThan(0.66);
    const asked = stories.filter(({ entry }) => entry.answer !== null);
    expect(share(asked.filter(hasAnswer).length, asked.length)).toBeGreaterThan(0.36);
  });

  it('[AIT-09] gives the steps of the right kind of problem to seven in ten', () => {
    const labelled = [...entries, ...entriesOf<Told>('kinds/held-back-2')].filter(
      ({ kind }) => kind,
    );
    const right = labelled.filter(({ situation, outcome, challenge, kind }) => {
      const told = { situation: unmarked(situation), outcome: unmarked(outcome), challenge };
      const isSpanish = languageOf(`${told.situation}\n${told.outcome}`) === 'es';
      const asRead = isSpanish
        ? { ...told, situation: inEnglish(told.situation), outcome: inEnglish(told.outcome) }
        : told;
      return planFor(asRead, compute(told.situation, told.outcome, challenge)).plan.id === kind;
    });
    expect(share(right.length, labelled.length)).toBeGreaterThan(0.7);
  });
});
