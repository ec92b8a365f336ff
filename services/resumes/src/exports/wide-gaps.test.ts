import { jsonResumeOf } from './json-resume.export.js';

/** What the processor may work: milliseconds are usual, and forty seconds and more before. */
const mostMs = 10_000;

/** The clock would count what else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

it('is written at once, however long a list of skills is', () => {
  const began = processorMs();
  const { skills } = JSON.parse(jsonResumeOf(`Maya Lindgren\nSkills\n${'a,'.repeat(29_900)}`));
  expect(skills).toEqual([{ name: 'a' }]);
  expect(processorMs() - began).toBeLessThan(mostMs);
});

it('is written at once, however wide a gap its owner typed', () => {
  const began = processorMs();
  const text = `Maya Lindgren${' '.repeat(58_000)}Baker\n\nExperience\nBaked bread`;
  expect(JSON.parse(jsonResumeOf(text)).basics).toBeDefined();
  expect(processorMs() - began).toBeLessThan(mostMs);
});

it('is written at once, however many links and signs stand in it', () => {
  const began = processorMs();
  const links = Array.from({ length: 24_000 }, (_, at) => `www.${at}.x`).join(' ');
  const signs = `Maya Lindgren\n${'x'.padEnd(240_000, ', –')}x`;
  expect(JSON.parse(jsonResumeOf(links)).basics.url).toBe('https://www.0.x');
  expect(JSON.parse(jsonResumeOf(signs)).basics.name).toBe('Maya Lindgren');
  expect(processorMs() - began).toBeLessThan(mostMs);
});
