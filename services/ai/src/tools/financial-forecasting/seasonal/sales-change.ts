import { valueOfWords } from '../../../facts/amounts/number-words.js';
import { less, more, ofUsual, partOfMonth, sales, spends } from './seasonal-words.js';

// What a note says about the sales of its months, as a part of the usual ones: 0.6 for 40% less.

const percents = /([+-]?)\s?(\d+(?:\.\d+)?)\s*(?:%|percent\b|por ciento\b)/gi;
/** Parts and multiples in words. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two thirds|2\/3|dos tercios)\b/i, 2 / 3],
  [/\b(?:three quarters|3\/4|tres cuartos)\b/i, 3 / 4],
  [/\b(?:an? |one |un )?(?:third|tercio|tercera parte)\b/i, 1 / 3],
  [/\b(?:an? |one |un |una )?(?:quarter|cuarto|cuarta parte)\b/i, 1 / 4],
  [/\b(?:half|mitad)\b/i, 1 / 2],
];
const multiples: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double[sd]?|twice|el doble|doblan?|duplican?)\b/i, 2],
  [/\b(?:triple[sd]?|three times|triplican?|el triple)\b/i, 3],
  [/\b(?:four times|quadruples?|cuatro veces)\b/i, 4],
];
const written = /\b(\d(?:\.\d+)?)\s?(?:x\b|times\b|veces\b)/i;

/** "To a quarter", "is half", "maybe a third of normal", "half the sales": what is left, and not what is missing. */
const isWhatIsLeft =
  /\b(?:to|at|is|are|only|just|maybe|about|do|does|half|a|al?|la|son|queda\w*|vend\w+|hac\w+)\s+(?:about |only |maybe )?(?:an? |one |un |una |la )?(?:two thirds|three quarters|half|third|quarter|mitad|tercio|tercera parte|cuarto|cuarta parte)\b/i;
/** "By half", "a third less": what is missing or comes on top. */
const isDifference =
  /\b(?:by|down|up|lose|losing|en)\s+(?:about )?(?:an? |one |un |una )?(?:two thirds|third|quarter|half|tercio|cuarto)\b|\b(?:third|quarter|half|tercio|mitad) (?:less|fewer|more|off|menos|más)\b/i;

/** A month without any sales. A week or a day of it is no whole month. */
const closed =
  /\b(?:closed?|closing|shut(?: down)?|off season|no (?:sales|income|revenue|business|work|customers)|nothing (?:comes|coming) in|nothing(?: at all)?(?: in| from| during)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|winter|summer|spring|fall)\w*|nada(?: en| de)? (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|invierno|verano)\w*|(?:don't|do not|never|can't|cannot|won't) (?:open|operate|work|go out|sell)|take (?:\w+ ){1,6}off|no (?:abrimos|abro|trabajamos|trabajo|salimos|vendemos)|no entra nada|cerrad[oa]s?|cerramos|cierro|sin (?:ventas|ingresos|clientes|trabajo))\b/i;
const closedFor =
  /\b(?:(?:the )?(?:first|last|whole)\s+)?(\d{1,2}|an?|one|two|three|the|un|una|dos|tres|la)\s+(weeks?|days?|semanas?|d[ií]as?)\b/i;
const daysInMonth = 365 / 12;

/** The part of a month that is left when it is closed for some weeks or days; undefined where that is not told. */
function openPart(text: string): number | undefined {
  const [, count = '', unit = ''] = closedFor.exec(text) ?? [];
  if (!unit) return partOfMonth.test(text) ? undefined : 0;
  const value = Number(count) || valueOfWords(count) || 1;
  const days = /^[ws]/i.test(unit) ? value * 7 : value;
  return days < daysInMonth ? 1 - days / daysInMonth : 0;
}

const isOnlyOpen =
  /\b(?:only|just|solo|sólo|nada más|únicamente)\b.*\b(?:open|operate|run|work|sell|abrimos|abro|trabajamos|trabajo|vendemos)\b|\b(?:open|operate|run|work|sell|abrimos|abro|trabajamos|trabajo|vendemos)\b.*\b(?:only|solo|sólo|nada más|únicamente)\b|\b(?:season|temporada)\b.*\b(?:is|runs?|goes|lasts?|from|va|dura|es|de)\b/i;

/** Whether a note tells the only months in which something is sold: "we only open May to September". */
export const isWholeSeason = (rest: string): boolean =>
  isOnlyOpen.test(rest) && !/\d/.test(rest) && !/\b(?:busy|slow|high|low|alta|baja)\b/i.test(rest);

/** The part of the usual sales that a fraction tells. */
function ofFraction(rest: string): number | undefined {
  const fraction = parts.find(([words]) => words.test(rest))?.[1];
  if (fraction === undefined) return undefined;
  if (isDifference.test(rest)) {
    const isUp = more.test(rest) && !less.test(rest);
    return isUp ? 1 + fraction : 1 - fraction;
  }
  const isUsual = /\b(?:of|de) (?:what |the |lo )?(?:normal|usual|regular|average|typical)\b/i.test(
    rest,
  );
  return isUsual || isWhatIsLeft.test(rest) || less.test(rest) || fraction === 1 / 2
    ? fraction
    : undefined;
}

function ofPercent(rest: string): number | undefined {
  const [only, ...others] = [...rest.matchAll(percents)];
  if (!only || others.length > 0) return undefined;
  const value = Number(only[2]);
  // "30% of normal" is 70% less.
  if (ofUsual.test(rest) && !more.test(rest)) return value / 100;
  const isLess = less.test(rest) || only[1] === '-';
  const isMore = more.test(rest) || only[1] === '+';
  if (isLess === isMore || (isLess && value > 100)) return undefined;
  return 1 + ((isLess ? -1 : 1) * value) / 100;
}

/**
 * What a note says about the sales of its months.
 * @param text the note
 * @param rest the same without its months
 * @returns the part of the usual sales: 0 for a closed month, 2 for twice as much; undefined where none is told, or where
 * it is told of a cost or beside an amount
 */
export function salesChange(text: string, rest: string): number | undefined {
  const isOfCosts = (spends.test(rest) || /\bprices?|precios?\b/i.test(rest)) && !sales.test(rest);
  if (isOfCosts || /\$\s?\d/.test(rest)) return undefined;
  const hasNumber = /\d/.test(rest.replace(percents, ' ').replace(written, ' '));
  if (closed.test(text) && !(hasNumber && !closedFor.test(text))) return openPart(rest);
  if (hasNumber) return undefined;
  const times = multiples.find(([words]) => words.test(rest))?.[1];
  const several = times ?? (Number(written.exec(rest)?.[1]) || undefined);
  if (several) return several;
  return /%|percent|por ciento/i.test(rest) ? ofPercent(rest) : ofFraction(rest);
}
