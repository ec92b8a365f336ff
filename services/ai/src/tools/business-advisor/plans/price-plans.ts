import { amount, usd } from '../dates-and-amounts.js';
import type { Plan } from './plan.js';

const priceRise: Plan = {
  id: 'price-rise',
  title: 'A higher price',
  headline: ({ computed: { priceRise: rise } }) =>
    rise && `From ${usd(rise.from)} to ${usd(rise.to)}`,
  answer: ({ computed: { priceRise: rise } }) =>
    rise &&
    (rise.spare >= 1
      ? `the new price pays as long as you lose no more than ${amount(rise.spare)} a ${rise.per}. Ask yourself whether you could name that many who would go`
      : 'every customer you lose costs more than the new price brings, so keep it for new customers first'),
  words:
    /\b(?:rais(?:e|ing) (?:my|our|the|it)(?: \w+)?(?: price| rate| cut)?|(?:price|rate) (?:increase|hike)|how many can I lose|scared (?:people|they|customers|clients) (?:will )?leave)\b/gi,
  challenges: ['Strategy'],
  steps: ({ computed: { priceRise: rise } }) => [
    rise
      ? `Go through the names of one normal ${rise.per} and mark those who might leave at ${usd(rise.to)}. Be honest. If you mark fewer than ${amount(rise.spare)}, do it. | low, an hour | nothing | 7`
      : 'Go through the names of one normal week and mark those who might leave. Be honest. | low, an hour | nothing | 7',
    'Say it four weeks ahead, to each one in person and on a small sign: the new price, the day, and thank you. No excuses and no long reasons. | low, a minute for each customer | a printed sign | 30',
    'Keep the old price for those who would really miss it, such as retired people on one weekday. You decide who, and it costs little. | low, half an hour | the difference for those few | 30',
    rise
      ? `Count customers each ${rise.per} for three months. ${amount(rise.spare)} fewer is the line; until then you earn more with less work, and the free time can be sold. | low, ten minutes a week | nothing | 90`
      : 'Count customers each week for three months, beside what comes in. | low, ten minutes a week | nothing | 90',
  ],
  unseen: () => [
    'what others nearby charge for the same',
    'when you last raised it, and what happened',
    'how far ahead you are booked',
  ],
  professional:
    'not needed; other owners of your trade in the next town will tell you how it went for them',
};

const quotes: Plan = {
  id: 'quotes',
  title: 'Quotes that become jobs',
  words:
    /\b(?:quot(?:e|es|ing)|bids?|bidding|estimates?|proposals?) (?:\w+ ){0,4}(?:jobs?|a month|a week|and|but|turn|become|get|win|land|never|don't)\b|\b(?:close|win|land|get) (?:more|fewer|only|a (?:quarter|third)|half|\d+)(?: of)?(?: my| our| the| them)? ?(?:quotes|bids|jobs|estimates)?\b|\bshop(?:ping)? around\b|\bnever hear back\b/gi,
  challenges: ['Growth'],
  steps: () => [
    'Call ten people who said no in the last three months and ask one question: what decided it? Write down price, time, trust or “never heard from you again”. | low, two hours | nothing | 10',
    'Send each quote within a day, while they still see your truck in their mind. If you cannot price it so fast, send the day on which you will. | medium, half an hour a day | nothing | 21',
    'Call two days after each quote: “What questions are open?” Then once more after a week. Most quotes are not lost to a price but to silence. | low, five minutes each | nothing | 30',
    'Put three choices on the page: the plain one, the one you would take, the one with everything. People then compare your choices and not you with somebody else. The price of the plain one stays. | medium, an evening for the form | nothing | 30',
    'Ask two questions on the phone before you drive out: when should it be done, and who else looks at it? Do not quote where nobody means to buy this season. | low, two minutes a call | nothing | 45',
  ],
  unseen: () => [
    'how fast your quotes go out, and who follows up',
    'whom you lose to, and at what price',
    'which kind of job you win most often',
  ],
  professional: 'not needed; those who said no are the experts',
};

const jobBid: Plan = {
  id: 'job-bid',
  title: 'What to ask for a job',
  words:
    /\b(?:asked (?:me |us )?to bid|bid (?:an?|on|for)|they (?:want|offer)(?:ed)? (?:us |me )?\$?[\d,]+|know if \$?[\d,]+ is (?:worth|enough)|what (?:should|do) I charge for)\b/gi,
  challenges: ['Strategy'],
  steps: () => [
    'Walk through the place with a watch and a list before you answer: rooms, floors, trash, keys, parking. Hours guessed from a photo are too few. | low, an hour | nothing | 7',
    'Add what your hours do not show: payroll taxes and insurance on the pay, supplies, the drive, your own hour a week of looking after it. Your payroll service tells you the first one. | medium, an evening | nothing | 10',
    'Then name your price with a reason, and offer a smaller job at theirs: one visit a week less, or without windows and kitchen. Let them choose. | low, an hour | nothing | 14',
    'Agree on three months first, in writing: what is done each time, what costs extra, when the bill is paid. Count the real hours from the first week on, and correct the price at the end. | low, an hour | nothing | 90',
  ],
  unseen: () => [
    'what payroll taxes and insurance add to the pay',
    'supplies and driving time for this place',
    'what they paid the one before you',
  ],
  professional:
    'about insurance they may ask for, or keys and alarms: your insurance agent, before you sign',
};

const vacancy: Plan = {
  id: 'vacancy',
  title: 'Places that stand empty',
  words:
    /\b(?:(?:chair|booth|suite|room|table) (?:rent|rental)|rent (?:out )?(?:chairs?|booths?|stations?|suites?|rooms?)|(?:empty|vacant|unrented) (?:chairs?|booths?|stations?|units?|rooms?|suites?|stalls?|spots?)|(?:chairs?|booths?|stations?|units?|rooms?|suites?|stalls?|\d+|two|three|four) (?:have |has |are |is |been |sit(?:ting)? ){1,3}(?:empty|vacant))\b/gi,
  challenges: ['Growth'],
  steps: ({ trade }) => [
    `Fill one place by a person, not by a post: ask those who are with you who they learned with, and go to ${trade.recruits}. Pay a finder’s thanks of one week to whoever brings somebody who stays. | low, three afternoons | a thank-you | 21`,
    'Lower the beginning, not the price: the first two weeks free or half, then the full amount in writing. A lower price for everybody also goes to those who pay today. | low, an hour | those first weeks | 21',
    'Ask two who looked and did not come what held them back: the money, the hours, the clients they feared to lose, the people. Price is named first and is rarely all of it. | low, two talks | nothing | 10',
    'Put the two ways side by side before you hire on commission: what one brings in for a normal week, your share of it, and what you must then pay and organize. Rent is less, and it is quiet. | medium, an evening | nothing | 14',
    'If they are still empty on that day, let one for single days, or use the room for something that sells on its own. | medium, a weekend | little | 45',
  ],
  unseen: () => [
    'what others nearby ask for the same place',
    'why the last ones left',
    'what a person in such a place takes in during a week',
  ],
  professional:
    'before you switch between rent and commission: an accountant or your state’s labor office, because it changes who is an employee',
};

/** Problems of a price: raising it, quoting it, asking it for a job, or a place that nobody pays. */
export const pricePlans: readonly Plan[] = [priceRise, quotes, jobBid, vacancy];
