import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listingCategories } from '../../packages/contracts/src/businesses/business-lists.js';
import {
  accessibilityFeatures,
  businessTypes,
  serviceAreas,
  spokenLanguages,
  weekdays,
} from '../../packages/contracts/src/businesses/listing-lists.js';
import {
  jobCompensationTypes,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  jobLocationTypes,
  jobStatuses,
} from '../../packages/contracts/src/jobs/job-lists.js';
import { portalTextNames } from '../../packages/contracts/src/portal/portal-text-lists.js';
import {
  availabilities,
  workPreferences,
} from '../../packages/contracts/src/resumes/profile-lists.js';
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
} from '../../packages/contracts/src/tools/ai-lists.js';
import {
  paymentFrequencies,
  taxBusinessTypeNames,
} from '../../packages/contracts/src/tools/calculator-lists.js';

const { answeredTexts } = jest.requireActual<{ answeredTexts: (source: string) => string[] }>(
  './answered-texts.mjs',
);
const { argumentsOf } = jest.requireActual<{ argumentsOf: (message: string) => string[] }>(
  './message-folders.mjs',
);
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
  .filter((file) => file.endsWith('.ts') && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

const lists = {
  ...{ listingCategories, jobFormCategories, jobFilterCategories, jobEmploymentTypes },
  ...{ jobLocationTypes, jobCompensationTypes, jobExperienceLevels, serviceAreas },
  ...{ businessTypes, spokenLanguages, accessibilityFeatures, jobStatuses, weekdays },
  ...{ businessChallenges, businessStages, contentTones, contentTypes, educationLevels },
  ...{ emailTones, emailTypes, growthPeriods, jobDescriptionExperience, recipientTypes },
  ...{ paymentFrequencies, taxBusinessTypeNames },
  codes: [...availabilities, ...workPreferences].map((code) => code.replaceAll('_', ' ')),
};

it.each(Object.entries(lists))('every word of %s has a Spanish translation', (_name, words) => {
  expect(words.filter((word) => !spanish[word])).toEqual([]);
});

/** `{}` where a text has a value, in server code or in a name of `es.json`. */
const withoutValues = (text: string) =>
  text.replaceAll('_', ' ').replace(/\$\{[^{}]*\}|\{\w+\}/g, '{}');

it('translates only words of lists and server texts', () => {
  const all = withoutValues(sources.map(({ source }) => source).join('\n'));
  const quoted = (word: string) => [`'${word}'`, `"${word}"`, `\`${word}\``];
  expect(
    Object.keys(spanish)
      .map(withoutValues)
      .filter((word) => !quoted(word).some((one) => all.includes(one))),
  ).toEqual([]);
});

/** Answers that no screen shows: configuration, health, tests. */
const unseen =
  /^gateway\/src\/(gateway\.config|health\/)|service\.config\.ts|health\/service-routes|static-server|fake-api/;

it('translates every text that the server answers with', () => {
  const known = new Set(Object.keys(spanish).map(withoutValues));
  const missing = sources
    .filter(({ file }) => !unseen.test(file))
    .flatMap(({ file, source }) => answeredTexts(source).map((text) => ({ file, text })))
    .filter(({ text }) => !known.has(withoutValues(text)));
  expect(missing).toEqual([]);
});

it('preserves the values of a server text in Spanish', () => {
  const valuesOf = (text: string) => argumentsOf(text).filter((name) => !name.startsWith('<'));
  const wrong = Object.entries(spanish).filter(
    ([word, text]) => word.includes('{') && valuesOf(word).join() !== valuesOf(text).join(),
  );
  expect(wrong).toEqual([]);
});

/** What every translation must preserve. */
const shapeOf = (text: string) => ({
  emphasis: text.match(/^\*(?!\*).+\*$/gm)?.length,
  headings: text.match(/^#+ /gm) ?? [],
  items: text.match(/^- /gm) ?? [],
  links: text.match(/\]\([^)]*\)/g) ?? [],
  words: [...new Set(text.match(/\{\w+\}/g))].toSorted(),
});

// The foot of every page is a text of the shell.
it.each(portalTextNames.filter((name) => name !== 'footer'))(
  'the text %s has a Spanish translation with the same structure',
  (name) => {
    const [english, spanish] = ['en', 'es'].map((language) =>
      readFileSync(join(folder, `portal-texts/${language}/${name}.md`), 'utf8'),
    );
    expect(shapeOf(spanish ?? '')).toEqual(shapeOf(english ?? ''));
  },
);
