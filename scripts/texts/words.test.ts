import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  businessChallenges,
  businessStages,
  contentTones,
  contentTypes,
  educationLevels,
  emailTones,
  emailTypes,
  growthPeriods,
  jobDescriptionExperience,
  recipientTypes,
} from '../../packages/contracts/src/ai-lists.js';
import { listingCategories } from '../../packages/contracts/src/business-lists.js';
import {
  paymentFrequencies,
  taxBusinessTypeNames,
} from '../../packages/contracts/src/calculator-lists.js';
import {
  jobCompensationTypes,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  jobLocationTypes,
  jobStatuses,
} from '../../packages/contracts/src/job-lists.js';
import {
  accessibilityFeatures,
  businessTypes,
  serviceAreas,
  spokenLanguages,
  weekdays,
} from '../../packages/contracts/src/listing-lists.js';
import { portalTextNames } from '../../packages/contracts/src/portal-text-lists.js';
import { standardTexts } from '../../packages/contracts/src/portal-texts/standard-texts.js';
import { availabilities, workPreferences } from '../../packages/contracts/src/profile-lists.js';

const root = resolve(__dirname, '../..');
const folder = join(root, 'packages/contracts/texts');
const spanish: Record<string, string> = JSON.parse(readFileSync(join(folder, 'es.json'), 'utf8'));

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    ':(glob)packages/*/src/**',
    ':(glob)services/*/src/**',
    'gateway/src',
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8').replaceAll('_', ' '))
  .join('\n');

const lists = {
  ...{ listingCategories, jobFormCategories, jobFilterCategories, jobEmploymentTypes },
  ...{ jobLocationTypes, jobCompensationTypes, jobExperienceLevels, serviceAreas },
  ...{ businessTypes, spokenLanguages, accessibilityFeatures, jobStatuses, weekdays },
  ...{ businessChallenges, businessStages, contentTones, contentTypes, educationLevels },
  ...{ emailTones, emailTypes, growthPeriods, jobDescriptionExperience, recipientTypes },
  ...{ paymentFrequencies, taxBusinessTypeNames },
  codes: [...availabilities, ...workPreferences].map((code) => code.replaceAll('_', ' ')),
};

it.each(Object.entries(lists))('every word of %s reads in Spanish', (_name, words) => {
  expect(words.filter((word) => !spanish[word])).toEqual([]);
});

it('translates only what a list has or the server says', () => {
  const quoted = (word: string) => [`'${word}'`, `"${word}"`];
  expect(
    Object.keys(spanish).filter((word) => !quoted(word).some((one) => sources.includes(one))),
  ).toEqual([]);
});

/** What every translation of a text has to keep. */
const shapeOf = (text: string) => ({
  emphasis: text.match(/^\*(?!\*).+\*$/gm)?.length,
  headings: text.match(/^#+ /gm) ?? [],
  items: text.match(/^- /gm) ?? [],
  links: text.match(/\]\([^)]*\)/g) ?? [],
  words: [...new Set(text.match(/\{\w+\}/g))].toSorted(),
});

// The foot of every page is a text of the shell.
it.each(portalTextNames.filter((name) => name !== 'footer'))(
  'the text %s reads in Spanish, in the same parts',
  (name) => {
    const text = readFileSync(join(folder, `portal-texts/es/${name}.md`), 'utf8');
    expect(shapeOf(text)).toEqual(shapeOf(standardTexts[name]));
  },
);
