import { upperStart } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { hurriedCarriers } from './hurried-carriers.js';
import { thingCarriers } from './thing-carriers.js';

export interface Writing {
  /** Whether the writer says "I" or "we". */
  readonly subject: 'I' | 'we';
  /** What was entered: what is arranged is known from it. */
  readonly entered: string;
  /** Sentences that stay as they are. */
  readonly typed?: readonly string[];
}

const aWord = (thing: string) =>
  /^(?:live|free|food|music|cake|coffee|beer|wine|pizza|ice|hot|cold|lunch|plenty|lots|parking|an?|the|our|my|face|\d)\b/i.test(
    thing,
  ) || /^[\w-]*[^s]s\b/.test(thing)
    ? thing
    : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

export type Carrier = readonly [
  RegExp,
  (match: RegExpExecArray, writing: Writing) => string | undefined,
];

/** Notes without a subject or a verb, and the sentence that each is sure to mean. */
export const carriers: readonly Carrier[] = [
  // "sales down 12% since summer"
  [
    /^(?:our )?(sales|business|traffic|bookings|orders) (down|up) (.+)$/i,
    ([, what = '', way = '', rest = '']) =>
      `${what.toLowerCase()} ${/s$/.test(what) && !/business/i.test(what) ? 'are' : 'is'} ${way.toLowerCase()} ${rest}`,
  ],
  // "taking $25 off", "dropping off a plant for the front desk"
  [
    /^((?:taking|knocking|dropping|bringing|sending|adding|giving|crediting|refunding|throwing in|holding|saving|keeping|replacing|ordering|waiving|returning|mailing|shipping|coming|stopping by|swapping|raising|switching|moving|hiring|putting)\b .+)$/i,
    ([, what = ''], { subject }) =>
      / (?:is|are|was|were|will|can|means|takes) /i.test(what)
        ? undefined
        : `${subject === 'I' ? 'I am' : 'we are'} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
  // "side door code still 2290?"
  [
    /^(?:the )?((?:[a-z]+ ){0,3}(?:code|number|address|time|price|plan)) still (\S+)$/i,
    ([, what = '', value = '']) => `is the ${what} still ${value.replace(/[?]$/, '')}?`,
  ],
  // "who pays freight back"
  [
    /^((?:who|what|when|where|why|how|how much|how many|how soon) (?:[a-z]+s|is|are|do|does|did|can|will|would|should|was|were)\b.*)$/i,
    ([, question = '']) => `${question}?`,
  ],
  [
    /^(?:about |just |only )?((?:one|two|three|\d+)(?: to \d+|-\d+)? (?:days?|weeks?|hours?|minutes))(?: of)?(?: work)?$/i,
    ([, long = '']) => `it takes ${long.toLowerCase()}`,
  ],
  [
    /^(?:the |our |my |your )?(po|order|invoice|ticket|claim|account|job|quote)(?: number| no\.?| #|#)? ?#?([A-Z]{0,4}-?\d[\w-]*)$/i,
    ([, what = '', number = '']) =>
      `the ${/^po$/i.test(what) ? 'PO' : what.toLowerCase()} number is ${number}`,
  ],
  [
    /^(?:this is (?:the |our )?)?(?:the |our )?(first|second|third|fourth|2nd|3rd|4th) (time|increase|raise|reminder|notice|request|change|order|delay)\b(.*)$/i,
    ([, nth = '', what = '', rest = '']) =>
      /^ (?:is|was|means|gets|costs)\b/i.test(rest)
        ? `the ${nth.toLowerCase()} ${what.toLowerCase()}${rest}`
        : `this is ${/raise|increase|change/i.test(what) ? 'our' : 'the'} ${nth.toLowerCase()} ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(?:starts?|starting|begins?) (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|at |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|next)(.+)$/i,
    ([, when = ''], { entered }) =>
      `${/\b(?:job|position|hire|hired|role)\b/i.test(entered) ? 'you start' : 'it starts'} ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^[a-z]+ \d/i.test(when) ? 'on ' : ''}${when}`,
  ],
  // "Saturday or Monday whichever suits you"
  [
    /^((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b.*? or .+?),? ((?:whichever|whatever) .+)$/i,
    ([, when = '', choice = ''], { subject }) =>
      `${when} works for ${subject === 'I' ? 'me' : 'us'}, ${choice}`,
  ],
  [/^haven't heard(?: back)?$/i, (_, { subject }) => `${subject} haven't heard back from you`],
  [
    /^(cash|cards?|checks?|appointments?) only\b(.*)$/i,
    ([, what = '', rest = '']) => `we only take ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(?:the |our |your )?((?:(?:trip|delivery|late|service|setup|cancellation|diagnostic|cleaning|rush|joining|travel|booking|call-?out) )?fee|deposit|shipping|travel|assembly|installation|cleanup|haul(?:ing)?[ -]away) (waived|included|free|on us|refunded)$/i,
    ([, what = '', how = '']) => `the ${what.toLowerCase()} is ${how.toLowerCase()}`,
  ],
  [
    /^(\d+ (?:visits|classes|lessons|sessions|cleanings|cuts) (?:a|per) (?:year|month|week))$/i,
    ([, many = '']) => `you get ${many}`,
  ],
  [
    /^((?:one|two|three|\d+) (?:days?|weeks?|hours?|months?)) (to [a-z]+\b.*)$/i,
    ([, long = '', what = '']) => `it takes ${long.toLowerCase()} ${what}`,
  ],
  [
    /^((?:an? )?\d+[- ](?:year|month|day|hour) (?:[a-z]+ )?(?:warranty|guarantee|line)\b.*)$/i,
    ([, what = '']) =>
      /line\b/.test(what)
        ? `we have a ${what.replace(/^an? /i, '')}`
        : `there is ${/^8|^11|^18/.test(what) ? 'an' : 'a'} ${what.replace(/^an? /i, '')}`,
  ],
  ...hurriedCarriers,
  [
    /^(no [a-z][a-z -]*(?: (?:for|on|at|in|this|next) .*)?)$/i,
    ([, what = '']) =>
      tagged(what).some(isVerb)
        ? undefined
        : `there ${/^no (?:more |other )?[a-z-]*[^s]s\b/i.test(what) ? 'are' : 'is'} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
  [
    /^(live music|music|lunch|dinner|cake|snacks|coffee)\b(?! (?:is|are|will))(.*)$/i,
    ([, what = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `there will be ${what.toLowerCase()}${rest}`,
  ],
  // "wine and cheese", in an invitation
  [
    /^((?:[a-z'-]+ ){0,3}[a-z'-]+ (?:and|&) (?:[a-z'-]+ ?){1,3})$/i,
    ([, what = ''], { entered }) =>
      /^(?:please )?invit|\binvite\b/i.test(entered) && !tagged(what).some(isVerb)
        ? `there will be ${what.toLowerCase()}`
        : undefined,
  ],
  [
    /^((?:a |the )?(?:band|dj|raffle|magician|face painting|bounce house|food truck|auction|toast|speech|tour|demo|contest|bake sale|photo booth)\b)(.*)$/i,
    ([, what = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `there will be ${aWord(what.toLowerCase())}${rest}`,
  ],
  // "kennel cough in the big dog room since Tuesday"
  [
    /^([a-z]+(?: [a-z]+)?) in (the|our) ([a-z ]{3,24}) (since .+)$/i,
    ([, what = '', which = '', where = '', since = '']) =>
      tagged(`${what} ${where}`).some(isVerb)
        ? undefined
        : `we have had ${what.toLowerCase()} in ${which.toLowerCase()} ${where} ${since}`,
  ],
  [/^my treat$/i, () => "it's my treat"],
  // "good for 30 days"
  [
    /^good (for \d+ (?:days|weeks|months)|(?:until|till|through|thru) .+)$/i,
    ([, long = ''], { entered }) =>
      /\b(?:quote|estimate|bid|proposal)\b/i.test(entered)
        ? `this quote is good ${long.replace(/^till\b/i, 'until')}`
        : /\b(?:pass|card|voucher|coupon|certificate|ticket)\b/i.test(entered)
          ? `it is good ${long.replace(/^till\b/i, 'until')}`
          : undefined,
  ],
  // "check or Zelle to 706-555-0127"
  [
    /^((?:(?:cash|checks?|cards?|venmo|zelle|paypal|apple pay)(?:,| or| and|, or)? ?){1,4}) ((?:to|at|over|by|in (?=person|advance|full|store|the (?:shop|store|office))|made out to|payable to) ?.+)$/i,
    ([, how = '', rest = '']) =>
      `you can pay by ${how
        .trim()
        .toLowerCase()
        .replace(/\b(?:venmo|zelle)\b/g, upperStart)
        .replace('paypal', 'PayPal')} ${rest}`,
  ],
  // "last day December 19", "final paycheck December 23"
  [
    /^(?:the |your )?(last day|final (?:paycheck|check)|last paycheck|first day|start date)(?: is| will be)?:? (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the \d).*)$/i,
    ([, what = '', when = '']) =>
      `your ${what.toLowerCase()} is ${/check/i.test(what) ? 'on ' : ''}${when}`,
  ],
  [
    /^no ([a-z]+(?: (?!is\b|are\b|was\b)[a-z]+)?) (needed|required|necessary)$/i,
    ([, what = '', how = '']) => `no ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} ${how}`,
  ],
  // "same coach", "same time and place"
  [
    /^(?:the )?same ((?:coach|teacher|time|place|prices?|crew|staff|room|menu|schedule|location|address|number|hours|instructor)(?: and (?:[a-z]+ )?[a-z]+)?)$/i,
    ([, what = '']) =>
      tagged(what).some(isVerb)
        ? undefined
        : `the ${what} ${/ and |[^s]s$/.test(what) ? 'stay' : 'stays'} the same`,
  ],
  ...thingCarriers,
  [
    /^(?:the |our )?(haul(?:ing)?[ -]?(?:off|away)|cleanup|delivery|installation|setup) included$/i,
    ([, what = '']) => `${what.toLowerCase().replace(/^haul (?=off|away)/, 'haul-')} is included`,
  ],
];
