// Lighthouse as a phone, of pages of a running portal. It is no dependency of the project (200 packages for one bench):
// npx takes it from the registry, or from its cache.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const version = 'lighthouse@12.8.2';
const categories = ['accessibility', 'best-practices', 'seo'];

/** @returns {Promise<{page: string, accessibility: number, 'best-practices': number, seo: number, failed: string}[]>} */
export async function lighthouseScores(url, pages) {
  const scores = [];
  for (const { path, route } of pages)
    scores.push({ page: route, ...(await scoresOf(url + path)) });
  return scores;
}

async function scoresOf(address) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      version,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  const report = JSON.parse(stdout);
  const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 1);
  return {
    ...Object.fromEntries(
      categories.map((category) => [category, Math.round(report.categories[category].score * 100)]),
    ),
    failed: failed.map(({ id }) => id).join(', '),
  };
}
