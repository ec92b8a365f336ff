/** The period of a flow of money or of a count. */
export type Period = 'hour' | 'day' | 'week' | 'two weeks' | 'month' | 'quarter' | 'year';

/** How often each period is in a year; hours are those that a full place is paid for. */
export const periodsInYear: Readonly<Record<Period, number>> = {
  hour: 2_080,
  day: 312,
  week: 52,
  'two weeks': 26,
  month: 12,
  quarter: 4,
  year: 1,
};

/** Words of periods, in English and Spanish, without accents. */
const periodOf: Readonly<Record<string, Period>> = {
  hour: 'hour',
  hourly: 'hour',
  hr: 'hour',
  hora: 'hour',
  day: 'day',
  daily: 'day',
  shift: 'day',
  night: 'day',
  dia: 'day',
  diario: 'day',
  diarios: 'day',
  noche: 'day',
  week: 'week',
  weekly: 'week',
  weekend: 'week',
  wk: 'week',
  semana: 'week',
  semanal: 'week',
  semanales: 'week',
  saturday: 'week',
  saturdays: 'week',
  sunday: 'week',
  sundays: 'week',
  fridays: 'week',
  monday: 'week',
  mondays: 'week',
  sabado: 'week',
  domingo: 'week',
  domingos: 'week',
  sabados: 'week',
  tuesday: 'week',
  tuesdays: 'week',
  wednesday: 'week',
  wednesdays: 'week',
  thursday: 'week',
  thursdays: 'week',
  friday: 'week',
  quincenal: 'two weeks',
  biweekly: 'two weeks',
  quincena: 'two weeks',
  month: 'month',
  monthly: 'month',
  mo: 'month',
  mth: 'month',
  mes: 'month',
  mensual: 'month',
  mensuales: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  trimestre: 'quarter',
  year: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  yr: 'year',
  ano: 'year',
  anual: 'year',
};

const introduces = /^(?:a|an|per|each|every|the|one|this|last|\/|al|por|la|el|cada|in)$/;
/** "10 on Saturdays" */
const weekdays = /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days|domingos|sabados)$/;
const sentenceEnd = /^[.!?;\n]$/;
/** As many words after a number may stand before its period: "1,200 in rent every month". */
const farthest = 6;
const nearest = 4;

/** "Every two weeks", "cada quince días", "every other Friday" */
const two = /^(?:two|2|other|dos|quince|15)$/i;
const twoOf = /^(?:weeks?|semanas|dias|(?:sun|mon|tues|wednes|thurs|fri|satur)day)$/;

interface Word {
  readonly word: string;
  readonly number?: { readonly text: string } | undefined;
}

/**
 * The period of a number by the words beside it: "$40 an hour", "a month of 300". Nothing where none is named before
 * the next number.
 * @param at the place of the number
 */
export function periodAt(words: readonly Word[], at: number): Period | undefined {
  const word = (place: number) => words[place]?.word ?? '.';
  for (let place = at + 1; place <= at + farthest; place += 1) {
    const isTwo = two.test(words[place]?.number?.text ?? word(place));
    if (isTwo && twoOf.test(word(place + 1))) return 'two weeks';
    if (word(place).startsWith('#') || sentenceEnd.test(word(place))) break;
    const period = periodOf[word(place)];
    if (!period) continue;
    const before = word(place - 1);
    const isNamed = weekdays.test(word(place)) || /ly$|al(?:es)?$|diari/.test(word(place));
    if (isNamed || introduces.test(before)) return period;
  }
  return periodBefore(words, at);
}

/** "A week we sell 40", "monthly rent 1,200"; a period that belongs to the number before it is not meant. */
function periodBefore(words: readonly Word[], at: number): Period | undefined {
  for (let place = at - 1; place >= at - nearest; place -= 1) {
    const { word = '.' } = words[place] ?? {};
    if (word.startsWith('#') || sentenceEnd.test(word)) return undefined;
    const period = periodOf[word];
    if (!period) continue;
    const before = words.slice(Math.max(0, place - farthest), place);
    const isOfOther = before.some((one) => one.word.startsWith('#'));
    const isNamed = /ly$|al$/.test(word) || introduces.test(words[place - 1]?.word ?? '');
    return isNamed && !isOfOther ? period : undefined;
  }
  return undefined;
}
