import type { Question } from './blanks.js';
import { type Cost, type Name, whatIsLeftOf } from './sum-of-what-is-left.js';

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

const costBlanks: Question<Cost>['blanks'] = {
  taken: {
    kinds: ['percent'],
    isNamed: true,
    many: true,
    isOptional: true,
    words:
      /\b(?:takes?|keeps?|fee|fees|commission|share|(?:food|ingredients|goods|flowers|materials?)(?: costs?| in it))\b/,
  },
  rate: {
    kinds: ['money'],
    isNamed: true,
    isOptional: true,
    words:
      /\b(?:an hour|hours? at|hour|helpers?|assistant|guys?|men|pay|gets?|wages?|drivers?|servers?|workers?|each for|a day|muchachos)\b/,
  },
  workers: {
    kinds: ['count'],
    counts: new RegExp(`${workerWords.source}|\\b(?:people|person)`),
    isOptional: true,
  },
  hours: { kinds: ['count'], counts: /\b(?:hour|minut)/, isOptional: true },
  days: { kinds: ['count'], counts: /\bday/, isOptional: true },
  fixed: {
    kinds: ['money'],
    isNamed: true,
    many: true,
    isOptional: true,
    words: fixedWords,
  },
};

/** Something is sold or done, with what goes into each, who works on it, and what is paid beside it: what is left. */
export const whatItLeaves: Question<Exclude<Name, 'sales'>> = {
  asks,
  blanks: {
    price: {
      kinds: ['money'],
      isNamed: true,
      words:
        /\b(?:sell|sells|sold|charge|charges|price|pays?|get|gets|at|(?:it|them|one|those) for|bring|brings|quoted?|each|average|apiece|(?:typical|average|usual) (?:order|ticket|sale))\b/,
      not: /\b(?:costs?|rent|permit|wages?)\b|^\s*(?:an|per|\/) ?hour/,
    },
    counts: {
      kinds: ['count'],
      counts: new RegExp(`^(?!.*(?:${timeWords.source}|${workerWords.source}))`),
      many: true,
      isOptional: true,
    },
    unitCosts: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      many: true,
      isOptional: true,
      words: unitWords,
      not: /^\s*an hour|\brent\b/,
    },
    ...costBlanks,
  },
  answer: (filled, given) => whatIsLeftOf({ ...filled, sales: [] }, given),
};

/** The same of all that came in on a day, in a month, or with one job. */
export const whatSalesLeave: Question<Cost | 'sales'> = {
  asks,
  blanks: {
    sales: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:brought in|sales|took in|take in|takes in|came in|revenue|made|takings)\b/,
    },
    ...costBlanks,
  },
  answer: (filled, given) =>
    whatIsLeftOf({ ...filled, price: [], counts: [], unitCosts: [] }, given),
};
