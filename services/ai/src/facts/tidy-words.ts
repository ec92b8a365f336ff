import { properNames } from './proper-names.js';

/** Short forms and frequent typing errors, and what stands in a text instead. Figures and names are never touched. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pls|plz|plse|pleas)\b/gi, 'please'],
  [/\b(?:thx|thnx|tnx|thks)\b/gi, 'thanks'],
  [/\b(?:ty|thank u)\b(?= for\b)/gi, 'thank you'],
  [/\bu\b(?![.']|\s?s\b)/g, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(we|you|they|u) r\b/gi, '$1 are'],
  [/\bw\/o\b/gi, 'without'],
  [/(?<=^|\s)w\/\s?(?=\w)/gi, 'with '],
  [/\b(?:bc|b\/c|cuz|cus|coz)\b/gi, 'because'],
  [/\bb4\b/gi, 'before'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:tmrw|tmr|tmrow|tommorow|tommorrow|tomorow|tomorro)\b/gi, 'tomorrow'],
  [/\bappt(s?)\b/gi, 'appointment$1'],
  [/\babt\b/gi, 'about'],
  [/\bppl\b/gi, 'people'],
  [/\bbiz\b/gi, 'business'],
  [/\basap\b/gi, 'as soon as possible'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(do|does|did|is|was|are|were|has|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bthats\b/gi, "that's"],
  [/\btheres\b/gi, "there's"],
  [/\byoure\b/gi, "you're"],
  [/\btheyre\b/gi, "they're"],
  [/\bweve\b/gi, "we've"],
  [/\bwhats\b/gi, "what's"],
  [/\b(?:recieve)(d|s)?\b/gi, 'receive$1'],
  [/\b(?:appologi[sz]e|apoligi[sz]e|apologis)\b/gi, 'apologize'],
  [/\b(?:appology|apoligy)\b/gi, 'apology'],
  [/\b(?:sory|sorrry)\b/gi, 'sorry'],
  [/\bthier\b/gi, 'their'],
  [/\bteh\b/gi, 'the'],
  [/\bdefinat(?:e)?ly\b/gi, 'definitely'],
  [/\baccomodate\b/gi, 'accommodate'],
  [/\badress\b/gi, 'address'],
  [/\b(?:buisness|bussiness|busines)\b/gi, 'business'],
  [/\b(?:custumer|cusomer|costumer|cutomer)(s?)\b/gi, 'customer$1'],
  [/\b(?:delievery|delivary|delivry)\b/gi, 'delivery'],
  [/\b(?:availible|availble|avaliable|avalable)\b/gi, 'available'],
  [/\banniversery\b/gi, 'anniversary'],
  [/\b(?:resturant|restaraunt|restraunt)\b/gi, 'restaurant'],
  [/\b(?:wensday|wendsday|wednsday)\b/gi, 'Wednesday'],
  [/\b(?:thrusday|thurday|thursdy)\b/gi, 'Thursday'],
  [/\b(?:saterday|saturady|satruday)\b/gi, 'Saturday'],
  [/\b(?:febuary|feburary)\b/gi, 'February'],
  [/\b(?:novmber|novemeber)\b/gi, 'November'],
  [/\b(?:decmber|decemeber)\b/gi, 'December'],
  [/\b(?:septmber|setember)\b/gi, 'September'],
  [/\boccured\b/gi, 'occurred'],
  [/\buntill\b/gi, 'until'],
  [/\balot\b/gi, 'a lot'],
  [/\bseperate(ly)?\b/gi, 'separate$1'],
  [/\b(?:apointment|appointmnt|apointmnt)(s?)\b/gi, 'appointment$1'],
  [/\b(?:discout|disount)(s?)\b/gi, 'discount$1'],
  [/\b(?:invioce|invoce)(s?)\b/gi, 'invoice$1'],
  [/\b(?:scedule|shedule)(d?)\b/gi, 'schedule$1'],
  [/\bexited to\b/gi, 'excited to'],
  [/\b(it|that|you|they|we|she|he)ll\b(?<!\b(?:well|hell|shell))/gi, "$1'll"],
  [/\bwed(?= (?:like|love|be glad|be happy|appreciate|rather)\b)/gi, "we'd"],
  [/\bid(?= (?:like|love|be glad|be happy|appreciate|rather)\b)/gi, "I'd"],
  [/\b(could|should|would|must) of\b/gi, '$1 have'],
  [
    /(?<=^|[.,;:]\s|\b(?:because|so|that|know|but|and if|since|when)\s|\b(?:tell|inform|warn)\s(?:(?:mr|mrs|ms|dr)\.?\s)?[\w']+\s)were(?= (?:[a-z]+ing\b|\d|behind|late|closed|closing|open\b|out\b|sorry|not\b|so\b|very|still|happy|here|booked|full|down\b))/gi,
    "we're",
  ],
  [
    /\bits(?= (?:been|a|an|the|not|due|ready|too|so|just|going|still|also|only|very|really|my|our|\$?\d+|free|here|time|closed|open|hard|been|about|getting|raining|time|okay|ok)\b|\s\$\d)/gi,
    "it's",
  ],
  [/\b(next|last|this) (week|month|year)s(?= [a-z])/gi, "$1 $2's"],
  [/\b(one|two|three|four|\d+) weeks notice\b/gi, "$1 weeks' notice"],
  [/\bthru\b/gi, 'through'],
  [/\byrs\b/gi, 'years'],
  [/(?<=[a-z]) \+ (?=[a-z])/gi, ' and '],
  [/\bquickbooks\b/gi, 'QuickBooks'],
  [/\bzelle\b/gi, 'Zelle'],
  [/\bi\b(?=$|[\s,']|\/(?!\w))/g, 'I'],
];

const properNouns =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween|hanukkah|ramadan|valentine|english|spanish|french|italian|mexican|chinese|american|facebook|instagram|google|yelp|linkedin|twitter|zoom|venmo|paypal)(?=s?\b)/g;

/** Short weekdays and months only where the neighbours show that they are no words: "sat" may be a verb. */
const shortDays =
  /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=\s?(?:-|–|&|\/|to |thru |through |and |or )\s?(?:mon|tue|wed|thu|fri|sat|sun)|\s\d|\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|$|[,.;)])|(?<=\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\s?(?:-|–|&|\/|to |thru |through |and |or )\s?)(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi;
const shortMonths =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may|march)(?=\.?\s\d)|(?<=\d(?:st|nd|rd|th)?\s(?:of\s)?)(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may|march)\b/gi;

const dayAfterPreposition =
  /(?<=\b(?:by|on|until|till|next|this|every|since)\s)(?:mon|tues?|wed|thurs?|fri|sat|sun)\b(?!\s+(?:down|in))/gi;
const mayMonth =
  /(?<=\b(?:in|until|till|by|since|this|next|last|of|through|before|after)\s)(?:may|march)\b(?!\s+(?:be|not|I|we|you|have|to)\b)/gi;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Mends the spelling of what was typed in haste. Amounts, numbers and names stay as they were entered. */
export function tidyWords(text: string): string {
  let tidied = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/([!?])[!?]+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/(?:\.{2,}|…)(?=\s|$)/g, '.')
    .replace(/\s+([,;.!?])(?=\s|$)/g, '$1')
    .replace(/,(?=[A-Za-z])/g, ', ');
  for (const [wrong, right] of replacements) {
    tidied = tidied.replace(wrong, (found: string, ...groups: unknown[]) => {
      const filled = right
        .replace(/\$1/g, typeof groups[0] === 'string' ? groups[0] : '')
        .replace(/\$2/g, typeof groups[1] === 'string' ? groups[1] : '');
      return /^[A-Z][a-z]/.test(found) ? capital(filled) : filled;
    });
  }
  return properNames(
    tidied
      .replace(properNouns, capital)
      .replace(shortDays, capital)
      .replace(shortMonths, capital)
      .replace(mayMonth, capital)
      .replace(dayAfterPreposition, capital),
  );
}

const pictographs =
  /(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}][\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*)+/gu;

/** Emojis part what stands before and after them, as bullets do. */
export const withoutEmojis = (text: string): string =>
  text.replace(pictographs, '\n').replace(/[ \t]*(?:[:;]-?[)D(P]|<3|\^\^)(?=\s|$)/g, '');
