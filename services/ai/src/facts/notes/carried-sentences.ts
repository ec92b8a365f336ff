import { lowerFirst } from '../grammar/sentence.js';
import { isTold, withObject } from './past-deeds.js';

/** Words in the middle of a sentence, without their full stop. */
export const lower = (text: string) => lowerFirst(text.replace(/[.]+$/, ''));

/** Things of which one is asked for: "need answer by Friday". */
const single =
  'answer|reply|response|quote|copy|decision|deposit|call|key|list|photo|picture|signature|check|confirmation|number|date|time|signed copy|invoice|receipt|ride|credit|refund|replacement|discount|new one|headcount|count|price list|price';
const article = (noun: string) =>
  new RegExp(`^(?:${single})\\b`, 'i').test(noun) && !/^(?:credit|confirmation|time)\b/i.test(noun)
    ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
    : noun;

type Carry = (match: RegExpExecArray, subject: 'I' | 'we') => string | undefined;

/** Notes of a letter and the sentence that carries them, each with an example. */
export const carried: readonly (readonly [RegExp, Carry])[] = [
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
    ([, what = ''], subject) =>
      isTold(what) ? undefined : `${subject} ${withObject(lower(what))}`,
  ],
  // "start Monday the 9th at 8"
  [
    /^start(?:s|ing)? (?!.*\b(?:we|I|you|they|he|she|it)\b)(?=(?:on |at |from |the )?(?:mon|tues|wednes|thurs|fri|satur|sun|next|tomorrow|january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|sept?|september|october|oct|november|nov|december|dec|\d|the \d))(.+)$/i,
    ([found = '', when = '']) =>
      // "starting Monday we open at 8" is a clause already.
      /\b(?:we|i|you|they|he|she|it|there|our|the) [a-z']+ /i.test(when)
        ? undefined
        : `${/^starts/i.test(found) ? 'this starts' : 'the start is'} ${when.replace(/^(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i, 'on ')}`,
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
  // "next move 10% off or give it to a friend"
  [
    /^(?:your |the )?next ([a-z]+) (?:is )?((?:\$[\d.]+|\d+ ?%|half) off|free|half price|on us)\b(.*)$/i,
    ([, what = '', off = '', rest = '']) =>
      `your next ${what.toLowerCase()} is ${off}${rest.replace(/^ or (?=give|pass|share)/, ', or ')}`,
  ],
  // "come look at the leak": what the writer offers, unless it is "come see us"
  [
    /^(?:want to |would like to )?come (?:by |out |over )?(?:and |to )?(look at|see|check|check on|measure|inspect|fix|pick up) (?!us\b|our\b|me\b|my\b|what\b|how\b)(.+)$/i,
    ([, verb = '', what = ''], subject) =>
      `${subject} would like to come and ${verb.toLowerCase()} ${what}`,
  ],
  // "takes about 20 minutes"
  [
    /^takes? ((?:about |around |only |just |less than |up to )?(?:\d|an?\b|half|two|three).*)$/i,
    ([, time = '']) => `it takes ${time}`,
  ],
  // "gel manicure $35 to $40"
  [
    /^(?:the |an? )?((?:[a-z'-]+ ){0,3}[a-z-]+?) (?:from )?(\$[\d,.]*\d) to (\$[\d,.]*\d)((?: (?:an?|per) [a-z]+)?)$/i,
    ([, whole = '', before = '', now = '', unit = '']) => {
      const what = whole.replace(/ from$/, '');
      return /^(?:go|goes|went|is|are|was|from|rise|rises)$|\b(?:goes|go|went|up)$/i.test(what)
        ? undefined
        : `the ${what.toLowerCase()} ${/[^s]s$/.test(what) ? 'go' : 'goes'} from ${before} to ${now}${unit}`;
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
