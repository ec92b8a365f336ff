import { anyMonth, anyWeekday } from '../../../facts/amounts/calendar-names.js';

/** Words of the same meaning, in each direction that reads well anywhere in a sentence. */
export type Exchange = readonly [pattern: RegExp, said: string | ((...found: string[]) => string)];

/** "The price is $5" costs nothing. */
const sums =
  'price|prices|fee|fees|cost|costs|rate|rates|total|deposit|charge|rent|tuition|pay|wage|wages|budget|admission|entry|salary|minimum|it|that|this|which|there|they|those|what';

/** What happens on its date, and how that is said before. */
const scheduled: Readonly<Record<string, string>> = {
  opens: 'open',
  hosts: 'host',
  holds: 'hold',
  gives: 'give',
  joins: 'join',
  moves: 'move',
  hires: 'hire',
  begins: 'begin',
  starts: 'start',
  returns: 'return',
};

export const exchanges: readonly Exchange[] = [
  // Short forms and whole forms.
  [/\b(we|you|they) are (?=[a-z])/gi, "$1're "],
  [/\b(we|you|they)['’]re (?=[a-z])/gi, '$1 are '],
  [/(?<!\b(?:my|our) [a-z]+ and )\b(we|you|they|I) will (?!not\b)(?=[a-z])/gi, "$1'll "],
  [/\b(we|you|they|I)['’]ll (?=[a-z])/gi, '$1 will '],
  [/\b(do|does|did|is|are|was|were) not\b/gi, "$1n't"],
  [/\b(we|you|they|I) have been\b/gi, "$1've been"],
  [/\b(we|you|they|I)['’]ve been\b/gi, '$1 have been'],
  [/\bwill not\b/gi, "won't"],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bcannot\b/gi, "can't"],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\b(it|there|that) is (?=(?:an?|no|the|free|open|closed|new|now|not) )/gi, "$1's "],
  [/\b(it|there|that)['’]s (?=(?:an?|no|the|free|open|closed|new|now) )/gi, '$1 is '],
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
  [new RegExp(`\\b(${anyWeekday}) through (?=${anyWeekday})`, 'g'), '$1 to '],
  [new RegExp(`\\b(${anyWeekday}) to (?=${anyWeekday})`, 'g'), '$1 through '],
  [/(?<!\d), from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:to|until|till) \d)/g, ', '],
  [/(?<=\d), from (?=\d{1,2}(?::\d\d)?(?: ?[ap]m) (?:to|until|till) \d)/g, ', '],
  [/\bright now\b/g, 'at the moment'],
  // An event on a date is yet to come; what is on every Monday is.
  [
    new RegExp(
      `(?<=^[^,;:?!]{3,60} )(${Object.keys(scheduled).join('|')}) (?!(?:are|is|back)\\b)(?=[^;:?!]*\\b${anyMonth} \\d)(?![^;:?!]*\\b(?:every|each|daily|${anyWeekday}s|until|through|from)\\b)`,
      'g',
    ),
    (_, verb = '') => `will ${scheduled[verb]} `,
  ],
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
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I) need to\b/g, '$1 have to'],
  [/\b([Ww]e|[Yy]ou|[Tt]hey|I) have to\b/g, '$1 need to'],
  [/\b([Cc]ome|[Gg]o) and (?=see|try|meet|get|say|join)/g, '$1 '],
  // A start, with its day behind it.
  [new RegExp(`\\bstart(s?) (?=(?:on|at|in|this|next) (?!\\$)|${anyMonth} \\d)`, 'g'), 'begin$1 '],
  [new RegExp(`\\bbegin(s?) (?=(?:on|at|in|this|next) (?!\\$)|${anyMonth} \\d)`, 'g'), 'start$1 '],
  // What ties clauses.
  [/\bso (?=(?:you|we|they) (?:can|no longer)\b)/g, 'so that '],
  [/\bso that (?=(?:you|we|they) can\b)/g, 'so '],
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
  [/\bnearly (?=\$?\d|all\b|every)/g, 'almost '],
  [/\balmost (?=\$?\d|all\b|every)/g, 'nearly '],
  [/\bkids (?=under \d)/g, 'children '],
  [/\bwithout an appointment\b/g, 'with no appointment'],
  [/\b(no (?:appointment|experience|reservation|registration)) needed\b/gi, '$1 necessary'],
  [/\b(no (?:appointment|experience|reservation|registration)) necessary\b/gi, '$1 needed'],
  [/\babout (?=\d)/g, 'around '],
  [/\baround (?=\d)/g, 'about '],
  [/\bmore than (?=\d)/g, 'over '],
  [/\bless than (?=\d)/g, 'under '],
  [/\bas well as\b/g, 'and also'],
  [/\bany of our\b/g, 'any of the'],
  [/\ball of (?=our|the|my)/g, 'all '],
  [/\ball (?=our )/g, 'all of '],
  [/\bjust (?=\$?\d)/g, 'only '],
  [/\bonly (?=\$?\d)/g, 'just '],
];
