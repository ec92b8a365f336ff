import { placeholderPattern } from '@commons/contracts/text/placeholders';
import { type Figure, figuresIn } from '../facts/amounts/figures.js';
import { peopleIn } from '../facts/grammar/grammar.js';
import { languageOf } from '../facts/language/language.js';
import { aiTexts } from '../texts/ai-texts.js';
import { datesIn, type Source, sourceOf } from './source.js';

/** What a model's text is checked against. */
export interface CheckedAgainst {
  /** What the person typed. */
  readonly entered: string;
  /** All that the model was given: also computed figures, and what the portal knows. */
  readonly given: string;
  /** Whether the text has to repeat the amounts, dates and contacts that were entered. */
  readonly repeats: boolean;
  /** Of the findings; default English. */
  readonly language?: string | undefined;
}

/** A longer list would not be read. */
const most = 8;

/**
 * Compares a model's text with what was entered.
 * @returns for people: what no one entered, what is missing, another language; empty when nothing was found
 */
export function checkAnswer(
  text: string,
  { entered, given, repeats, language: page = 'en' }: CheckedAgainst,
): string[] {
  const t = aiTexts(page);
  const own = text.replace(placeholderPattern, ' ');
  const source = sourceOf(`${entered}\n${given}`);
  const foreign = [
    ...linesOf(own)
      .flatMap((line) => figuresIn(line))
      .filter((figure) => isForeign(figure, source)),
  ].map(({ text: figure }) => figure);
  const names = foreignNames(own, source);
  const missing = repeats ? missingFigures(entered, own) : [];
  const language = isOtherLanguage(own, entered) ? [t('checkLanguage')] : [];
  const found = [
    ...language,
    ...[...foreign, ...names].map((part) => t('checkForeign', { part })),
    ...missing.map((part) => t('checkMissing', { part })),
  ];
  return [...new Set(found)].slice(0, most);
}

const linesOf = (text: string) =>
  text
    .split(/\n|(?<=[.!?])\s+(?=[A-Z])/)
    .map((line) => line.replace(/^\s*(?:[-*#>|]+|\d{1,2}[.)])\s*/, ''))
    .filter(Boolean);

/** Counts up to here are often words of a text: "two ways", "the first 3". */
const smallCount = 10;

function isForeign({ kind, text, value }: Figure, source: Source): boolean {
  switch (kind) {
    case 'email':
      return !source.text.includes(text.toLowerCase());
    case 'web':
      return !source.text.includes(bareAddress(text));
    case 'phone':
    case 'reference':
      return !source.digits.includes(digitsOf(text));
    case 'percent':
      return value !== undefined && !source.percentages.has(value);
    case 'money':
      return value !== undefined && !source.numbers.has(value);
    case 'quantity':
      return value !== undefined && value > smallCount && !source.numbers.has(value);
    case 'address':
      return !source.numbers.has(Number(/\d+/.exec(text)?.[0]));
    case 'time':
      return (text.match(/\d+/g) ?? []).some((hour) => !source.numbers.has(Number(hour)));
    case 'date':
      return datesIn(text).some((part) => !source.dates.has(part));
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const bareAddress = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.]+$/, '');

const noNames =
  /^(?:dear|hi|hello|customers?|team|sir|madam|friends?|neighbou?rs?|all|everyone|warm|best|kind|regards|sincerely|thanks?|thank you|cheers|valued|guests?|clients?|members?|subject|mr|mrs|ms|dr|miss|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Names of people of which no word was given. */
function foreignNames(text: string, source: Source): string[] {
  const names = peopleIn(text).map((name) => name.replace(/['’]s\b|[^\p{L}\s'’-]/gu, '').trim());
  return names.filter((name) => {
    const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);
    const own = words.filter((word) => !noNames.test(word));
    return own.length > 0 && own.every((word) => !source.words.has(word.toLowerCase()));
  });
}

/** Figures of the entry that the text has to repeat and does not. */
function missingFigures(entered: string, text: string): string[] {
  const source = sourceOf(text);
  return linesOf(entered)
    .flatMap((line) => figuresIn(line))
    .filter(({ kind }) => ['email', 'web', 'phone', 'reference', 'money', 'date'].includes(kind))
    .filter((figure) => isForeign(figure, source))
    .map(({ text: figure }) => figure);
}

/** Enough words to recognize a language. */
const enoughWords = 12;

function isOtherLanguage(text: string, entered: string): boolean {
  const words = entered.split(/\s+/).length;
  if (words < enoughWords || text.split(/\s+/).length < enoughWords) return false;
  return languageOf(text) !== languageOf(entered);
}
