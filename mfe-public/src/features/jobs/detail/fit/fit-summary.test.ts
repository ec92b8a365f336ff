import type { FitState } from '@commons/contracts/jobs/job-fit';
import { fitSummary } from './fit-summary';

const must = (states: readonly FitState[]) => ({
  must: states.map((state, at) => ({ text: String(at), state, quotes: [], missing: [] })),
});
const five: FitState[] = ['found', 'found', 'found', 'found', 'found'];

it.each<[readonly FitState[], string]>([
  [five, 'Your resume covers all five things that this job asks for.'],
  [
    [...five, 'not_found', 'partly'],
    'Your resume covers five of the seven things that this job asks for.',
  ],
  [['found'], 'Your resume covers what this job asks for.'],
  [['not_found', 'partly'], 'We did not find the terms of this job in your resume.'],
  [
    ['found', 'ask', 'ask', 'not_found'],
    'Your resume covers one of the two things that this job asks for.',
  ],
  [['ask'], 'What this job asks for is yours to answer.'],
])('summarises %j', (states, counted) => {
  expect(fitSummary(must(states)).counted).toBe(counted);
});

it.each<readonly FitState[]>([
  five,
  [...five, 'not_found', 'partly'],
  ['not_found'],
  ['ask'],
  ['found', 'not_found'],
])('promises no chances, and discourages nobody: %j', (...states) => {
  const { counted, kind } = fitSummary(must(states));
  expect(`${counted} ${kind}`).not.toMatch(
    /score|%|percent|chance|unfortunately|lack|fail|weak|!/i,
  );
  expect(kind).toContain('This only compares words.');
});
