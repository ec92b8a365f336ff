import format, { type CompiledMessage } from 'icu-minify/format';
import { Fragment, type ReactNode } from 'react';
import { textHash } from './text-hash';
import { townNameInSpanish } from './town-names';

// Texts on the screen, from `texts/<language>.json` of each package (docs/adr/0026-languages.md).

/** Name of the front end that bundles this code; defined by the build. */
declare const COMMONS_AREA: string;

/** Translations by the hash of the English message. */
type Translations = Readonly<Record<string, CompiledMessage>>;

/** Set by the page, or on the server by its renderer: the language, and the translations of each front end. */
const page = globalThis as {
  commonsSite?: { readonly language?: string };
  commonsTexts?: Record<string, Translations | undefined>;
};

/** The language of the page, which is constant: a change of language reloads the page. */
export const language: string =
  page.commonsSite?.language || globalThis.document?.documentElement.lang || 'en';

/** Locale of numbers and dates: the town's country in the language of the page. */
export const locale: string = `${language}-US`;

const translationOf = (key: string): CompiledMessage | undefined =>
  page.commonsTexts?.[typeof COMMONS_AREA === 'string' ? COMMONS_AREA : 'test']?.[textHash(key)];

let isEnglish = language === 'en';

/** The build replaces the name with the English message. */
const messageOf = (name: string): CompiledMessage => {
  const english: CompiledMessage = name;
  if (isEnglish) return english;
  return translationOf(JSON.stringify(english)) ?? english;
};

/** The same as in packages/service-kit/src/texts/package-texts.ts: no package may be imported by both. */
const formatters = {
  getDateTimeFormat: (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...how),
  getNumberFormat: (...how: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...how),
  getPluralRules: (...how: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...how),
};

type Values = Readonly<Record<string, string | number | Date>>;

/** The text of this name in `texts/`: `t('jobsFound', { count: 3 })` → '3 jobs'. */
export const t = (name: string, values?: Values): string =>
  format(messageOf(name), locale, values, { formatters }) as string;

type Part = (words: ReactNode) => ReactNode;

/** A text with elements in it: `rich('toSignIn', { link: (words) => <Link to="/login">{words}</Link> })`. */
export const rich = (name: string, values: Readonly<Record<string, Values[string] | Part>>) => (
  <Fragment>
    {[format<ReactNode>(messageOf(name), locale, parts(values), { formatters })].flat().map(keyed)}
  </Fragment>
);

const parts = (values: Readonly<Record<string, Values[string] | Part>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'function'
        ? (words: ReactNode[]) => value(words.length === 1 ? words[0] : words)
        : value,
    ]),
  );

const keyed = (part: ReactNode, at: number) => <Fragment key={at}>{part}</Fragment>;

/**
 * Translates a stored value or an English text of the server into the language of the page, by
 * `packages/contracts/texts`; returns it unchanged without a translation, e.g. because a person wrote it. Texts with
 * values in them are found too.
 * @param by name of a text that is too long to be found by its words
 */
export const translate = (english: string, by: string = english): string => {
  if (isEnglish) return english;
  const own = language === 'es' ? townNameInSpanish(english) : undefined;
  if (own !== undefined) return own;
  const translation = translationOf(`translate ${by}`);
  return typeof translation === 'string' ? translation : (translateWithValues(english) ?? english);
};

type Pattern = readonly [expression: string, translation: CompiledMessage];

/** Translates an English text of the server with values in it, e.g. 'You can save 100 jobs.', and the values. */
function translateWithValues(english: string): string | undefined {
  const patterns = translationOf('translate patterns') as unknown as readonly Pattern[] | undefined;
  for (const [expression, translation] of patterns ?? []) {
    const found = new RegExp(expression, 's').exec(english)?.groups;
    if (found) return format(translation, locale, translated(found), { formatters }) as string;
  }
  return undefined;
}

/** The values of a text in the language of the page; digits as a number. */
const translated = (values: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d{1,15}$/.test(value) ? Number(value) : translate(value),
    ]),
  );

/** Makes texts in English on a page in another language, for a service that reads English, e.g. the built-in writer. */
export function inEnglish<Made>(make: () => Made): Made {
  const was = isEnglish;
  isEnglish = true;
  try {
    return make();
  } finally {
    isEnglish = was;
  }
}
