/** Hurried orders and what the writer reads for them, each with an example. */
const usual: readonly (readonly [RegExp, string])[] = [
  // "For the staff board" hangs there, the staff reads it.
  [
    /\b(for|on) (the|our|my) (staff|team|crew|employees?)(?:'s?)? (?:(?:notice |bulletin |message )?board|break ?room|chat|channel|wall)\b/i,
    '$1 $2 $3',
  ],
  // "Custom pieces no returns"
  [
    /\b([a-z]+ (?:pieces|orders|items|work|cakes|sizes)) (no (?:returns|refunds|exchanges))\b/gi,
    '$2 on $1',
  ],
  // "A response to a 1-star review? The customer, Brenda, says we …"
  [
    /\breview\b[?.:]? (?:The|A|Our) (?:customer|client|reviewer|guest),? ([A-Z][\w'-]+),? (says|said|claims|claimed|complains|complained)\b/,
    'review from $1, she $2',
  ],
  // "Whitlock Tile started in 1988 by my dad"
  [/(?<=[A-Z][\w'’]*) (started|founded|opened|established) (in \d{4} )?by\b/g, ' was $1 $2by'],
  // "For our regular Mr. Oakes"
  [
    /\b(for|to) (?:our|my) (?:regular|customer|client|friend|neighbor|guest|landlord|tenant|banker|lender|supplier|vendor|boss|inspector) (?=(?:Mrs?|Ms|Dr)\. )/i,
    '$1 ',
  ],
  // "We were moving phones that week sorry"
  [/(?<=^(?:reply|respond|answer)\b.*[a-z]),? (?:so )?sorry[.!]?$/i, ''],
  // "Order pies by Tuesday 501-555-0117"
  [
    /(?<=\b(?:order|book|reserve|rsvp)\b[^.;:]{3,40}[a-z])(?<!\b(?:at|on|to|or|call|text)) (?=\(?\d{3}\)?[ -]\d{3}-\d{4})/gi,
    ': ',
  ],
  // "Help wanted post for facebook: dishwasher"
  [
    /\b((?:help wanted|hiring|job) (?:post|ad|posting)) for (?:facebook|instagram|craigslist|indeed|nextdoor|(?:our|the|my) page)\b(?=\s*[:,.-])/i,
    '$1',
  ],
  // "No show loses deposit", "… starting Monday same phone"
  [/\bno[- ]shows? loses? (?:the )?deposit\b/gi, 'no-shows lose their deposit'],
  [/(?<=[a-z]),? same phone(?: number)?(?=[.!]?$)/i, '. Same phone number'],
  // "Staff bio for Lena Ortiz, our hygienist, …"
  [
    /^((?:write )?(?:an? )?(?:short )?)(?:staff|employee|team|professional|new hire) (bio) for ([A-Z][\w'-]+(?: [A-Z][\w'-]+)+)[,:]\s*/i,
    '$1$2: $3, ',
  ],
  // "Dogs no"
  [/\b[Dd]ogs no(?=[.,;]|$)/g, 'no dogs allowed'],
  [/\b[Pp]ets no(?=[.,;]|$)/g, 'no pets allowed'],
  // "Sign for tip jar at coffee counter, tips this week go to Benny"
  [
    /\bsign for (?:the |our )?([a-z]+ jar)(?: (?:at|on|by) (?:the |our )?[a-z ]+)?,/i,
    'sign for the $1:',
  ],
  // "Out of office reply, gone until Jan 3"
  [
    /^((?:write )?(?:an? )?(?:out[- ]of[- ]office|away)[^,:]*[,:]\s*)(?:gone|away|out) (?=until|till|from)/i,
    '$1I am away ',
  ],
];

/** An order with the usual words instead of the hurried ones. */
export const inUsualWords = (prompt: string): string =>
  usual.reduce((text, [hurried, words]) => text.replace(hurried, words), prompt);
