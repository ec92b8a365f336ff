import { anyMonth, anyWeekday } from '../../../facts/grammar/calendar-names.js';
import { equivalents } from './equivalents.js';

/** Words of the same meaning, in each direction that reads well anywhere in a sentence. */
export type Exchange = readonly [pattern: RegExp, said: string | ((...found: string[]) => string)];

/** "The price is $5" costs nothing. */
const sums =
  'price|prices|fee|fees|cost|costs|rate|rates|total|deposit|charge|rent|tuition|pay|wage|wages|budget|admission|entry|salary|minimum|it|that|this|which|there|they|those|what';

const count = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const period =
  '(?:day|week|weekend|month|year|morning|afternoon|evening|night|season|spring|summer|fall|winter)';

/** What happens on its date, and how that is said before. */
const scheduled: Readonly<Record<string, readonly [before: string, soon: string]>> = {
  opens: ['open', 'opening'],
  hosts: ['host', 'hosting'],
  holds: ['hold', 'holding'],
  gives: ['give', 'giving'],
  joins: ['join', 'joining'],
  moves: ['move', 'moving'],
  hires: ['hire', 'hiring'],
  begins: ['begin', 'beginning'],
  starts: ['start', 'starting'],
  returns: ['return', 'returning'],
};
const soon = Object.fromEntries(Object.values(scheduled));

export const exchanges: readonly Exchange[] = [
  // Short forms and whole forms.
  [/\b(we|you|they) are (?=[a-z])/gi, "$1're "],
  [/\b(we|you|they)['’]re (?=[a-z])/gi, '$1 are '],
  [/(?<!\b(?:my|our) [a-z]+ and )\b(we|you|they|I) will (?!not\b)(?=[a-z])/gi, "$1'll "],
  [/\b(we|you|they|I)['’]ll (?=[a-z])/gi, '$1 will '],
  [/\b(do|does|did|is|are|was|were) not\b/gi, "$1n't"],
  [/\b(we|you|they|I) have been\b/gi, "$1've been"],
  [/\b(we|you|they|I)['’]ve been\b/gi, '$1 have been'],
  // Days and hours.
  [
    new RegExp(
      `(?<=[a-z])(?<!\\b(?:now|is|are|was|be|only|not|each|apiece)) on (?=${anyWeekday}\\b|${anyMonth} \\d)`,
      'g',
    ),
    ' ',
  ],
  // "We start Saturday clinics": a day before a thing is part of its name.
  [
    new RegExp(
      `\\b(open|closed|starts?|begins?|ends|arrives?|opens|closes) (?=(?:${anyWeekday}|${anyMonth} \\d{1,2})(?:[.,!]|$| (?:at|from|and|until|through|to)\\b))`,
      'g',
    ),
    '$1 on ',
  ],
  [new RegExp(`\\bstarting (?=${anyWeekday}|${anyMonth}|on |at |in )`, 'g'), 'beginning '],
  [new RegExp(`\\bbeginning (?=${anyWeekday}|${anyMonth}|on |at |in )`, 'g'), 'starting '],
  [/(?<=[a-z]) from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:to|until|till) \d)/g, ' '],
  [
    /(?<=\b(?:open|daily|days|Sundays?|Saturdays?|Fridays?|Thursdays?|Wednesdays?|Tuesdays?|Mondays?)) (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? to \d)/g,
    ' from ',
  ],
  [/(?<!\d), from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:to|until|till) \d)/g, ', '],
  [/(?<=\d), from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m) (?:to|until|till) \d)/g, ', '],
  // An event on a date is yet to come; what is on every Monday is.
  [
    new RegExp(
      `(?<=^[^,;:?!]{3,60} )(${Object.keys(scheduled).join('|')}) (?!(?:are|is|back)\\b)(?=[^;:?!]*\\b${anyMonth} \\d)(?![^;:?!]*\\b(?:every|each|daily|${anyWeekday}s|until|through|from)\\b)`,
      'g',
    ),
    (_, verb = '') => `will ${scheduled[verb]?.[0]} `,
  ],
  [
    new RegExp(
      `(?<=^(?:\\p{Lu}|On |In )[^;:?!]{3,60}[a-z)]) will (${Object.keys(soon).join('|')}) (?=an?\\b|its\\b|another\\b)`,
      'gu',
    ),
    (_, verb = '') => ` is ${soon[verb]} `,
  ],
  [/^We will be (?=(?:open|closed)\b)/g, "We're "],
  [/\b((?:our|the|my) [a-z]*[a-rt-z]) will be (?=(?:open|closed)\b)/gi, '$1 is '],
  // Prices.
  [
    /(\$\d(?:[\d.,]*\d)?|\bcents) an? (?!(?:few|lot|bit|little|long|great|good|full|new|free|small|large|half|half-)\b)(?=[a-z]+)/g,
    '$1 per ',
  ],
  [
    /(\$\d(?:[\d.,]*\d)?|\bcents) per (?=(hour|day|week|month|year|pound|yard|foot|dozen|mile|gallon|person|night|visit|class)\b)/g,
    (_, much = '', unit = '') => `${much} ${unit === 'hour' ? 'an' : 'a'} `,
  ],
  [/(?<!\bat least )(\$\d[\d.,]*|\b\d+) or more\b/g, 'at least $1'],
  [/\b(each one|every one|it) comes with (?=an? )/gi, '$1 includes '],
  [
    /\b((?:order|ticket|membership|package|kit|pass|rental|tour)(?:e?s)?(?: [a-z]+ by [A-Z][a-z]+ \d+)?) include(s?) (?=an? |free )/gi,
    '$1 come$2 with ',
  ],
  [/\bat no cost\b/g, 'for free'],
  [
    new RegExp(`\\b(?!(?:${sums})\\b)([a-z]+) (is|are) (?=(?:only |just |from )?\\$\\d)`, 'g'),
    (_, thing = '', verb = '') => `${thing} ${verb === 'is' ? 'costs' : 'cost'} `,
  ],
  [
    /\b(?!(?:and|or|that|which)\b)([a-z]+) (costs?) (?=(?:only |just )?\$\d)/g,
    (_, thing = '', verb = '') => `${thing} ${verb === 'costs' ? 'is' : 'are'} `,
  ],
  [
    /(?:\b(?:[Gg]et|[Tt]ake|[Ee]njoy) |(?<=^|: ))((?:\d+ ?%|\$\d[\d.,]*)) off (?!(?:through|until|on|in|this|for|when|if|with|every|and|or|to)\b)(?=[a-z])/g,
    (found = '', much = '') => `${/^[gte]/.test(found) ? 'save' : 'Save'} ${much} on `,
  ],
  // Verbs.
  [
    /\b([Ww]e|[Yy]ou|[Tt]hey|I) have (?=(?:an?|\d+|two|three|four|five|six|plenty|lots|room|many|several|new|a few) )(?!.*\b(?:have|to) (?:been|be)\b)/g,
    "$1've got ",
  ],
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I)['’]ve got (?=(?:an?|\d+|two|three|plenty|room|new) )/g, '$1 have '],
  [/\b([Ww]e) offer\b/g, '$1 provide'],
  [/\bless than (?=\$?\d)/g, 'under '],
  [/\b([Cc]ome|[Gg]o) and (?=see|try|meet|get|say|join)/g, '$1 '],
  // A start, with its day after it.
  [new RegExp(`\\bstart(s?) (?=(?:on|at|in|this|next) (?!\\$)|${anyMonth} \\d)`, 'g'), 'begin$1 '],
  [new RegExp(`\\bbegin(s?) (?=(?:on|at|in|this|next) (?!\\$)|${anyMonth} \\d)`, 'g'), 'start$1 '],
  // What ties clauses.
  [/\b([Bb])ecause (?!of\b)/g, (_, first = '') => (first === 'B' ? 'Since ' : 'since ')],
  [/\b(says|said) (?=(?:the|our|her|his|nobody|everybody|\d+) )/g, '$1 that '],
  [/\b(forget|know|says|said|found) that (?=[a-z])/g, '$1 '],
  // What customers get.
  [/\b([a-z]+s|you) get (?=\$\d|\d+ ?%|one free|a free|free )/gi, '$1 receive '],
  // Thanks.
  [/\bThank you for\b/g, 'Thanks for'],
  [/\bThanks for\b/g, 'Thank you for'],
  [/^Thank you to\b/g, 'Many thanks to'],
  [/(?<=\b(?:to|for|of|from) )everyone who\b/g, 'all who'],
  // Other words.
  [/\bkids (?=under \d)/g, 'children '],
  [/\b([Aa])ll (?:the )?money goes to\b/g, '$1ll proceeds go to'],
  [/(?<=\b(?:\d+|three|four|five|six|eight|ten|twelve) )and older\b/g, 'and up'],
  [/\b(tickets?|coupons?|cards?|vouchers?)((?: [a-z]+){0,3}) still good\b/gi, '$1$2 still valid'],
  [/\bcosts nothing\b/g, 'is free'],
  [
    /\b([Dd]rop|[Bb]ring|[Cc]all) (off|in) ((?:your|an?|the) [a-z]+(?: [a-z]+)?)(?= (?:by|before|on|at|and|until)\b|[.,!])/g,
    '$1 $3 $2',
  ],
  [/\bas well as\b/g, 'and also'],
  [/\bany of our\b/g, 'any of the'],
  [/\ball of (?=the|my)/g, 'all '],
  [/(?<!\b(?:is|was|are|were|just|only|mainly) )\bbecause of\b/g, 'due to'],
  [
    /(?<!\b(?:is|are|was|were|be) )\bdue to (?=(?:the|our|an?|his|her|my|bad|heavy|high)\b)/g,
    'because of ',
  ],
  [/\binstead of\b/g, 'rather than'],
  [/\brather than (?=(?:an?|the|our|your|\$?\d|two|three|four|five|[a-z]+ing)\b)/g, 'instead of '],
  [
    new RegExp(
      `(?<!\\b(?:[Aa]lmost|[Nn]early|[Nn]ot) )\\bevery (?=(?:${period}|${anyWeekday}|piece|payment|customer|child|student|guest|order|member|class|visit|room|box|bag|jar|pair|family|person|ticket)\\b)(?![a-z]+ (?:but|except)\\b)`,
      'g',
    ),
    'each ',
  ],
  [
    new RegExp(
      `(?<!\\b(?:on|of|from|for|other|in) )\\beach (?=(?:${period}|${anyWeekday}|one|piece|child|student|guest|order|box|bag|jar|family)\\b(?! of us))`,
      'g',
    ),
    'every ',
  ],
  [/^Each (?=(?:one|piece|child|student|guest|order|box|bag|jar|family) )/g, 'Every '],
  [
    new RegExp(
      `(?<!\\b(?:not|only|even|except|closed) )\\bon (${anyWeekday})s(?! (?:and|or|to|through)\\b)`,
      'g',
    ),
    'every $1',
  ],
  [
    new RegExp(
      `(?<=[a-z] )(?<!\\b(?:for|of|is) )every (${anyWeekday})(?=[.,!]|$| (?:at|from)\\b)`,
      'g',
    ),
    'on $1s',
  ],
  [
    new RegExp(`(?<![$.,\\d])(${count} [a-z]+s) a (day|week|month|year)(?=[.,!]|$| and\\b)`, 'g'),
    (found = '', much = '', unit = '') =>
      /dollars|cents/.test(much) ? found : `${much} each ${unit}`,
  ],
  [
    /(?<!\b(?:not|for|of) )\ball (day|night|week|month|year|summer|winter|spring|fall|season|weekend)(?=[.,!]|$| (?:at|from|in|on|for|with)\b)/g,
    'all $1 long',
  ],
  [
    new RegExp(
      `\\b(ready|done|finished|installed|repaired|fixed) in (?=(?:about |around |under )?${count} )`,
      'g',
    ),
    '$1 within ',
  ],
  [
    /\bone of our (client|customer|member|student|driver|neighbor|regular|patient|reader)s\b/g,
    'a $1 of ours',
  ],
  [/\banother (?=\$\d)/g, 'an extra '],
  [/(?<=, )thanks to (?=(?:an?|the|our) )/g, 'with help from '],
  [
    /\b(people|those|anyone|everyone|families|children|customers|guests|owners) who have (?=an? |[a-z]+ (?!ed\b))(?!(?:been|to|not|never|already|just)\b|[a-z]+ed\b)/g,
    '$1 with ',
  ],
  [/\bwho has (?=\d+ years\b)/g, 'who brings '],
  [
    /\b(is|are) in (?=(?:the|our) (?:former|old|back|basement|church|library|school|alley)\b)/g,
    '$1 located in ',
  ],
  [
    /(?<=[a-z] )(?<!\bjust )the way (?=(?:my|our|her|his) (?:grand|mother|father|mom|dad))/g,
    'just the way ',
  ],
  [/\b([Ww]e|[Tt]hey|I) just (?=(?:[a-z]+ed|bought|built|made|got)\b)/g, "$1've just "],
  [/\b(the|this|her|his|our) (business|company) was started\b/g, '$1 $2 was founded'],
  [/\b(?:started|opened) (?=(?:the|this|her|his|our) (?:business|company)\b)/g, 'founded '],
  [/\b[Ff]olks (?=in|near|who)/g, (found = '') => `${found.startsWith('F') ? 'P' : 'p'}eople `],
  [/^([A-Z][a-z]+|She|He) joined (?=our (?:team|crew|staff)\b)/g, '$1 has joined '],
  [/\breceive (?=another \$)/g, 'get '],
  [
    /^This (article|post|guide) (?:explains|shows|tells you) (?=(?:how|what|why|when)\b)/g,
    'In this $1, you will learn ',
  ],
  [
    /^This (article|post|guide) (?:explains|covers|describes) (?=the\b)/g,
    'In this $1, you will learn about ',
  ],
  ...equivalents,
];

/** A sentence with all of these exchanges that fit; none undoes one before it. */
export const exchangedIn = (sentence: string, all: readonly Exchange[]): string =>
  all.reduce((said, [pattern, other]) => {
    const found = [...said.matchAll(pattern)][0]?.[0];
    if (found === undefined || !sentence.includes(found)) return said;
    return typeof other === 'string'
      ? said.replace(pattern, other)
      : said.replace(pattern, (...parts) => other(...parts));
  }, sentence);
