import { lowerFirst } from './sentence.js';
import { isNoun, isVerb, tagged } from './tagging.js';

const lower = (text: string) => lowerFirst(text.replace(/[.]+$/, ''));

/** Things of which one is asked for: "need answer by Friday". */
const single =
  'answer|reply|response|quote|copy|decision|deposit|call|key|list|photo|picture|signature|check|confirmation|number|date|time|signed copy|invoice|receipt|ride|credit|refund|replacement|discount|new one|headcount|count|price list|price';
const article = (noun: string) =>
  new RegExp(`^(?:${single})\\b`, 'i').test(noun) && !/^(?:credit|confirmation|time)\b/i.test(noun)
    ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
    : noun;

type Carry = (match: RegExpExecArray, subject: 'I' | 'we') => string | undefined;

/** Notes of a letter and the sentence that carries them, each with an example. */
const dayWord =
  '(?:(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|urday|rsday)?s?|today|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|next|this|week|weekend|morning|afternoon|evening|noon|early|late|any|day|time|the|on|at|in|from|after|before|between|around|by|about|anytime|either|or|and|to|until|till|-|–|&|\\d{1,2}(?::\\d\\d)?(?:st|nd|rd|th)?(?:\\s?[ap]\\.?m\\.?)?)';
const when = new RegExp(
  `^(?=.*(?:day|mon|tue|wed|thu|fri|sat|sun|morning|afternoon|tomorrow|week|\\dth|\\dst|\\dnd|\\drd|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))(${dayWord}(?: ${dayWord})*?)(?:,? ((?:at )?(?:the|my|our|your|his) [\\w' ]{3,50}?(?: (?:or|and) .{3,60})?))?$`,
  'i',
);
const arranges =
  /\b(?:meet|meeting|interview|coffee|lunch|visit|come (?:by|over|look|see|out)|stop by|look at|walk ?through|appointment|reschedul\w*|get together|sit down|talk|discuss|call|chat|pick ?up|drop ?off|demo|tour|estimate)\b/i;

const carried: readonly (readonly [RegExp, Carry])[] = [
  // "order no 55812 and 55840"
  [
    /^(?:the )?(order|invoice|po|account|claim|ticket|reference|confirmation|job)s? (?:no|nos|number|numbers|#)\.?:? ?#?((?=[\w-]*\d)[\w-]+(?:(?:,| and| &) #?[\w-]*\d[\w-]*)*)$/i,
    ([, what = '', numbers = '']) =>
      `the ${/^po$/i.test(what) ? 'PO' : what.toLowerCase()} number${/,| and | & /.test(numbers) ? 's are' : ' is'} ${numbers}`,
  ],
  // "first time in 3 years"
  [
    /^(first|second|third|last) (time|price increase|change|increase|raise)\b(.*)$/i,
    ([, nth = '', what = '', rest = '']) =>
      `this is ${/^the /i.test(nth) ? '' : 'the '}${nth.toLowerCase()} ${what}${rest}`,
  ],
  // "120 people"
  [
    /^((?:about |around |up to )?(?:\d+|two|three|four|five|six) (?:people|guests|adults|kids|of us|persons))$/i,
    ([, who = '']) => `this is for ${who.toLowerCase()}`,
  ],
  // "want to interview you", "want credit or the bags"
  [
    /^(?:just |also |really )?want(?:ed)? to (.+)$/i,
    ([, what = ''], subject) => `${subject} would like to ${what}`,
  ],
  [
    /^(?:just |also |really )?(?:want|would like) (?!to\b)(.+)$/i,
    ([, what = ''], subject) => `${subject} would like ${article(what)}`,
  ],
  [
    /^((?:still |also |really |just )?)need (?!to\b)(.+)$/i,
    ([, how = '', what = ''], subject) => `${subject} ${how.toLowerCase()}need ${article(what)}`,
  ],
  [
    /^((?:still |also |really |just )?)need to (.+)$/i,
    ([, how = '', what = ''], subject) => `${subject} ${how.toLowerCase()}need to ${what}`,
  ],
  // "should take half an hour", "will take 2 days"
  [
    /^((?:should|will|would|might|may|could) (?:take|be|cost|last|run|need|fit|arrive|come)\b.*)$/i,
    ([, what = '']) => `it ${lower(what)}`,
  ],
  // "haven't heard", "sent it Monday", "paid for 40 got 37", "waited 2 hours"
  [
    /^((?:haven't|have not|hadn't) .+)$/i,
    ([, what = ''], subject) => `${subject} ${lower(what).replace(/\bheard$/, 'heard back')}`,
  ],
  [
    /^(paid (?:for )?.+?),? (?:but |and )?(?:only )?(got|received) (.+)$/i,
    ([, paid = '', got = '', rest = ''], subject) => `${subject} ${lower(paid)} but ${got} ${rest}`,
  ],
  [
    /^((?:paid|asked|waited|looked|sent|got|called|tried|checked|ordered|picked|dropped|left|found|fixed|finished|told|moved|changed|put|met|talked|spoke) .+)$/i,
    ([, what = ''], subject) => `${subject} ${lower(what)}`,
  ],
  // "start Monday the 9th at 8"
  [
    /^start(?:s|ing)? (?=(?:on |at |from |the )?(?:mon|tues|wednes|thurs|fri|satur|sun|next|tomorrow|january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|sept?|september|october|oct|november|nov|december|dec|\d|the \d))(.+)$/i,
    ([, when = '']) =>
      `the start is ${when.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i, 'on ')}`,
  ],
  // "$19 an hour", "$24 a head"
  [
    /^(\$[\d,.]*\d (?:an?|per) [a-z]+)(?:,? (?:for )?(.+))?$/i,
    ([, price = '', rest = '']) =>
      rest ? undefined : /hour$/i.test(price) ? `the pay is ${price}` : `the price is ${price}`,
  ],
  // "late fee $25 starts Nov 1"
  [
    /^(?:the |an? )?((?:late |cancellation |service |no-show )?fee)(?: of)? (\$[\d,.]*\d) (starts|applies|begins|is added|after|from)\b(.*)$/i,
    ([, what = '', price = '', verb = '', rest = '']) =>
      `a ${what.toLowerCase()} of ${price} ${/^(?:after|from)$/i.test(verb) ? `applies ${verb}` : verb}${/^(?:starts|begins|applies)$/i.test(verb) ? rest.replace(/^ (?=[A-Z])/, ' on ') : rest}`,
  ],
  // "he was good", kept for later: "will keep your number"
  [
    /^(will (?!you\b|he\b|she\b|they\b|it\b|we\b|I\b|this\b|that\b).+)$/i,
    ([, what = ''], subject) => `${subject} ${lower(what)}`,
  ],
  // "split it"
  [/^split (?:it|the cost)(?: (?:evenly|50\/50|half and half))?$/i, () => 'we could split it'],
  // "check or Zelle ok"
  [
    /^((?:[a-z]+ ){0,3}?(?:check|checks|cash|card|zelle|venmo|paypal|text|e-?mail|phone)(?:(?:,| or| and)(?: [a-z]+){1,2})?) (?:is |are )?(?:ok|okay|fine|good|works?)$/i,
    ([, what = '']) => `${lower(what)} is fine`,
  ],
  // "still under warranty", "model KX40, bought in June", "same crew same day"
  [/^(still (?:under|in|on|at|within|covered) .+)$/i, ([, what = '']) => `it is ${lower(what)}`],
  [
    /^(?:the )?(model|serial number|part number|item number) ((?=[\w-]*\d)[\w-]+)\b(.*)$/i,
    ([, what = '', number = '', rest = '']) => `the ${what.toLowerCase()} is ${number}${rest}`,
  ],
  [
    /^same ([a-z ]{3,20}?),? (?:and )?same ([a-z ]{3,20})$/i,
    ([, one = '', other = '']) => `it is the same ${one} and the same ${other}`,
  ],
  // "lunch on me"
  [
    /^((?:[a-z]+ ){0,2}(?:lunch|dinner|breakfast|coffee|pizza|drinks|donuts|groom|visit|cut|order|meal|dessert|delivery)) (?:is )?(on (?:me|us|the house))$/i,
    ([, what = '', on = '']) => `${lower(what)} ${/s$/i.test(what) ? 'are' : 'is'} ${on}`,
  ],
  // "whoever has the long ladder bring it back"
  [
    /^(whoever .+?),? (?:please )?(bring|return|put|give|call|tell|take|leave|text)\b(.*)$/i,
    ([, who = '', verb = '', rest = '']) => `${lower(who)}, please ${verb}${rest}`,
  ],
  // "next move 10% off or give it to a friend"
  [
    /^(?:your |the )?next ([a-z]+) (?:is )?((?:\$[\d.]+|\d+ ?%|half) off|free|half price|on us)\b(.*)$/i,
    ([, what = '', off = '', rest = '']) =>
      `your next ${what.toLowerCase()} is ${off}${rest.replace(/^ or (?=give|pass|share)/, ', or ')}`,
  ],
  // "new rule $15 fee for no-shows"
  [
    /^new (rule|policy|address|number|phone number|phone|location|menu|schedule|hours):? (?!is\b|are\b|starts\b|will\b|at\b|on\b|from\b|with\b)(.+)$/i,
    ([, what = '', rest = ''], subject) =>
      `${subject} have ${/s$/.test(what) ? '' : 'a '}new ${what.toLowerCase()}: ${rest.replace(/^(?=\$\d)/, 'a ')}`,
  ],
  // "come look at the leak": what the writer offers, unless it is "come see us"
  [
    /^(?:want to |would like to )?come (?:by |out |over )?(?:and |to )?(look at|see|check|check on|measure|inspect|fix|pick up) (?!us\b|our\b|me\b|my\b|what\b|how\b)(.+)$/i,
    ([, verb = '', what = ''], subject) =>
      `${subject} would like to come and ${verb.toLowerCase()} ${what}`,
  ],
  // "14 Oak Ave"
  [
    /^(\d{1,5} [A-Z][\w' ]+ (?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Ct|Way|Pike)\.?)$/,
    ([, where = ''], subject) => `the address ${subject} have is ${where}`,
  ],
  // "takes about 20 minutes"
  [
    /^takes? ((?:about |around |only |just |less than |up to )?(?:\d|an?\b|half|two|three).*)$/i,
    ([, time = '']) => `it takes ${time}`,
  ],
  // "just opened next to the post office"
  [
    /^((?:just|recently) (?:opened|moved|started|hired|finished|launched|bought|got|added)\b.*)$/i,
    ([, what = ''], subject) => `${subject} ${lower(what)}`,
  ],
  [/^do (?!not\b|you\b|we\b|they\b)([a-z].+)$/i, ([, what = '']) => `we do ${what}`],
  // "ex IRS 11 years"
  [
    /^ex[- ]([A-Z][\w&. ]+?),? (?:for )?(\d+ years)$/,
    ([, firm = '', years = '']) =>
      `I was with ${/^[A-Z]{2,}$/.test(firm) ? 'the ' : ''}${firm} for ${years}`,
  ],
  // "$1,975 total minus $500 deposit = $1,475 left"
  [
    /^(?:the )?(?:total (?:is |of )?)?(\$[\d,.]*\d)(?: total)?,? (?:minus|less|-) (?:the |your |a )?(?:(\$[\d,.]*\d) (deposit|down payment|credit|discount)|(deposit|down payment|credit|discount)(?: of)? (\$[\d,.]*\d)),? ?(?:=|leaves|is|so) ?(\$[\d,.]*\d)(?: (?:left|due|to pay))?$/i,
    ([, total = '', one, what, other, two, left = '']) =>
      `the total is ${total}; less the ${(what ?? other ?? '').toLowerCase()} of ${one ?? two ?? ''}, ${left} is left to pay`,
  ],
  // "pick up or can you drop off Monday"
  [
    /^(?:can |I can |we can )?pick ?up or (?:can|could) you (drop off|deliver)\b(.*)$/i,
    ([, verb = '', rest = ''], subject) =>
      `${subject} can pick it up, or could you ${/^drop/i.test(verb) ? 'drop it off' : 'deliver it'}${rest}?`,
  ],
  // "gel manicure $35 to $40"
  [
    /^(?:the |an? )?((?:[a-z'-]+ ){0,3}[a-z-]+?) (?:from )?(\$[\d,.]*\d) to (\$[\d,.]*\d)$/i,
    ([, whole = '', before = '', now = '']) => {
      const what = whole.replace(/ from$/, '');
      return /^(?:go|goes|went|is|are|was|from|rise|rises)$|\b(?:goes|go|went|up)$/i.test(what)
        ? undefined
        : `the ${what.toLowerCase()} ${/[^s]s$/.test(what) ? 'go' : 'goes'} from ${before} to ${now}`;
    },
  ],
  // "$12,400 with tear off"
  [
    /^(\$[\d,.]*\d) (with|including|plus|before|after) (.+)$/i,
    ([, price = '', word = '', rest = '']) => `the price is ${price} ${word} ${rest}`,
  ],
  // "coffee with you about sharing a booth"
  [
    /^(coffee|lunch|breakfast|dinner|drinks|an? meeting|meeting|an? call|call|zoom|an? chat|chat) with you\b(.*)$/i,
    ([, what = '', rest = ''], subject) => {
      const noun = what
        .toLowerCase()
        .replace(/^(?=meeting|call|chat)/, 'a ')
        .replace(/^zoom/, 'a Zoom call');
      return /^ about /i.test(rest)
        ? `${subject} would like to have ${noun} with you to talk${rest}`
        : `${subject} would like to have ${noun} with you${rest}`;
    },
  ],
];

const states =
  /^(?:short|late|wrong|missing|broken|damaged|empty|full|ready|due|open|closed|overdue|cold|sick|dead|down|out|off|behind|available|free|gone|booked|filled|taken|unpaid|incomplete|welcome|done|back)$/;

/** "last 2 orders of flour short by 3 bags" lacks its "were". */
function withBe(text: string): string | undefined {
  const words = tagged(text);
  const at = words.findIndex(({ lower: word }, index) => index > 0 && states.test(word));
  const before = words.slice(0, at);
  if (at < 1 || at > 7 || before.some(isVerb) || !before.some(isNoun)) return undefined;
  if (
    /^(?:no|not|all|if|when|to|and|or|for|free|open|we|I|it|you|closed)$/i.test(
      before[0]?.lower ?? '',
    )
  )
    return undefined;
  const next = words[at + 1]?.lower;
  if (
    next &&
    !/^(?:by|again|until|till|on|for|from|at|since|in|and|this|next|today|tomorrow|yesterday|now|with|of|after|before|as|when|,|\.)$/.test(
      next,
    )
  )
    return undefined;
  const state = words[at];
  if (!state) return undefined;
  const noun = words.slice(0, at).findIndex(({ pos }) => pos === 'ADP');
  const head = before[(noun > 0 ? noun : at) - 1];
  if (
    !isNoun(before.at(-1)) ||
    !isNoun(head) ||
    /^(?:weeks?|days?|months?|hours?|minutes?|years?)$/.test(head?.lower ?? '')
  )
    return undefined;
  const isMany = /[^s]s$/.test(head?.lower ?? '') || / and /.test(text.slice(0, state.start));
  const isOver = /\b(?:last|yesterday|past|previous)\b/i.test(text);
  const be = isOver ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is';
  const start =
    /^(?:the|our|my|your|an?|these|this|that|both|some|\$?\d)\b/i.test(text) ||
    /^[A-Z]/.test(before[0]?.text ?? '')
      ? ''
      : 'the ';
  return `${start}${text.slice(0, state.start)}${be} ${text.slice(state.start)}`;
}

/** A note of a letter as a sentence, without its full stop; undefined where no carrier is sure. */
export function carriedNote(
  text: string,
  subject: 'I' | 'we',
  entered = '',
  isMeeting = arranges.test(entered),
): string | undefined {
  const plain = text.replace(/[.!]+$/, '').trim();
  if (/[?:]/.test(plain)) return undefined;
  const proposed =
    (isMeeting || arranges.test(entered)) && !/^(?:till|until)\b/i.test(plain) ? when.exec(plain) : null;
  const isSeveral =
    (isMeeting || arranges.test(entered)) &&
    plain.length < 90 &&
    / or /.test(plain) &&
    new RegExp(`^${dayWord}`, 'i').test(plain) &&
    (plain.match(/(?:[a-z]day|tomorrow|\d(?:st|nd|rd|th)?) ?(?:\d|at|morning|afternoon|after|$)/gi)
      ?.length ?? 0) > 1 &&
    !tagged(plain).some(isVerb);
  if (isSeveral && (!proposed || / or .*\d/.test(proposed[2] ?? '')))
    return `would ${lower(plain.replace(/^(?:Next|This|Any|The|Either|Tomorrow|Early|Late)\b/, (word) => word.toLowerCase()))} work for you?`;
  if (proposed?.[1]) {
    const place = proposed[2] ? `, ${/^at\b/i.test(proposed[2]) ? '' : 'at '}${proposed[2]}` : '';
    return `would ${lower(proposed[1].replace(/^(?:Next|This|Any|The|Either|Tomorrow|Early|Late)\b/, (word) => word.toLowerCase()).replace(/^(?:on|at) /i, ''))} work for you${place}?`;
  }
  for (const [pattern, say] of carried) {
    const match = pattern.exec(plain);
    const said = match && say(match, subject);
    if (said) return said;
  }
  return withBe(plain);
}
