import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { packageFile } from '../guarded/package-file.js';
import { portalLanguage } from './portal-languages.js';

/** Looks up a text in one language: `t('helloName', { name: 'Ada' })`. */
export type Translate = (
  name: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

type Messages = Readonly<Record<string, string>>;

/** For texts that a language lacks. */
const ownLanguage = 'en';

/** The same as in packages/ui/src/text/texts.tsx: no package may be imported by both. */
const formatters = {
  getDateTimeFormat: (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...how),
  getNumberFormat: (...how: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...how),
  getPluralRules: (...how: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...how),
};

/** Formats for dates and numbers of the town's country; by default in the portal's own language. */
export const localeOf = (language: string = portalLanguage()): string => `${language}-US`;

const known = new Map<string, Translate>();

/**
 * The texts of a package on the server side: `texts/<language>.json` in its folder, messages as those of the front ends
 * (docs/adr/0026-languages.md).
 * @param options `namesAreTexts`: the package names texts by what they say in English, and has no file of those
 * @returns by language, without one that of the portal; a language that the package does not have gives English
 */
export const packageTexts =
  (packageName: string, options: { readonly namesAreTexts?: boolean } = {}) =>
  (language: string = portalLanguage()): Translate => {
    const key = `${packageName} ${language}`;
    const made = known.get(key) ?? translate(packageName, language, options);
    known.set(key, made);
    return made;
  };

function translate(
  packageName: string,
  language: string,
  { namesAreTexts }: { readonly namesAreTexts?: boolean },
): Translate {
  const english = messages(packageName, ownLanguage) ?? {};
  const own = language === ownLanguage ? {} : messages(packageName, language);
  const locale = localeOf(own ? language : ownLanguage);
  const compiled = new Map<string, CompiledMessage>();
  return (name, values) => {
    const text = own?.[name] ?? english[name] ?? (namesAreTexts && values ? name : undefined);
    if (text === undefined && namesAreTexts) return name;
    if (text === undefined) throw new Error(`${packageName} has no text that is named ${name}`);
    const message = compiled.get(name) ?? compile(text);
    compiled.set(name, message);
    return format(message, locale, values, { formatters }) as string;
  };
}

/** The message file of a package, if it has one in the language. */
export function messages(packageName: string, language: string): Messages | undefined {
  const file = /^[a-z]{2}$/.test(language) && packageFile(packageName, `texts/${language}.json`);
  return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
