import { plain } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { question } from './question.js';
import { hoursOf, inPeriod } from './times.js';

const roundTrip = /\b(?:round[- ]?trip|there and back|both ways|total|in all|ida y vuelta)\b/;
const oneWay =
  /\b(?:each way|one way|every way|away|from (?:here|us|me|my|our|the shop)|(?:out|over) (?:there|to)|cada (?:lado|camino|viaje)|de ida)\b/;

/** A job far away: what is left of it after the miles there and back and the hours on the road. */
export const tripToAClient = question({
  asks: /\b(?:miles?|millas?)\b/,
  numbers: {
    miles: 'count of mil named: miles?|millas?',
    perMile: {
      is: 'money once named',
      words: /^\s*(?:an?|per|each|every|\/|la|por) ?mil(?:es?|las?)\b|\bmileage\b/,
    },
    price: {
      is: 'money once named',
      words:
        /\b(?:job|pays?|paying|charge|quoted?|visit|call|order|offers?|delivery|gig|paga\w?|cobro)\b/,
      not: /\bmile|\b(?:parts|materials?|supplies|tolls?|parking)\b|^\s*an hour/,
    },
    costs: {
      is: 'money once named optional many',
      words: /\b(?:parts|materials?|supplies|tolls?|parking|food|products?|ingredients?|costs?)\b/,
      not: /\bmile/,
    },
    hours: 'count of hour|minut optional',
    trips: 'count of trip|visit|time|drive|viaje optional',
    rate: 'money hour optional',
  },
  answer: ({ miles, perMile, price, costs, hours, rate, trips }, sheet, { text }) => {
    if (miles.period || perMile.value > 10) return undefined;
    if ((hours === undefined) !== (rate === undefined) || hours?.period) return undefined;
    if (trips?.period) return undefined;
    const isOneWay = oneWay.test(text) && !roundTrip.test(text);
    if (!isOneWay && !roundTrip.test(text)) return undefined;
    const times = (isOneWay ? 2 : 1) * (trips?.value ?? 1);
    const all = times > 1 ? sheet.times('allMiles', count(times), miles) : count(miles.value);
    const drive = sheet.times('drive', all, bare(perMile));
    const time: Amount[] =
      hours && rate ? [sheet.times('time', count(hoursOf(hours)), bare(rate))] : [];
    const left = sheet.minus('left', bare(price), ...costs.map(bare), drive, ...time);
    return sheet.tells(
      'job-bid',
      'adviceTripToClient',
      { isGain: left.value > 0, left: usd(Math.abs(left.value)), miles: plain(all.value) },
      { plan: choicePlan(true) },
    );
  },
});

/** Miles that are driven, miles of a gallon, and what a gallon costs: the fuel. */
export const fuelByMileage = question({
  asks: /\b(?:gas|diesel|fuel|gallons?|mpg|gasolina|gal[oó]n)\b/,
  numbers: {
    miles: {
      is: 'count of mil named',
      words: /\b(?:miles?|millas?)\b/,
      not: /\bgallon|\bgal[oó]n|\bmpg\b/,
    },
    perGallon: {
      is: 'count named',
      words: /\b(?:gallon|gal[oó]n|gal|mpg)\b/,
      counts: /\bmil|\bmpg/,
    },
    gas: 'money once: gas|diesel|fuel|gallon|gasolina|gal[oó]n',
    away: 'count of mil optional named: away|each way|one way; not: round',
    days: 'count of day optional: days?|d[ií]as?',
  },
  answer: ({ miles, perGallon, gas, days }, sheet, { aim }) => {
    const per = miles.period;
    if (gas.value > 15 || perGallon.value > 150) return undefined;
    if (days && (per !== 'day' || !days.period || days.period === 'year')) return undefined;
    const gallons = sheet.over('gallons', miles, perGallon, per);
    const fuel = sheet.times('fuel', { ...gallons, period: per }, bare(gas));
    if (!per) return sheet.tells('job-bid', 'adviceFuelOfATrip', { fuel });
    const all = days ? sheet.times('fuel', { ...bare(fuel), period: days.period }, days) : fuel;
    const yearly = sheet.inYear(all);
    const isMonthly = /\bmonth|\bmes\b/.test(aim);
    const asked = (isMonthly && inPeriod(sheet, all, 'month')) || all;
    return sheet.tells('costs', 'adviceFuel', {
      fuel: asked,
      per: perBehind(asked.period),
      yearly,
    });
  },
});
