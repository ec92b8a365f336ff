import { monthWord, weekdayWord } from '../grammar/calendar-names.js';
import { numberedNoun } from '../grammar/word-lists.js';

/** What a number is by the words around it; "open" where it may be a price. */
export type NumberKind =
  | 'count'
  | 'measure'
  | 'time'
  | 'date'
  | 'name'
  | 'address'
  | 'bound'
  | 'open';

/** Words that measure: a number before one is no price. */
export const unit =
  /^(?:hours?|hrs?|days?|weeks?|wks?|months?|mo|years?|yrs?|minutes?|mins?|secs?|seconds?|ppl|miles?|mi|feet|foot|ft|inch(?:es)?|yards?|yds?|lbs?|pounds?|oz|gal|gallons?|percent|%|people|guests|sq|degrees|times|pm|am|noon|dozen|amps?|watts?|volts?|kw|kwh|btus?|psi|rpm|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|minutos?|millas?|pies|libras?|personas|porciones|servings)$/;
/** Who or what comes in numbers and is not sold by the piece. */
const countedNoun =
  /^(?:customers|clients|members|orders|kids|children|students|followers|visitors|patients|families|volunteers|teams|players|vendors|readers|residents|tenants|neighbors|parents|employees|workers|drivers|helpers|dads|moms|jobs|openings|positions|spots|seats|spaces|slots|places|flavors|colou?rs|sizes|stores|shops|locations|branches|trucks|crews|steps|ways|tips|reasons|things|stars|reviews|floors|stories|acres|bedrooms|bathrooms|beds|baths|courses|sessions|classes|lessons|visits|rounds|winners|finalists|donors|clientes|empleos|lugares|sabores|niños|familias|cuartos|rec[aá]maras)$/;
/** Before a number that counts: "first 100 customers", "only 8". */
const counting =
  /^(?:first|last|next|past|over|under|about|around|only|just|least|most|max|maximum|limit|nearly|almost|have|has|had|got|get|need|needs|needed|write|list|want|ordered|send|sent|hired|hiring|lifted|deadlifted|squatted|benched|scored|serves?|seats?|holds?|fits?|sleeps?|party|primeros?|[uú]ltimos?|cupo|llegaron|faltan)$/;
/** Before a number that is no price: a time, a limit, a place, a comparison, a name. */
const binding =
  /^(?:an?|the|my|our|your|yours|ours|it|this|took|styles?|ages?|edades|to|at|in|by|of|on|for|and|or|y|o|before|after|with|x|than|since|until|til|till|up|top|start|is|are|was|net|phone|call|text|code|score|low|high|temp|temperature|weighs|sizes?|tallas?|grades?|pages?|calle|ruta|de|a|las|los|hasta|entre|no|every|i|we|you|they)$/;
/** Before a number that is no price: what was said before is complete, or goes on with a time. */
const closing =
  /^(?:mornings?|afternoons?|evenings?|nights?|weeks?|months?|years?|days?|hours?|minutes?|noon|weekends?|only|sharp|am|pm|each|apiece|percent|old|years?)$/;
const street =
  /^(?:st|street|ave|avenue|rd|road|ln|lane|blvd|boulevard|pike|hwy|highway|dr|drive)\.?$/;
const year = /^(?:19|20)\d\d$/;

/** Words after which no price stands; days of the week are not among them. */
export const bindsNumber = (word: string): boolean =>
  counting.test(word) ||
  binding.test(word) ||
  numberedNoun.test(word) ||
  monthWord.test(word) ||
  closing.test(word) ||
  unit.test(word);

/** What numbers are, the first that holds: by the word before, the figure, and the two words after. */
const kinds: readonly (readonly [
  NumberKind,
  (before: string, figure: string, next: string, second: string, third: string) => boolean,
])[] = [
  ['time', (_, __, next) => /^[ap]m$/.test(next)],
  ['measure', (_, __, next) => unit.test(next)],
  ['date', (before, figure) => year.test(figure) || (monthWord.test(before) && !isLater(figure))],
  // "14 oak st", but not "410 drive"
  [
    'address',
    (_, figure, next, second) => /^\d+$/.test(figure) && /^[a-z]/.test(next) && street.test(second),
  ],
  ['count', (before, _, next) => /^(?:first|last|next)$/.test(before) && /^[a-z]/.test(next)],
  // "14 flavors", "6 new jobs"; in "adults 10 kids 5" a further price follows.
  [
    'count',
    (before, _, next, second, third) =>
      (countedNoun.test(next) && !(/^\p{L}/u.test(before) && /^\d/.test(second))) ||
      (/^[a-z]/.test(next) &&
        !bindsNumber(next) &&
        countedNoun.test(second) &&
        !(/^\p{L}/u.test(before) && /^\d/.test(third))),
  ],
  ['count', (before) => counting.test(before)],
  ['name', (before) => numberedNoun.test(before)],
  ['time', (before, figure) => isDay.test(before) && !isLater(figure)],
  // "60 min 32" is a measure and its price.
  ['bound', (before) => bindsNumber(before) && !monthWord.test(before) && !unit.test(before)],
];

const isDay = new RegExp(
  `${weekdayWord.source}|^(?:weds|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$`,
);
/** Larger than any day of a month or hour of a day: "friday 95". */
const isLater = (figure: string) => Number(figure.replace(',', '')) > 31;

/**
 * What a number among words is: it counts, measures, dates, names, places or limits something, or may be a price.
 * @param words in small letters
 * @param at the place of the number among them
 */
export function numberKind(words: readonly string[], at: number): NumberKind {
  const word = (place: number) => words[place] ?? '';
  const found = kinds.find(([, holds]) =>
    holds(word(at - 1), word(at), word(at + 1), word(at + 2), word(at + 3)),
  );
  return found?.[0] ?? 'open';
}
