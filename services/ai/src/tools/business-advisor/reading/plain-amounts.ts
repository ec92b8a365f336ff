// Amounts without a sign, times and parts that are told in words, as numbers that can be read.

const filler = '(?:about |around |maybe |like |only |roughly |just |almost |some )?';
/** A whole number with its thousands and cents. */
const number = '\\d+(?:,\\d{3})*(?:\\.\\d+)?(?![\\d]|[.,]\\d)';
const costNoun =
  'rental|parking|flyers|tolls|propane|paint|stone|sand|gravel|wood|lumber|steel|fabric|tile|materials?|supplies|parts|ingredients|food|beans|milk|flour|meat|feed|soap|chemicals|products?|gas|fuel|diesel|ice|cups|packaging|shipping|labels?|jars?|bottles?|ads?|google|facebook|instagram|rent|lease|insurance|lights?|power|electric(?:ity)?|water|utilities|internet|phone|software|payroll|wages|fees?|permit|booth|stall|dump|labor|helper|driver|van|truck|payment|loan|equipment|machine';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const bare = '(?<![\\d.,$])(?=\\d[\\d,.]*(?![\\d%]|[.,]\\d))';

const monthAt = (name: string) =>
  'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.slice(0, 3).toLowerCase()) / 3;

/** Up to and with the last month, except where it is said until when. */
function monthsBetween(
  _all: string,
  how: string,
  _from: string,
  first: string,
  to: string,
  last: string,
) {
  const count =
    ((monthAt(last) - monthAt(first) + 12) % 12) + (/^(?:until|till?)$/i.test(to) ? 0 : 1);
  return `${how} for ${count} months`;
}

/** In this order. A number that is an amount gets its sign. */
const rows: readonly (readonly [RegExp, string | ((all: string) => string)])[] = [
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
    /(?<=\b(?:owes?|rent|payroll|due|bills?)\b[^\n]{0,80}(?<!\bnow )\b(?:i|we) (?:only |just )?have )(?=\d{3,}(?:,\d{3})*\s*(?:[.;]|$|left\b|now\b))/gi,
    '$',
  ],
  // "3.1% …, the bank says 2.4": both are parts
  [
    /(?<=\d%[\s\S]{0,100}\b(?:says?|offers?|offered|quoted?|at|to|would be|does|charges|for) )(\d\.\d{1,2})(?=\s*(?:plus|and|\+|with|,|[.;!?]|$))/gi,
    '$1%',
  ],
  // "A wash 45, want 52": what it costs now and then
  [
    /(?<=^[^.;,\d]{3,30} )(\d[\d.]*)((?: now)?, (?:i |we )?(?:want(?: to (?:go to|charge|ask|get))?|thinking(?: of| about)?|going to|could get) )\$?(\d[\d.]*)(?![\d%]| (?:more|days?|hours?|people|months?))/gi,
    '$$$1$2$$$3',
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
    monthsBetween as (all: string) => string,
  ],
  // "Jan and Feb are dead": 2 months
  [
    new RegExp(`\\b(?:${months})((?:,? (?:and )?(?:${months}))+)(?= (?:are|is|were)\\b)`, 'gi'),
    (all) => `${all.match(/\p{L}{3,}/gu)?.filter((word) => word !== 'and').length ?? 2} months`,
  ],
  // Times and parts
  [/\b(?:monday|mon) (?:to|through|thru|-) (?:friday|fri)\b/gi, '5 days a week'],
  [/\b(?:monday|mon) (?:to|through|thru|-) (?:saturday|sat)\b/gi, '6 days a week'],
  [/\b(?:tuesday|tues) (?:to|through|thru|-) (?:saturday|sat)\b/gi, '5 days a week'],
  [/\bde martes a s[aá]bado\b/gi, '5 days a week'],
  [/\b(?:seven days|7 days) (?:of the week|a week)\b/gi, '7 days a week'],
  [
    /\b(open|close|closed|stay|stayed|abrimos|abierto|abiertos)( \w+)? (?:from )?\d{1,2}(?::\d\d)? ?(?:am|pm)? (?:to|till|until|-) \d{1,2}(?::\d\d)? ?(?:am|pm)?\b/gi,
    '$1$2',
  ],
  [/\bonce a (day|week|month|year)\b/gi, '1 time a $1'],
  [/\btwice a (day|week|month|year)\b/gi, '2 times a $1'],
  [/\bthree times a (day|week|month|year)\b/gi, '3 times a $1'],
  [/\bevery (?:other (?:week|friday|monday|thursday)|2 weeks)\b/gi, 'every two weeks'],
  [/\b(\d+|two|three|four|five|six) (?:hr|hrs|hour) (?=(?:class|shift|session|job)\b)/gi, ''],
  [/(?<=\d)(?: ?\/ ?| per )(?:hr|hour)\b/gi, ' an hour'],
  [/\b(?:a|per|the|one) dozen (?=for \$?\d)/gi, '12 '],
  // Names of clubs, roads and sizes are no numbers of the business
  [/\b(?:the )?\d+(?:st|nd|rd|th)\b/gi, ''],
  [/\ba (month|week|year) (?:we|i) pay (about )?\$?(\d[\d,.]*\d)/gi, 'we pay $2$$$3 a $1'],
  // Amounts
  [
    /(\b(?:insurance|rent|bill|lease|premium|payment|gas|power|electric\w*|water|supplies|luz|renta|seguro)\b[^.;\d]{0,40}\bfrom )\$?(\d[\d,.]*\d) to \$?(\d[\d,.]*\d)(?!\d|%)/gi,
    '$1$$$2 to $$$3',
  ],
  [/(?<![\d$.,])(\d+\.\d\d)(?![\d%]| ?(?:hours?|miles?|pounds?|stars?|acres?|ounces?))/g, '$$$1'],
  [/(?<=\beach )\$(\d+)(?= (?:an?|per) (?:day|week|month|year)\b)/gi, '$1'],
  [/(?<=\b(?:gets?|keeps?|takes?) (?:about )?)(?=\d[\d,.]* of (?:that|it|each|every)\b)/gi, '$'],
  [
    /(?<=\b(?:is|are|runs?|cost|costs) (?:about |around |like )?)(?=\d+(?:,\d{3})*(?:\.\d+)?(?!\d|[.,]\d)(?: an?| per| \/) ?(?!day|hour|week|year|pm|am)[a-z]+)(?!\d[\d,.]* an? (?:day|hour|week))/gi,
    '$',
  ],
  [
    /(?<=\b(?:\p{L}+s?) )(?=\d+(?:\.\d\d)? each\b)(?<!\b(?:about|do|does|sell|make|takes?|teach|see|buy|get|have|of) )/giu,
    '$',
  ],
  [
    /(?<![\d.$])(\d+(?:\.\d+)?)(?:k| grand)\b/gi,
    (_all: string, digits: string) => `$${Number(digits) * 1_000}`,
  ] as never,
  [
    new RegExp(
      `\\b((?:ring up|rings up|rung up|takes? in|taking in|brings? in|grosse?s?|net|clears?|make|makes|charge|charges|charging|spent|spend|paid|pays|pay|(?:costs?|leaves?|runs?)(?: me| us)?|quoted?|bill(?:ed|s)?|invoiced|sells? for|sold for|goes? for|go for|worth|bid|ask(?:ing)?|offers?|offered|wants?) ${filler})(?=${number}(?:\\s*(?:an?|per|each|every|for|in|on|and|but|or|to|of it|more|extra|now|right now|last|this|total|monthly|weekly|starting|beginning)\\b|\\s*[.,;!?)]|\\s*$))(?!\\d[\\d,.]* (?:an?|per|each|every) \\w+ (?:of|at) )`,
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
