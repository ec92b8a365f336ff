import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAdvice } from './business-advisor.writer.js';

/** The situation with what is wanted in brackets, then what the advice has to contain after ">". */
const cases = readFileSync(join(__dirname, 'fixtures/plain.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [first = '', says = ''] = block.trim().split('\n');
    const [, situation = '', aim = ''] = /^(.*) \[(.*)\]$/.exec(first) ?? [];
    return { situation, aim, says: says.replace('> ', '').split(' | ') };
  });

const adviceOn = (situation: string, aim: string) =>
  writeAdvice(
    {
      businessStage: 'Growth',
      industry: 'Business',
      primaryChallenge: 'Operations',
      situationDescription: situation,
      desiredOutcome: aim,
    },
    new Date(Date.UTC(2026, 10, 22)),
  );

test.each(cases)('AIT-09 computes: $situation', ({ situation, aim, says }) => {
  const text = adviceOn(situation, aim);
  expect(says.filter((part) => !text.includes(part))).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN|Infinity|=>/);
});
