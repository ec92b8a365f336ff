// Amounts without a sign, times and parts that are told in words, as numbers that can be read.

const filler = '(?:about |around |maybe |like |only |roughly |just |almost |some )?';
/** A whole number with its thousands and cents. */
const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?(?![\\d]|[.,]\\d)';
const costNoun =
  'rental|parking|flyers|tolls|propane|paint|stone|sand|gravel|wood|lumber|steel|fabric|tile|materials?|supplies|parts|ingredients|food|beans|milk|flour|meat|feed|soap|chemicals|products?|gas|fuel|diesel|ice|cups|packaging|shipping|labels?|jars?|bottles?|ads?|google|facebook|instagram|rent|lease|insurance|lights?|power|electric(?:ity)?|water|utilities|internet|phone|software|payroll|wages|fees?|permits?|booth|stall|dump|labor|helper|driver|van|truck|payment|loan|equipment|machine';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const bare = '(?<![\\d.,$])(?=\\d[\\d,.]*(?![\\d%]|[.,]\\d))';

const monthAt = (name: string) =>
  'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.slice(0, 3).toLowerCase()) / 3;

/** Up to and with the last month, except where it is said until when. */
function monthsBetween(_all: string, ...groups: string[]) {
  const [how, , first = '', to = '', last = ''] = groups;
  const count =
    ((monthAt(last) - monthAt(first) + 12) % 12) + (/^(?:until|till?)$/i.test(to) ? 0 : 1);
  return `${how} for ${count} months`;
}

/** "Monday to Friday": 5 days a week. */
function daysBetween(_all: string, first = '', last = '') {
  const dayAt = (name: string) => 'montuewedthufrisatsun'.indexOf(name.toLowerCase()) / 3;
  return `${((dayAt(last) - dayAt(first) + 7) % 7) + 1} days a week`;
}

/** In this order. A number that is an amount gets its sign. */
const rows: readonly (readonly [
  RegExp,
  string | ((all: string, ...groups: string[]) => string),
])[] = [
  // "640 410 and 275" of what somebody owes; "350 in the bank"
  [
    /(?<=\bowes? (?:me|us)(?: about| around)? |\b(?:open |unpaid )?(?:invoices|bills) (?:of|for) )\$?\d[\d,.]*(?:(?:,? and |,? y |, | )\$?\d[\d,.]*(?![\d%]|\s*(?:days?|weeks?|months?|guys|people|customers|clients)\b))+/gi,
    (all) => all.replace(/(?<![\d$.,])\d/g, '$$$&'),
  ],
  [
    new RegExp(
      `${bare}(?=[\\d,.]+ (?:left )?(?:in (?:the |my |our )?(?:bank|account|checking|savings|register|cash)|cash|saved)\\b)`,
      'gi',
    ),
    '$',
  ],
  [
    new RegExp(
      `(?<=\\b(?:in the bank|on hand|balance(?: is| of)?)(?: i have| we have| there is| there's| hay| is| only)* )${bare}`,
      'gi',
    ),
    '$',
  ],
  [
    new RegExp(
      `(?<=\\bworth (?:like |about |around |maybe )?)${bare}(?![\\d,.]+ (?:hours|days))`,
      'gi',
    ),
    '$',
  ],
  [/(?<=\d \p{L}+ (?:at|for) )(?=\d+(?:\.\d\d)? (?:this|last|on|each|every|per|in)\b)/giu, '$'],
  // "Closed from November to February": 4 months
  [
    new RegExp(
      `\\b(closed|slow|dead|quiet|empty|nothing|no (?:sales|work|income))((?: comes in)?(?: from)?) (${months}) (to|through|till|until|til|-) (${months})\\b`,
      'gi',
    ),
    monthsBetween,
  ],
  [
    /\b(open|close|closed|stay|stayed|abrimos|abierto|abiertos)( \w+)? (?:from )?\d{1,2}(?::\d\d)? ?(?:am|pm)? (?:to|till|until|-) \d{1,2}(?::\d\d)? ?(?:am|pm)?\b/gi,
    '$1$2',
  ],
  // Times and parts
  [
    /\b(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs|nes|urs)? (?:to|through|thru|-) (mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs|nes|urs)?\b/gi,
    daysBetween,
  ],
  [
    /\b(once|twice|three times) a (?=day|week|month|year)/gi,
    (_all, times) => `${{ once: '1 time', twice: '2 times' }[times.toLowerCase()] ?? '3 times'} a `,
  ],
  [/\bevery (?:other (?:week|friday|monday|thursday)|2 weeks)\b/gi, 'every two weeks'],
  [
    /(\b(?:insurance|rent|bill|lease|premium|payment|gas|power|electric\w*|water|supplies|luz|renta|seguro)\b[^.;\d]{0,40}\bfrom )\$?(\d[\d,.]*\d) to \$?(\d[\d,.]*\d)(?!\d|%)/gi,
    '$1$$$2 to $$$3',
  ],
  [/\b(?:a|per|the|one) dozen (?=for \$?\d)/gi, '12 '],
  [/(?<=\b(?:gets?|keeps?|takes?) (?:about )?)(?=\d[\d,.]* of (?:that|it|each|every)\b)/gi, '$'],
  [
    /(?<=\b(?:is|are|runs?|cost|costs) (?:about |around |like )?)(?=\d+(?:,\d{3})*(?:\.\d+)?(?!\d|[.,]\d)(?: an?| per| \/) ?(?!day|hour|week|year|pm|am)[a-z]+)(?!\d[\d,.]* an? (?:day|hour|week))/gi,
    '$',
  ],
  [/(?<![\d.$])(\d+(?:\.\d+)?)(?:k| grand)\b/gi, (_all, digits) => `$${Number(digits) * 1_000}`],
  [
    new RegExp(
      `\\b((?:ring up|rings up|rung up|takes? in|taking in|brings? in|grosse?s?|net|clears?|make|makes|charge|charges|charging|spent|spend|paid|pays|pay|(?:costs?|leaves?|runs?)(?: me| us)?|quoted?|bill(?:ed|s)?|invoiced|sells? for|sold for|goes? for|go for|worth|bid|ask(?:ing)?|offers?|offered|wants?) ${filler})(?=${number}(?:\\s*(?:an?|per|each|every|for|in|on|and|but|or|to|of it|(?:more|extra)(?! (?!an?\\b|per\\b|each\\b)[a-z])|now|right now|last|this|total|monthly|weekly|starting|beginning)\\b|\\s*[.,;!?)]|\\s*$))(?!\\d[\\d,.]* (?:an?|per|each|every) \\w+ (?:of|at) )`,
      'gi',
    ),
    '$1$',
  ],
  [/(?<![\d.$,])(\d[\d,.]*\d|\d)(?= (?:comes?|came|goes|went|going) (?:in|out)\b)/gi, '$$$1'],
  [
    new RegExp(
      `((?:^|[,.;:(]|\\band|\\bplus|\\bwith)\\s*(?:the |my |our )?(?:\\p{L}+ ){0,2}(?:${costNoun})(?: \\p{L}+)?(?: is| are| was| runs?| run me| runs me| costs?| comes to| about| around| like)*\\s+)(?=${number}(?:\\s*(?:an?|per|each|every|and|plus|for|total)\\b|\\s*[.,;!?)]|\\s*$))`,
      'giu',
    ),
    '$1$',
  ],
  [
    /(?<=\b(?:thinking(?: of| about)?(?: going)?(?: to)?|going (?:up )?to|go (?:up )?to|raise (?:it |them )?to|raising (?:it |them )?to|bump (?:it )?to|drop (?:it )?to|(?:up |down )from) )(?!(?:19|20)\d\d\b)(?=\d+(?:,\d{3})*(?:\.\d+)?(?!\d|[.,]\d)(?:\s*(?:\p{L}*\s)?(?:but|and|if|is|to|an?|per|each|on|for|next|now|starting)\b|\s*[.,;!?)]|\s*$))/giu,
    '$',
  ],
  [
    /(?<=\b(?:at|for|@) (?:about |around |only |just )?)(?=\d+(?:\.\d\d)?(?:\s*(?:each|apiece|a|an|per|and|but)\b|\s*[.,;!?)]|\s*$))(?!\d+ (?:an?|per) (?:day|week) )/gi,
    '$',
  ],
];
/** "We lose about 11 a month and sign up 7": members, not dollars. */
const members =
  /\b(lose|losing|lost|gain|sign(?:ing|ed)? up|add|get)( about| around| maybe)? \$(\d+)(?= (?:an?|every|each) (?:month|week|year) and (?:sign|gain|get|add|pick|win))/gi;

/** "I keep about $18,000": somebody who marks no amount, marks none of them. */
export function withPlainAmounts(text: string): string {
  let plain = text;
  for (const [pattern, by] of rows) plain = plain.replace(pattern, by as string);
  return plain
    .replace(members, '$1$2 $3 members')
    .replace(/\$\$+/g, '$')
    .replace(/\$(\d[\d,.]*%)/g, '$1')
    .replace(
      /\$(\d[\d,.]*)(?= (?:percent|hours?|days?|weeks?|months?|years?|miles?|people|customers|clients|minutes)\b)/g,
      '$1',
    );
}
