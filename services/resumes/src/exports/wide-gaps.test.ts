import { jsonResumeOf } from './json-resume.export.js';

/** Limit of CPU time. Milliseconds are usual; quadratic patterns take forty seconds and more. */
const maxMs = 10_000;

/** CPU time, as wall time depends on the load of the machine. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

it('is written fast, however long a list of skills is', () => {
  const began = processorMs();
  const { skills } = JSON.parse(jsonResumeOf(`Maya Lindgren\nSkills\n${'a,'.repeat(29_900)}`));
  expect(skills).toEqual([{ name: 'a' }]);
  expect(processorMs() - began).toBeLessThan(maxMs);
});

it('is written fast, however wide a gap in the text is', () => {
  const began = processorMs();
  const text = `Maya Lindgren${' '.repeat(58_000)}Baker\n\nExperience\nBaked bread`;
  expect(JSON.parse(jsonResumeOf(text)).basics.name).toMatch(/^Maya Lindgren/);
  expect(processorMs() - began).toBeLessThan(maxMs);
});

it('is written fast, however many links and symbols it has', () => {
  const began = processorMs();
  const links = Array.from({ length: 24_000 }, (_, at) => `www.${at}.x`).join(' ');
  const signs = `Maya Lindgren\n${'x'.padEnd(240_000, ', –')}x`;
  expect(JSON.parse(jsonResumeOf(links)).basics.url).toBe('https://www.0.x');
  expect(JSON.parse(jsonResumeOf(signs)).basics.name).toBe('Maya Lindgren');
  expect(processorMs() - began).toBeLessThan(maxMs);
});

it('is written fast, however many short lines it has', () => {
  const began = processorMs();
  const lines = Array.from({ length: 20_000 }, (_, at) => `${at % 2 ? 'Work' : 'work at'}`);
  const written = JSON.parse(jsonResumeOf(`Maya Lindgren\n${lines.join('\n')}`));
  expect(written.basics.name).toBe('Maya Lindgren');
  expect(processorMs() - began).toBeLessThan(maxMs);
});
