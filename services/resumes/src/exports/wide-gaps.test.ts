import { jsonResumeOf } from './json-resume.export.js';

it('is written at once, however long a list of skills is', () => {
  const began = performance.now();
  const { skills } = JSON.parse(jsonResumeOf(`Maya Lindgren\nSkills\n${'a,'.repeat(29_900)}`));
  expect(skills).toEqual([{ name: 'a' }]);
  expect(performance.now() - began).toBeLessThan(3_000);
});

it('is written at once, however wide a gap its owner typed', () => {
  const began = performance.now();
  const text = `Maya Lindgren${' '.repeat(58_000)}Baker\n\nExperience\nBaked bread`;
  expect(JSON.parse(jsonResumeOf(text)).basics).toBeDefined();
  expect(performance.now() - began).toBeLessThan(3_000);
});
