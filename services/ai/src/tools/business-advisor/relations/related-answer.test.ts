import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiTexts } from '../../../texts/ai-texts.js';
import { tidySituation } from '../tidy-situation.js';
import { relatedAnswer } from './related-answer.js';

/** "fuel (margins): I drive …", then the answer after ">" and the lines. */
const cases = readFileSync(join(__dirname, 'fixtures/relations.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [head = '', short = '', ...lines] = block.trim().split('\n');
    const [, relation = '', kind = '', situation = ''] = /^(\S+) \((\S+)\): (.*)$/.exec(head) ?? [];
    return { relation, kind, situation, short: short.replace('> ', ''), lines };
  });

test.each(cases)('relates $relation: $situation', ({ kind, situation, short, lines }) => {
  const answered = relatedAnswer(tidySituation(situation));
  expect({
    kind: answered?.kind,
    short: answered?.short?.(aiTexts('en')),
    lines: answered?.lines(aiTexts('en')),
  }).toEqual({ kind, short, lines });
});

test('every relation is also told in Spanish', () => {
  for (const { situation } of cases) {
    const answered = relatedAnswer(tidySituation(situation));
    const t = aiTexts('es');
    const text = [answered?.short?.(t) ?? '', ...(answered?.lines(t) ?? [])].join('\n');
    expect(text).not.toMatch(/\{|\b(?:the|left|comes|costs|week|month|more)\b/);
  }
});

test.each([
  'About 12 no-shows a week out of 110 appointments, average visit is $185.',
  'We get about 40 calls a week. 2 of 5 become jobs worth $650.',
  'They owe us $11,400 right now. Rent is $2,100 a month and I have $5,000 in the bank.',
  'I charge $130 a house. A helper asks $17 an hour for 8 of those hours. I want to do 6 more houses.',
  'We have been here since 1998 and have 4 employees.',
])('relates nothing in: %s', (situation) => {
  expect(relatedAnswer(tidySituation(situation))).toBeUndefined();
});
