import { periodsInYear } from '../reading/periods.js';
import { combined, type FieldValue, type GivenNumbers, unsure } from './given-numbers.js';

// Amounts that were told for another time or thing than that of their field.

/** "Two more hours on weekdays": on five days. */
const onWeekdays = /\b(?:weekdays|weeknights|entre semana)\b/;

/** Hours of a day, on the days that are named. */
export function onDays(
  own: FieldValue | undefined,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [days] = find('days');
  const [only] = own?.from ?? [];
  const isWhole = only?.period === 'week' || only?.period === 'day';
  if (!own || !only || isWhole) return own;
  if (days && days.value <= 7)
    return combined(own.value * days.value, own, { ...days, from: [days] });
  return onWeekdays.test(`${only.before} ${only.after}`) ? combined(own.value * 5, own) : own;
}

/** "28 kids at $185 a week": what one pays in a month, where so many pay all the time. */
export function inOneMonth(own: FieldValue | undefined, { find, hasField }: GivenNumbers) {
  const [one, ...others] = own?.from ?? [];
  const period = one?.period;
  const isOfTime = period === 'week' || period === 'two weeks' || period === 'year';
  const isCounted = find('sold').some((sold) => sold.period !== undefined);
  if (
    !own ||
    !isOfTime ||
    others.length > 0 ||
    isCounted ||
    !(hasField('sold') || hasField('costs'))
  )
    return own;
  return { ...own, value: Math.round((own.value * periodsInYear[period] * 100) / 12) / 100 };
}

const byVisit =
  /^(?:an?|per|each|every|por|cada) (?:visit|time|cut|clean|cleaning|session|class|visita|vez|clase)\b/;
const timesInYear: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:every other week|every two weeks|biweekly|bi weekly|cada dos semanas|cada quince dias)\b/,
    26,
  ],
  [/\b(?:weekly|every week|once a week|semanal(?:es)?|cada semana|por semana)\b/, 52],
  [/\b(?:monthly|every month|once a month|mensual(?:es)?|al mes)\b/, 12],
];

/** "64 weekly clients pay 130 a visit": what one pays in a month. */
export function paidByVisit(
  own: FieldValue | undefined,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [pays] = own?.from ?? [];
  if (!own || !pays || !byVisit.test(pays.after)) return own;
  const told = [pays, ...find('customers'), ...find('leaving')]
    .map(({ before, after }) => `${before} ${after}`)
    .join(' ');
  const times = timesInYear.find(([words]) => words.test(told))?.[1];
  return times
    ? { ...own, value: Math.round((own.value * times * 100) / 12) / 100 }
    : { ...own, probability: Math.min(own.probability, unsure) };
}

const forLead = /^(?:an?|per|each|for each|por|cada) (?:lead|click|call|quote|contacto|llamada)\b/;

/** "$45 a lead, 20 leads a month": what all of them cost. */
export function spentOnLeads(
  own: FieldValue | undefined,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [spent] = own?.from ?? [];
  if (!own || !spent || !forLead.test(spent.after)) return own;
  const leads = [...find('none'), ...find('won')].find(({ after }) =>
    /^(?:leads|clicks|calls|quotes|contactos|llamadas)\b/.test(after),
  );
  return leads
    ? combined(own.value * leads.value, own, { ...leads, probability: 1, from: [leads] })
    : { ...own, probability: Math.min(own.probability, unsure) };
}

/** "Open six hours more, I guess 350 in sales": of all these hours, where no hour is named. */
export function inOneHour(
  own: FieldValue | undefined,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [sales] = own?.from ?? [];
  const [hours] = find('openHours');
  if (!own || !sales || !hours || sales.period || hours.value <= 1) return own;
  // "An hour" may be read as a number of its own.
  const isOfHour =
    /\b(?:hour|hr|hora)\b/.test(`${sales.before} ${sales.after}`) ||
    (sales.after === '' && find('none').some(({ value, before }) => value === 1 && before === ''));
  return isOfHour ? own : { ...own, value: Math.round((own.value * 100) / hours.value) / 100 };
}

/** "Nine hours a week, plus $45 in gas": as often as what it is named with. */
export function asOften(
  own: FieldValue | undefined,
  label: string,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [only, ...others] = own?.from ?? [];
  const period = find(label)[0]?.period;
  if (!own || !only || only.period || others.length > 0 || !period) return own;
  return combined((own.value * periodsInYear[period]) / 12, own);
}

const weeksInYear = 52;
/** Nobody works fewer weeks of a year; "4.3 weeks" are those of a month. */
const minWeeksWorked = 10;

/** Weeks of work in a year. */
export const ofAYear = (own: FieldValue | undefined): FieldValue | undefined =>
  own && own.value >= minWeeksWorked ? own : undefined;

/** Weeks off are counted already in hours of a month or a year. */
export function weeksOfHours({ find }: GivenNumbers): FieldValue | undefined {
  const [hours] = find('hours');
  return hours?.period === 'month' || hours?.period === 'year'
    ? { value: weeksInYear, probability: 1, from: [] }
    : undefined;
}
