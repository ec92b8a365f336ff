import { lowerFirst } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { massNouns } from '../grammar/word-lists.js';
import type { Carrier } from './note-carriers.js';

/** "roof check" → "there is a free roof check"; many and masses have no article. */
function freeThing(what: string): string {
  const [head = what] = what.split(
    / (?:for|with|to|of|in|on|at|if|and|or|from|until|while|when|per|by|any|all|every|this|next|through) /i,
  );
  const last = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPlural = /[^su]s$/.test(last) || /^(?:kids|people|children)$/.test(last);
  const isMass = massNouns.has(last) || /[a-z]{3}ing$/.test(last) || freeMasses.test(last);
  return isPlural ? `there are free ${what}` : `there is ${isMass ? '' : 'a '}free ${what}`;
}
/** What is given away and not counted. */
const freeMasses =
  /^(?:wi-?fi|soda|candy|popcorn|advice|gas|air|pickup|drop-off|haul-away|removal|storage|juice|ice|cream|lemonade|cider|chili|bbq|barbecue|swag|merch|stuff|assembly|setup|cleanup|child-?care|babysitting|salsa|cheese|produce|compost|firewood|repair|touch-up|aeration|hydration|education|transportation|information)$/;

const being = (subject: 'I' | 'we') => (subject === 'I' ? 'I am' : 'we are');
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

/** Notes of somebody in a hurry, whose subject and verb the rest of the entry leaves no doubt of. */
export const hurriedCarriers: readonly Carrier[] = [
  // "free any Thursday after 2"
  [
    /^free ((?:any|all|most|every|on|this|next|tomorrow|today|tonight|after|before|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|afternoons|evenings|weekends|weekdays)\b.*)$/i,
    ([, when = ''], { subject }) => `${subject === 'I' ? 'I am' : 'we are'} free ${when}`,
  ],
  [
    /^free ((?!(?:for|with|to|of|in|at|if|and|or|from)\b)[a-z][^,]*)$/i,
    ([, what = '']) => (tagged(what).some(isVerb) ? undefined : freeThing(lowerFirst(what))),
  ],
  // "12 cases", in an entry about an order
  [
    /^(?:only )?(\d+|two|three|four|five|six|ten|a dozen) ((?:[a-z]+ )?(?:cases|bags|boxes|pallets|sheets|rolls|chairs|tables|cartons|crates|dozen|trays|pieces|panels|doors|windows|tires|shirts|copies|kegs|bales|bundles|gallons|yards|tons|pounds|units|loads|flats|plants|bottles|cans|tubs|buckets))$/i,
    ([, many = '', what = ''], { entered }) =>
      /\border(?:ed|s)?\b/i.test(entered) ? `the order is for ${many} ${what}` : undefined,
  ],
  // "my place on Sunday after church or Tuesday night", in an entry about a meeting
  [
    new RegExp(
      `^((?:my|our|your) (?:place|shop|office|house|kitchen|store|studio|garage|barn|truck))[,]? (?:on )?(${weekday}\\b.*|tomorrow\\b.*|any .*)$`,
      'i',
    ),
    ([, where = '', when = ''], { entered }) =>
      /\b(?:meet|meeting|sit down|talk|go over|discuss|coffee|time to|get together|look at)\b/i.test(
        entered,
      )
        ? `we can meet at ${where.toLowerCase()} ${/day/i.test(when.split(' ')[0] ?? '') ? 'on ' : ''}${when.replace(/ or (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/g, ' or on ').replace(/ or (?=(?:my|our|your) (?:place|shop|office|house|kitchen|store|studio))/g, ' or at ')}`
        : undefined,
  ],
  // "thinking 10% off for your patients"
  [
    /^thinking (?:of |about )?(?=\$?\d|an? |the |free |half |maybe )(.+)$/i,
    ([, what = ''], { subject }) => `${being(subject)} thinking of ${what.replace(/^maybe /i, '')}`,
  ],
  // "want to get coffee and talk"
  [
    /^(?:want|wanted|would like|hoping) to (.+)$/i,
    ([, what = ''], { subject }) => `${subject} would like to ${what}`,
  ],
  // "22 years in business", "10 years of experience"
  [
    /^(\d+|two|three|five|ten|twenty|thirty)\+? years (in business|in the business|of experience|experience|local|locally|here|in town)$/i,
    ([, many = '', how = '']) =>
      /experience/i.test(how)
        ? `we have ${many} years of experience`
        : `we have been ${/^(?:local|here)/i.test(how) ? 'here' : how.toLowerCase()} for ${many} years`,
  ],
  // "local crew not storm chasers"
  [
    /^((?:local|family|small|friendly|honest|experienced|licensed|insured|trained)(?:[- ]owned)? (?:and \w+ )?(?:crew|team|shop|business|company|outfit|family))(?:,? (not .+))?$/i,
    ([, what = '', not]) =>
      `we are ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what.toLowerCase()}${not ? `, ${not}` : ''}`,
  ],
  // "photos same day"
  [
    /^((?:photos?|pictures|video|results|quotes?|estimates?|reports?|proofs?|answers?|keys)) (?:the )?(same|next) day$/i,
    ([, what = '', day = '']) =>
      `you get ${/s$/i.test(what) ? what.toLowerCase() : `the ${what.toLowerCase()}`} the ${day.toLowerCase()} day`,
  ],
  // "one reschedule ok", "church parking ok Sunday"
  [
    /^((?:[\w'-]+ ){0,3}[\w'-]+)(?<! still) (still )?(?:is |are )?ok(?:ay)?(?: ((?:on|by|in|with|until|after|before|if|[A-Z]).*))?$/,
    ([, what = '', still = '', rest]) => {
      if (tagged(what).slice(0, -1).some(isVerb)) return undefined;
      const isMany = /[^su]s$/.test(what);
      const start =
        /^(?:one|two|three|\d|the|our|your|all|any|no|a)\b/i.test(what) ||
        isMany ||
        /ing$/.test(what);
      return `${start ? what : `the ${lowerFirst(what)}`} ${isMany ? 'are' : 'is'} ${still}fine${rest ? ` ${rest.replace(/^(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, 'on ')}` : ''}`;
    },
  ],
];
