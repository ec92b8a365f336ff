import { withSecondPrice } from '../../facts/amounts/bare-amounts.js';
import { noLimit } from '../../facts/amounts/limits.js';
import { numberKind } from '../../facts/amounts/number-kinds.js';
import { numberWordsPattern, valueOfWords } from '../../facts/amounts/number-words.js';

const amount = '(?<![$\\d.,/:#-])\\b(\\d{1,4}(?:\\.\\d\\d)?)';

/** Where a number of a note is a price beyond doubt, each with an example. */
const sure: readonly (readonly [RegExp, string])[] = [
  // "60 dollar tattoos"
  [/(?<![$\d.,])\b(\d[\d.,]*) dollars?(?: bills?)?(?= |,|\.|$)/gi, '$$$1'],
  // "20lb bags 12.99"
  [/(?<![$\d.,/:-])\b(\d{1,4}\.\d\d)(?![\d%])(?! ?(?:oz|lbs?|in|inch|miles?|ft)\b)/g, '$$$1'],
  // "10 a stamp", "85 an hour", "80 per kid"
  [new RegExp(`${noLimit}${amount} (?=(?:an?|per) (?!day|week|time|row)[a-z]+)`, 'gi'), '$$$1 '],
  [new RegExp(`${amount} (?=each\\b|apiece\\b)`, 'gi'), '$$$1 '],
  // "10 classes for 95", "we check it for 49 and"
  [
    /(?<!\b(?:room|seats?|space|spots?|tables?|party|serves|enough|ages?|good|open|live|live in) )\bfor (\d{1,4}(?:\.\d\d)?)(?=$|,|\.$| (?:and|after|before|until|on|or|with|if)\b)/gi,
    'for $$$1',
  ],
  // "79 for 6 weeks"
  [
    /(?<=^|[,;.] |[a-z]{3} )(?<!\b(?:room|seats|space|spots|tables?|party|serves|ages?|open|grades?|at|by) )(\d{2,4})(?= for (?:\d{1,2}|two|three|four|five|six|eight|ten|twelve) (?:weeks|classes|lessons|sessions|months|visits|days|nights|people)\b)/gi,
    '$$$1',
  ],
  // "roses 65 delivered"
  [
    /(?<=[a-z]{2}) (\d{2,4}) (?=(?:delivered|installed|mounted|assembled|framed|fitted)\b)/g,
    ' $$$1 ',
  ],
  // "gutters 80 if we're there"
  [
    /(?<=[a-z]{4} )(?<!\b(?:ages?|over|under|about|around|only|just|least|most|than|until|till) )(\d{2,4}) (?=if (?:we|we're|you|you're|it|it's|i)\b)/g,
    '$$$1 ',
  ],
  // "75 in town", "run 600 to 1500", "285 shared room 340 private", "100 deposit"
  [
    /(?<=^|[,;] )(\d{2,4}) (?=(?:in|out of) town\b|(?:within|inside|outside) the\b|local\b)/gi,
    '$$$1 ',
  ],
  [
    /(?<=\b(?:runs?|costs?|priced at|averages?|cost around|run about) (?:about |around )?)(\d{2,5}) (?:to|-|and) (\d{2,5})(?= |$|[.,])(?! ?(?:weeks|days|hours|people|miles|feet|years|months))/gi,
    '$$$1 to $$$2',
  ],
  [
    /(?<![$\d.,])\b(\d{2,4}) (?=(?:for )?(?:an? )?(?:shared|private|single|double|triple|queen|king)\b(?: room\b)?)/gi,
    '$$$1 ',
  ],
  [/(?<![$\d.,])\b(\d{2,4}) (?=deposit\b)/gi, '$$$1 '],
  [/(\$\d[\d,]* (?:shared|private|single|double)(?: room)?) (?=\$)/gi, '$1, '],
  // "120 basic cut & wrap"
  [/(?<=^|[,.;] )(\d{2,4}) (?=(?:basic|standard|premium|deluxe|complete)\b)/gi, '$$$1 '],
  // "kids 12 & under 35"
  [
    /(?<=\b(?:kids|children|seniors|students|teens|adults|boys|girls) (?:ages? )?\d{1,2} (?:&|and) (?:under|over|up) )\$?(\d{1,4}(?:\.\d\d)?)(?=$|,| (?:all|on|every|this|through|until|with)\b)/gi,
    '$$$1',
  ],
  // "95 minimum", "glass from 8"
  [/(?<![$\d.,])\b(\d{2,4}) (?=minimum\b(?! (?:age|wage|of|order of)))/gi, '$$$1 '],
  [/(?<=[a-z]{3} from )(\d)(?=$|,)/gi, '$$$1'],
  // "tune up 65 push 110 rider"
  [
    /(?<=[a-z]{2} )(\d{2,4}) (?!(?:min|people|kids|adults|feet|ft|inch|lbs?|oz|years|days|hours|weeks|miles|seats|spots|pieces|classes|to|and|or|am|pm|st|ave|rd|street|road|x)\w*\b)([a-z]{3,}),? (\d{2,4}) (?!(?:min|people|kids|adults|feet|inch|years|days|hours|weeks|miles|seats|spots|pieces|classes|street|road)\w*\b)([a-z]{3,})(?=$|,)/g,
    '$$$1 $2, $$$3 $4',
  ],
  // "179 first flue $120 each more", "89 one unit $70 each extra"
  [
    /(?<=[a-z] )\$?(\d{2,4}) (?:for )?(?:the )?(?:first|one) ([a-z]+),? \$?(\d{2,4}) each (?:more|extra|additional)(?: one)?\b/gi,
    '$$$1 for the first $2, $$$3 for each more',
  ],
  // "95 a rick 180 for two", "15 a day 25 both days"
  [
    /(?=,? \d)(?<=\$\d[\d.]* (?:an?|per) [a-z]+),? (\d{1,4}) (?:for )?(?=(?:two|three|four|both|all)\b)/gi,
    ', $$$1 for ',
  ],
  // "30 minutes 25 hour 45"
  [
    /\b(\d{2} (?:min|minutes?)) (\d{2,3}) (?:an? )?hour (\d{2,3})\b/gi,
    '$1 for $$$2, an hour for $$$3',
  ],
  // "two dogs 5 more", "seniors 10 off"
  [
    new RegExp(
      `(?<!\\d on )${amount} (?=(?:more|extra|off)(?:$|,| (?:in|for|if|on|with)\\b))`,
      'gi',
    ),
    '$$$1 ',
  ],
  // "120 for all 12 sessions", "160 for two"
  [
    /^(\d{2,4}(?:\.\d\d)?) (?=for (?:one|two|three|four|all|both|the|a|an|your)\b|delivered\b|with\b)/gi,
    '$$$1 ',
  ],
  // "from 85", "gutter cleaning from 99 one story 149 two story"
  [
    /\b(from|starting at|starts at|only|just) (\d{2,4}(?:\.\d\d)?)(?=$|,| (?:one|two|for|a|an|per|each|up)\b)(?! (?:for|of) \d)/gi,
    '$1 $$$2',
  ],
  [/(?<![$\d])\b(\d{2,4}) (?=(?:one|two|three)[- ]stor)/gi, '$$$1 '],
];

/** "five dollars", "twenty-five bucks", "a dollar" */
const inWords = new RegExp(`\\b(${numberWordsPattern}|a) (?:dollars?|bucks)\\b`, 'gi');

/** One note with the dollar sign where its words say so. */
export function withPrices(note: string): string {
  let priced = note.replace(inWords, (_, words: string) => `$${valueOfWords(words) || 1}`);
  for (const [pattern, sign] of sure) priced = priced.replace(pattern, sign);
  return withSecondPrice(priced).replace(/\$(\d{1,2})(\d{3})(?![\d,.])/g, '$$$1,$2');
}

/** "60 min 32" beside "30 min walk $20": the last number of a short note is a price where others have one. */
export function withPriceAtEnd(note: string): string {
  const found = /^((?:[\w'-]+ ){1,8})(\d{1,4}(?:\.\d\d)?)$/.exec(note);
  const words = note.toLowerCase().split(' ');
  if (!found || /\$/.test(note) || numberKind(words, words.length - 1) !== 'open') return note;
  return `${found[1]}$${found[2]}`;
}

/** "turkey trot thursday 8 am, 20, kids run free": the one note that is a number alone is the price. */
export function withPriceAlone(notes: readonly string[]): readonly string[] {
  const alone = notes.slice(1).filter((note) => /^\d{1,4}(?:\.\d\d)?$/.test(note));
  if (alone.length !== 1) return notes;
  return notes.map((note) => (note === alone[0] ? `$${note}` : note));
}
