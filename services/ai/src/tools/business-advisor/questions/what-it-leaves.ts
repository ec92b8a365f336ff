import { question } from './question.js';
import { whatIsLeftOf } from './sum-of-what-is-left.js';

const workerWords =
  /\b(?:guys?|men|man|helpers?|servers?|workers?|crew|drivers?|barber\w*|assistants?|teachers?|girls?|boys?|bakers?|cooks?|staff|employees?|counselors?|techs?|painters?|movers?)\b/;
const timeWords = /\b(?:hour|minut|day|week|month|year)/;
const costWords =
  /\b(?:costs?|costing|ingredients?|materials?|supplies|food|products?|parts|packaging|shipping|ship|postage|gas|fuel|soap|runs? (?:me|us)|goes into|wrapper|cups?|cloth|fabric|stone|wood|flour|beans|chemicals?|feed|labels?|box(?:es)?|to make|truck|dump|water|thread|paint|buttons|cuesta|gasto)\b/;
/** "A house", "per piece", "each": of one that is sold. */
const ofEach = /^\s*(?:each|apiece|(?:a|an|per) (?!day|week|month|year|hour|night)\p{L}+)/u;
/** "Flowers are $900": what is named before its amount. */
const named = /\p{L}+ (?:is|are|runs?)\s*(?:about |around )?$/u;
const unitWords = new RegExp(`${costWords.source}|${ofEach.source}|${named.source}`, 'u');

const asks =
  /\b(?:left|leaves?|keep|make|making|earn|profit|enough|margin|mine|pay(?:s|ing)?|clear|gain|lose|losing|see what|know|money|take it|worth|cu[aá]nto)\b/;

const fixedWords = new RegExp(
  `\\b(?:rent|permit|fee|rentals?|stand|stall|spot|booth|table|insurance|fuel|gas|truck|van|food|water|ice|vet|feed|barn|lease|room|hall|music|ads?|a day|a week|a month|costs?|oil|propane|materials?|stone)\\b|${named.source}`,
  'u',
);

/** What a sale, a job or a period costs. */
const costs = {
  taken:
    'percent named optional many: takes?|keeps?|fee|fees|commission|share|(?:food|ingredients|goods|flowers|materials?)(?: costs?| in it)',
  rate: 'money named optional: an hour|hours? at|hour|helpers?|assistant|guys?|men|pay|gets?|wages?|drivers?|servers?|workers?|each for|a day|muchachos',
  workers: {
    is: 'count optional',
    counts: new RegExp(`${workerWords.source}|\\b(?:people|person)`),
  },
  hours: 'count of hour|minut optional',
  days: 'count of day optional',
  fixed: { is: 'money named optional many', words: fixedWords },
} as const;

/** Something is sold or done, with what goes into each, who works on it, and what is paid beside it: what is left. */
export const whatItLeaves = question({
  asks,
  numbers: {
    price: {
      is: 'money named',
      words:
        /\b(?:sell|sells|sold|charge|charges|price|pays?|get|gets|at|(?:it|them|one|those) for|bring|brings|quoted?|each|average|apiece|(?:typical|average|usual) (?:order|ticket|sale))\b/,
      not: /\b(?:costs?|rent|permit|wages?)\b|^\s*(?:an|per|\/) ?hour/,
    },
    counts: {
      is: 'count optional many',
      counts: new RegExp(`^(?!.*(?:${timeWords.source}|${workerWords.source}))`),
    },
    unitCosts: {
      is: 'money once named optional many',
      words: unitWords,
      not: /^\s*an hour|\brent\b/,
    },
    ...costs,
  },
  answer: (numbers, _sheet, given) => whatIsLeftOf(numbers, given),
});

/** The same of all that came in on a day, in a month, or with one job. */
export const whatSalesLeave = question({
  asks,
  numbers: {
    sales: 'money named: brought in|sales|took in|take in|takes in|came in|revenue|made|takings',
    ...costs,
  },
  answer: (numbers, _sheet, given) =>
    whatIsLeftOf({ ...numbers, counts: [], unitCosts: [] }, given),
});
