import { numberWords } from './number-words.js';

/** What a figure is. `reference`: the number of an invoice, an order, a permit. */
export type FigureKind =
  | 'email'
  | 'web'
  | 'phone'
  | 'address'
  | 'reference'
  | 'money'
  | 'percent'
  | 'time'
  | 'date'
  | 'quantity';

/** A fact with a figure or a date, in the exact words of the entry. */
export interface Figure {
  readonly kind: FigureKind;
  /** As entered: "$1,250.00", "by October 15", "555-0142". */
  readonly text: string;
  /** Of money, percentages and quantities, for computing. */
  readonly value?: number;
  /** What a quantity counts, and what an amount is per: "hours", "cakes", "hour". */
  readonly unit?: string;
  /** What an amount or a number belongs to: "the fence repair" of "$480 for the fence repair"; "invoice". */
  readonly of?: string;
  /** The sentence or line in which it stands, and where. */
  readonly clause: string;
  readonly start: number;
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday =
  '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const fullWeekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const year = '(?:,?\\s+(?:19|20)\\d\\d)';
const clock = '(?:\\d{1,2}(?::\\d{2})?\\s?(?:[ap]\\.m\\.|[ap]m?\\b)|\\d{1,2}:\\d{2}|noon|midnight)';
const span = '\\s?(?:-|–|to|until|till|and)\\s?';

const smallNumbers = `${Object.keys(numberWords).join('|')}|dozen|half`;
const units =
  'minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|feet|ft|square feet|sq\\.? ?ft|acres?|pounds?|lbs?|ounces?|oz|gallons?|kg|people|guests|seats|spots|visits|sessions|pieces?|boxes|loaves|cakes|cupcakes|dozen|units?|items?|stars?|reviews?|locations?|employees?|customers?|clients?|orders?|tables?|rooms?|cars?|trucks?|hens|trees?|yards?|inches|percent';

/** In this order: what an earlier pattern took is not read again by a later one. */
const patterns: readonly (readonly [FigureKind, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  [
    'web',
    /\b(?:https?:\/\/|www\.)[^\s,;()<>]*[^\s,;()<>.!?]|\b[a-z0-9-]{2,}\.(?:com|org|net|io|co|us|biz|shop|info|example)(?:\/[^\s,;()<>]*[^\s,;()<>.!?])?/gi,
  ],
  [
    'phone',
    /(?<![\d$.,-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\d-])|(?<![\d$.,#-])\d{3}-\d{4}(?![\d-])|(?<![\d$#])\d{10}(?!\d)/g,
  ],
  [
    'address',
    /(?<![$\d-])\b\d{1,6}\s+(?:[NSEW]\.?\s+|North\s+|South\s+|East\s+|West\s+)?(?:[A-Z0-9][\w'.]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Pike|Highway|Hwy|Parkway|Pkwy|Square|Sq|Terrace|Circle|Cir)\b\.?(?:,?\s+(?:Suite|Ste|Unit|Apt|#)\.?\s?[\w-]+)?|(?<![$\d-])\b\d{1,6}\s+(?:[nsew]\.?\s+)?(?:[a-z0-9]+\s+){1,2}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|pike|highway|hwy|parkway|pkwy)\b\.?/g,
  ],
  [
    'reference',
    /\b(?:invoice|inv|order|quote|estimate|ticket|purchase order|po|policy|account|claim|reservation|booking|confirmation|work order|permit|license|licence|tracking)(?:\s*(?:number|no\.?|nr\.?|num\.?|id|#)\s*:?\s*#?\s*|\s*#\s*|\s+(?=[A-Z]{1,4}-?\d|\d{3,}(?!\s+[a-z]+s\b))|(?<=invoice|inv)\s+(?=\d))(?=[A-Z-]*\d)[A-Z]{0,5}-?\d[\w-]*|#\s?\d{2,}[\w-]*/gi,
  ],
  [
    'money',
    /(?:US)?[$€£]\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:k|m|million|thousand)\b)?(?:\s?(?:-|–|to)\s?[$€£]?\d+(?:,\d{3})*(?:\.\d+)?k?\b)?|\b\d+(?:,\d{3})*(?:\.\d+)?\s?(?:dollars|bucks|usd|cents)\b/gi,
  ],
  ['percent', /\b\d+(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d+(?:\.\d+)?)?\s?(?:%|percent\b)/gi],
  [
    'time',
    new RegExp(
      `\\b${clock}(?:${span}(?:${clock}|close|\\d{1,2}))?|\\b\\d{1,2}${span}${clock}|(?<=\\b(?:at|till|until|by|around|before|after)\\s)\\d{1,2}\\b(?![\\d%/,.:-]*\\d|%|\\s?(?:${units})|\\s+[a-z]+s\\b)|\\b(?<=${weekday}s?,?\\s)\\d{1,2}\\s?(?:-|–)\\s?\\d{1,2}\\b`,
      'gi',
    ),
  ],
  [
    'date',
    new RegExp(
      [
        `\\b(?:${fullWeekday},?\\s+(?:the\\s+)?)?${month}\\s+(?:the\\s+)?${day}(?:\\s?(?:-|–|to|and|&)\\s?(?:${month}\\s+)?${day})?${year}?(?![\\d:])`,
        `\\b(?:${fullWeekday},?\\s+(?:the\\s+)?)?${day}\\s+(?:of\\s+)?${month}${year}?`,
        `\\b(?:0?[1-9]|1[0-2])\\/(?:0?[1-9]|[12]\\d|3[01])(?:\\/(?:\\d{4}|\\d{2}))?\\b`,
        `\\b\\d{4}-\\d{2}-\\d{2}\\b`,
        `\\b(?:(?:this|next|last|every|each)\\s+)?${fullWeekday}(?:\\s?(?:-|–|to|thru|through|and|&|or)\\s?${fullWeekday})?(?:\\s+(?:morning|afternoon|evening|night)s?)?(?:,?\\s+the\\s+${day})?\\b`,
        `\\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\s?(?:-|–|to|thru|through|and|&)\\s?${weekday}\\b`,
        `\\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\b`,
        `\\b(?:the\\s+)?(?:end|middle|beginning)\\s+of\\s+(?:the\\s+|this\\s+|next\\s+)?(?:day|week|month|year|${month})`,
        `\\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last)\\s+(?:week(?:end)?|month|year|spring|summer|fall|autumn|winter|morning|afternoon|evening|night|${month}))\\b`,
        `\\b(?:January|February|April|June|July|August|September|October|November|December)${year}?\\b`,
        `\\b(?:Thanksgiving|Christmas(?:\\s+(?:Eve|Day))?|Easter|Halloween|New Year'?s(?:\\s+(?:Eve|Day))?|Labor Day|Memorial Day|Mother'?s Day|Father'?s Day|Valentine'?s(?:\\s+Day)?|(?:the\\s+)?4th of July|Independence Day|Black Friday|Presidents'? Day|Hanukkah)\\b`,
        `\\b(?:the\\s+)\\d{1,2}(?:st|nd|rd|th)\\b(?!\\s+(?:anniversary|birthday|year|time|floor|grade|century))`,
        `\\b(?:in|by|since|until|till|this|next|last|of|mid|late|early)[\\s-](?:March|May)\\b(?!\\s+\\d)`,
        `\\b(?:in|since|est\\.?|established|founded)\\s+(?:19|20)\\d\\d\\b`,
      ].join('|'),
      'gi',
    ),
  ],
  [
    'quantity',
    new RegExp(
      `(?<![\\d$#/])\\b(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:\\s?(?:-|–|to)\\s?\\d+(?:,\\d{3})*(?:\\.\\d+)?)?\\+?|(?:${smallNumbers}))(?:\\s|-)?(?:${units})\\b|(?<![\\d$#/.])\\b\\d+(?:,\\d{3})*(?:\\.\\d+)?\\+?\\b(?![/%])`,
      'gi',
    ),
  ],
];

const numberIn = (text: string): number | undefined => {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (!found) return undefined;
  const value = Number(found.replaceAll(',', ''));
  if (/\d\s?k\b|thousand/i.test(text)) return value * 1_000;
  return /\d\s?m\b|million/i.test(text) ? value * 1_000_000 : value;
};

const dateWord =
  /^(?:the\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun|to|this|next|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** What an amount is for: the words after "for", or those before it. */
function purposeOf(clause: string, start: number, end: number): string | undefined {
  const after =
    /^\s+for\s+([^,.;!?]{2,60}?)(?=\s+(?:by|due|on|at|until|from|and)\s|[,.;!?]|$)/i.exec(
      clause.slice(end),
    );
  if (after?.[1] && !dateWord.test(after[1])) return after[1].trim();
  const per = /^\s*(?:\/|per\s|an?\s|each\b)\s*(\w+)?/i.exec(clause.slice(end));
  const before = clause
    .slice(0, start)
    .split(/[,.;!?:(]|\b(?:and|but|is|are|was|were|of|for|at|to|from)\b/i)
    .at(-1)
    ?.trim();
  const isNoun = before && /[a-z]{3}/i.test(before) && before.split(/\s+/).length <= 4;
  if (isNoun && !/\b(?:we|I|you|they|he|she|mention|give|offer|ask|about|after)\b/i.test(before))
    return before;
  return per?.[1];
}

const unitOf = (text: string, rest: string): string | undefined =>
  /(?:\d|\s|-)([a-z][a-z. ]*)$/i.exec(text)?.[1]?.trim() ??
  /^\s*(?:\/|per\s+|an?\s+)([a-z]+)/i.exec(rest)?.[1] ??
  undefined;

/** The figures of a sentence, in their order. */
export function figuresIn(clause: string): Figure[] {
  let open = clause;
  const found: Figure[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of open.matchAll(pattern)) {
      const text = match[0].trim();
      if (text === '') continue;
      const start = match.index + match[0].indexOf(text);
      const end = start + text.length;
      const isCounted = kind === 'money' || kind === 'percent' || kind === 'quantity';
      const value = isCounted ? numberIn(text) : undefined;
      const unit =
        kind === 'quantity' || kind === 'money' ? unitOf(text, clause.slice(end)) : undefined;
      const of =
        kind === 'reference'
          ? /^[a-z ]+/i
              .exec(text)?.[0]
              .replace(/\b(?:number|no|nr|num|id)\b/gi, '')
              .trim()
              .toLowerCase()
          : isCounted
            ? purposeOf(clause, start, end)
            : undefined;
      found.push({
        kind,
        text,
        clause,
        start,
        ...(value !== undefined && { value }),
        ...(unit && { unit }),
        ...(of && { of }),
      });
      open =
        open.slice(0, match.index) +
        '\u0000'.repeat(match[0].length) +
        open.slice(match.index + match[0].length);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
