import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { plain } from '../line.js';
import { type Amount, bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { hoursOf } from './hours-of.js';

const roundTrip = /\b(?:round[- ]?trip|there and back|both ways|total|in all|ida y vuelta)\b/;
const oneWay =
  /\b(?:each way|one way|every way|away|from (?:here|us|me|my|our|the shop)|(?:out|over) (?:there|to)|cada (?:lado|camino|viaje)|de ida)\b/;

/** A job far away: what is left of it after the miles there and back and the hours on the road. */
export const tripToAClient: Question<
  'miles' | 'perMile' | 'price' | 'costs' | 'hours' | 'rate' | 'trips'
> = {
  asks: /\b(?:miles?|millas?)\b/,
  blanks: {
    miles: { kinds: ['count'], counts: /\bmil/, isNamed: true, words: /\b(?:miles?|millas?)\b/ },
    perMile: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /^\s*(?:an?|per|each|every|\/|la|por) ?mil(?:es?|las?)\b|\bmileage\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:job|pays?|paying|charge|quoted?|visit|call|order|offers?|delivery|gig|paga\w?|cobro)\b/,
      not: /\bmile|\b(?:parts|materials?|supplies|tolls?|parking)\b|^\s*an hour/,
    },
    costs: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isOptional: true,
      isNamed: true,
      words: /\b(?:parts|materials?|supplies|tolls?|parking|food|products?|ingredients?|costs?)\b/,
      not: /\bmile/,
    },
    hours: { kinds: ['count'], counts: /\b(?:hour|minut)/, isOptional: true },
    trips: { kinds: ['count'], counts: /\b(?:trip|visit|time|drive|viaje)/, isOptional: true },
    rate: { kinds: ['money'], time: 'hour', isOptional: true },
  },
  answer: (
    {
      miles: [miles],
      perMile: [perMile],
      price: [price],
      costs,
      hours: [hours],
      rate: [rate],
      trips: [trips],
    },
    { text },
  ) => {
    if (!miles || miles.period || !perMile || !price || perMile.value > 10) return undefined;
    if ((hours === undefined) !== (rate === undefined) || hours?.period) return undefined;
    if (trips?.period) return undefined;
    const isOneWay = oneWay.test(text) && !roundTrip.test(text);
    if (!isOneWay && !roundTrip.test(text)) return undefined;
    const sheet = new Sheet();
    const times = (isOneWay ? 2 : 1) * (trips?.value ?? 1);
    const all = times > 1 ? sheet.times('allMiles', count(times), miles) : count(miles.value);
    const drive = sheet.times('drive', all, bare(perMile));
    const time: Amount[] =
      hours && rate ? [sheet.times('time', count(hoursOf(hours)), bare(rate))] : [];
    const left = sheet.minus('left', bare(price), ...costs.map(bare), drive, ...time);
    sheet.use(miles, perMile, price, ...costs, hours, rate, trips);
    return sheet.tells(
      'job-bid',
      (t: Translate) =>
        t('adviceTripToClient', {
          isGain: left.value > 0 ? 'yes' : 'no',
          left: usd(Math.abs(left.value)),
          miles: plain(all.value),
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
