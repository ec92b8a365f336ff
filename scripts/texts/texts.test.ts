import { resolve } from 'node:path';
import { textHash as textHashInBrowser } from '../../packages/ui/src/text/text-hash.js';

type Messages = Record<string, Record<string, string>>;

const { textHash } = jest.requireActual<{ textHash: (text: string) => string }>(
  '../../packages/web-kit/rspack/texts/text-hash.mjs',
);
const { languagesOf, translationsOf } = jest.requireActual<{
  languagesOf: (directory: string) => string[];
  translationsOf: (options: { directory: string; language: string }) => object;
}>('../../packages/web-kit/rspack/texts/translations.mjs');
const { inlineWords } = jest.requireActual<{ inlineWords: (source: string) => string[] }>(
  './inline-words.mjs',
);
const { computedNames } = jest.requireActual<{
  computedNames: (source: string, tsx: boolean) => string[];
}>('./computed-names.mjs');
const { argumentsOf, messagesOf, namesShown, packagesWithTexts, sourcesIn } = jest.requireActual<{
  argumentsOf: (message: string) => string[];
  messagesOf: (folder: string) => Messages;
  namesShown: (folder: string) => Set<string>;
  packagesWithTexts: () => string[];
  sourcesIn: (folder: string) => { file: string; source: string }[];
}>('./message-folders.mjs');

const root = resolve(__dirname, '../..');

/** Packages whose texts are all in message files (docs/adr/0026-languages.md). */
const converted = [
  'packages/ui',
  'packages/web-kit',
  'shell',
  'mfe-jobseeker',
  'mfe-employer',
  'mfe-tools',
  'mfe-public',
];

/** Shows the text that a sheet of the advisor names; `message-folders.mjs` reads those names from the sheets. */
const tellsSheets = new Set(['services/ai/src/tools/business-advisor/arithmetic/sheet.ts']);

/** Words that are the same in every language. */
const names = new Set(['Commons', 'https://', 'npm run release --']);

const packages = packagesWithTexts();
const translations = packages.flatMap((folder) =>
  Object.keys(messagesOf(folder))
    .filter((language) => language !== 'en')
    .map((language) => [folder, language] as const),
);

it('finds the message files', () => {
  expect(packages).toEqual(expect.arrayContaining(converted));
});

it.each(packages)('%s uses every text that it has, and has every text that it uses', (folder) => {
  expect(Object.keys(messagesOf(folder).en ?? {}).toSorted()).toEqual(
    [...namesShown(folder)].toSorted(),
  );
});

it.each(packages)('%s names each text where it shows it', (folder) => {
  const computed = sourcesIn(`${folder}/src`)
    .filter(({ file }) => !tellsSheets.has(file))
    .flatMap(({ file, source }) =>
      computedNames(source, file.endsWith('.tsx')).map((call) => `${file}: ${call}`),
    );
  expect(computed).toEqual([]);
});

it('detects texts whose name is computed', () => {
  const source = `// A page – of words
    const page = <p title={t('x')}>{t(isNew ? 'add' : 'change')}{rich(name, {})}</p>; format.t(name);`;
  expect(computedNames(source, true)).toEqual(["t(isNew ? 'add' : 'change')", 'rich(name, {})']);
});

it.each(translations)('%s has every text in %s', (folder, language) => {
  const messages = messagesOf(folder);
  expect(Object.keys(messages[language] ?? {}).toSorted()).toEqual(
    Object.keys(messages.en ?? {}).toSorted(),
  );
});

it.each(translations)('%s passes the texts in %s the values they need', (folder, language) => {
  const messages = messagesOf(folder);
  const wrong = Object.entries(messages.en ?? {}).filter(([name, english]) => {
    const said = argumentsOf(messages[language]?.[name] ?? '');
    return said.join() !== argumentsOf(english).join();
  });
  expect(wrong).toEqual([]);
});

it.each(packages)(
  '%s ends no Spanish sentence with a time, which has a full stop: "a.m.."',
  (folder) => {
    const ends = /(<\/when>|\{(at|time|when)\})\.(\s|$)/;
    const wrong = Object.entries(messagesOf(folder).es ?? {}).filter(([, text]) => ends.test(text));
    expect(wrong).toEqual([]);
  },
);

it.each(['shell', 'mfe-public', 'mfe-employer', 'mfe-jobseeker', 'mfe-tools'])(
  '%s translates equal texts equally, including its packages',
  (folder) => {
    const directory = resolve(root, folder);
    for (const language of languagesOf(directory)) {
      expect(() => translationsOf({ directory, language })).not.toThrow();
    }
  },
);

it.each(converted)('%s has no texts outside of its message files', (folder) => {
  const inline = sourcesIn(`${folder}/src`)
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, source }) => inlineWords(source).map((word) => `${file}: ${word}`))
    .filter((found) => !names.has(found.split(': ')[1] ?? ''));
  expect(inline).toEqual([]);
});

it('detects words between tags, in attributes and in calls that display them', () => {
  const source = `const page = <p aria-label="Main menu" className="big page">Hello <b>there</b> {t('x')}</p>; setProblem('Too long'); announce(\`Row \${at} removed\`); setProblem(t('x'));`;
  expect(inlineWords(source)).toEqual(['Main menu', 'Hello', 'there', 'Too long', 'Row x removed']);
});

it('hashes texts the same way in the build and in the browser', () => {
  for (const text of ['', '"Save"', '["Hello, ",["name"]]', 'translate Full-time', 'ñ—“”']) {
    expect(textHash(text)).toBe(textHashInBrowser(text));
  }
});
