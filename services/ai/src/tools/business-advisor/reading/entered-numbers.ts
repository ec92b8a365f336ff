import { numberWordsPattern, valueOfWords } from '../../../facts/amounts/number-words.js';
import { shares, times } from './shares-and-times.js';

/** A number as it was entered. */
export interface EnteredNumber {
  /** What its signs tell; `count` where there is no sign, whatever it measures. */
  readonly kind: 'money' | 'percent' | 'count';
  readonly value: number;
  /** As entered: "$9,500", "6k", "twelve". */
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3}){2,}|\d+,\d\d(?![\d,])|\d+(?:\.\d+)?|\.\d+`;
const named = (rows: readonly (readonly [string, number])[]) =>
  rows.map(([pattern]) => pattern).join('|');

/** What has digits and is no number of a business: telephone numbers, times, dates, ordinals, "401k", "24/7", "3A", "4.90 a dozen". */
const noNumbers =
  /\(?\d{3}\)?[-. ]\d{3}[-.]\d{4}|(?<!\$)\b\d{3}-\d{4}\b(?! ?(?:an?|per|each|dollars|bucks)\b)|\b\d{1,2}:\d\d(?: ?[ap]\.?m\b\.?)?|\b\d{1,2} ?[ap]\.?m\b\.?|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(?!\d| (?:of|an?|hour|cup|inch))|\b\d+(?:st|nd|rd|th)\b|\b40[13]\(?k\b|\b24\/7\b|(?<!\.)\b\d+[a-gijln-z]\b|(?<=\d (?:dollars |bucks |d[oó]lares )?)(?:a|la|por) (?:dozen|docena)\b/giu;

const pattern = new RegExp(
  [
    `(?<time>\\b(?:${named(times)})\\b)`,
    `(?<share>\\b(?:${named(shares)})\\b)`,
    `(?<![\\p{L}\\d.$])(?<sign>\\$ ?)?(?<digits>${digits})(?<scale> ?(?:k|K|grand|mil|thousand|million)\\b|(?<=\\$ ?[\\d.]+)m\\b)?(?<half> and a half| 1/2|½| y medi[ao])?(?<percent> ?%| ?(?:percent|pct|por ciento)\\b)?(?<cents> ?(?:cents?|centavos|[c¢])(?![\\p{L}\\d]))?(?<dollars>\\$(?!\\d)| ?(?:bucks|dollars?|d[oó]lares|pesos|usd)\\b)?`,
    `\\b(?<words>${numberWordsPattern})\\b(?<wordsAfter> ?(?:percent|por ciento|cents|centavos|bucks|dollars|d[oó]lares)\\b)?`,
  ].join('|'),
  'giu',
);

const scaleOf = (scale = '') =>
  /^ ?(?:million|m)$/i.test(scale) ? 1_000_000 : scale.trim() ? 1_000 : 1;

/** @param text from the words on, as what follows may decide */
const valueNamed = (text: string, rows: readonly (readonly [string, number])[]): number =>
  rows.find(([words]) => new RegExp(`^(?:${words})`, 'i').test(text))?.[1] ?? Number.NaN;

/** "12,500", "12.500" and "2,50" as in much of Latin America: no price has three digits after its dot. */
function plainDigits(digits: string, isMoney: boolean): string {
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return digits.replaceAll('.', '');
  if ((isMoney ? /^[1-9]\d{0,2}\.\d{3}$/ : /^[1-9]\d{0,2}\.\d00$/).test(digits))
    return digits.replace('.', '');
  return /^\d+,\d\d$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Value and kind of one match. */
function read(text: string, groups: Groups): Pick<EnteredNumber, 'kind' | 'value'> {
  if (groups.time) return { kind: 'count', value: valueNamed(text, times) };
  if (groups.share) return { kind: 'percent', value: valueNamed(text, shares) };
  if (groups.words) {
    const value = valueOfWords(groups.words);
    const after = groups.wordsAfter ?? '';
    if (/percent|ciento/i.test(after)) return { kind: 'percent', value };
    if (/cent/i.test(after)) return { kind: 'money', value: value / 100 };
    return { kind: after ? 'money' : 'count', value };
  }
  const value =
    Number(plainDigits(groups.digits ?? '', Boolean(groups.sign))) * scaleOf(groups.scale) +
    (groups.half ? 0.5 : 0);
  if (groups.percent) return { kind: 'percent', value };
  if (groups.cents && !groups.sign) return { kind: 'money', value: value / 100 };
  return { kind: groups.sign || groups.dollars ? 'money' : 'count', value };
}

/** All numbers of a text in their order, in digits or words, English or Spanish. */
export function numbersIn(text: string): EnteredNumber[] {
  // Of the same length, so that places stay.
  const plain = text.replace(noNumbers, (all) => ' '.repeat(all.length));
  return [...plain.matchAll(pattern)].map((match) => {
    const [all] = match;
    const trimmed = all.trimEnd();
    return {
      ...read(plain.slice(match.index), match.groups ?? {}),
      text: trimmed,
      start: match.index,
      end: match.index + trimmed.length,
    };
  });
}
