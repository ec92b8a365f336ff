import { upperFirst } from '@commons/contracts/text/upper-first';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { states } from './note-words.js';

const acronym = /^(?:byob|dj|hvac|suvs?|atv|rvs?|tv|cpr|id|pdf)$/i;

/** Short forms of notes that the spellings of letters do not have. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [
    /\b(walk|drop|check|tune|touch)[ -](in|ins|up|ups|off|offs)(?= (?:ok|okay|or|\$|special|welcome|only|available|through|until)|,|$)/gi,
    '$1-$2',
  ],
  [/\bwalk ins\b/gi, 'walk-ins'],
  [/\bhand (knit|made|poured|sewn|painted|tied|cut|carved|rolled|dipped)\b/gi, 'hand-$1'],
  [/\b(\d+) (?:hrs?|hours?) (class|course|training|lessons?)\b/gi, '$1 hours of $2'],
  [/\bfirst come,? first serve(?:d)?\b/gi, 'first come, first served'],
  [/\bbyob\b/gi, 'BYOB'],
  [/\b(\d+) ?(oz|lbs?)\b/g, '$1 $2'],
  [/\bback to school(?= [a-z])/gi, 'back-to-school'],
  [/\bpre ?orders?\b/gi, 'pre-orders'],
  [/(\d) ?([ap])\.m\.(?= [A-Z])/gi, '$1$2m.'],
  [/(\d) ([ap])\.?m\b(?:\.(?! [A-Z]|$))?/gi, '$1$2m'],
  [/^(buy (?:\w+ ){0,3}\w+)(?<! and| or) get (?=\S)/i, '$1, get '],
  [/\btill\b/gi, 'until'],
  [/\bw2(s?)\b/gi, 'W2$1'],
  [/(s) (kids|children|seniors|adults|teens) (?=under|over|ages)/gi, '$1 for $2 '],
  [
    /\b(\w+day) the \d+(?:st|nd|rd|th),? (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d)/gi,
    '$1 ',
  ],
  [/\bservsafe\b/gi, 'ServSafe'],
  // "full detail 120 reg 160"
  [
    /(?<= )\$?(\d{1,4}(?:\.\d\d)?),? (?:reg(?:ularly|ular|\.)?|was|normally) \$?(\d{1,4}(?:\.\d\d)?)(?=[,.]|$| (?:through|thru|until|till|til|all|this|with|for) )/gi,
    '$$$1 (regularly $$$2)',
  ],
  // "boxed lunches 11 instead of 14": the price before stays after it.
  [
    /(?<=[a-z]{2}s )\$?(\d{1,4}(?:\.\d\d)?) instead of \$?(\d{1,4}(?:\.\d\d)?)(?=$|[ ,.])(?! ?(?:am|pm|people|kids|days|hours|weeks)\b)/gi,
    '$$$1 (instead of $$$2)',
  ],
  // "tickets 10 kids under 5 free"
  [
    /\b(tickets?|adults?|admission|entry) \$?(\d{1,3}) (?=(?:kids|children|seniors|students|adults|under)\b)/gi,
    '$1 $$$2, ',
  ],
  // "6-8 bring a drawing"
  [/(?<=\d(?:[ap]m)?) (?=(?:bring|wear) (?:a|an|your|the)\b)/gi, ', '],
  // "kids 4 under 5 free"
  [/\b(kids|children|seniors|students|teens) \$?(\d{1,3}),? (?=under \d)/gi, '$1 $$$2, '],
  [/(?<=[a-z]{3,} \$\d{1,3},? )(under \d{1,2}) free\b/gi, 'children $1 free'],
  [/(?<=(?:[a-z]{3} |day )\d{1,2}) (?=opens? (?:at|from) \d)/gi, ', '],
  [
    /\b(if you (?:can(?:not|'t)|need|want|have) [^,.]{2,30}?) (?=(?:e-?mail|call|text|let|please|reply|tell) )/i,
    '$1, ',
  ],
  // "open at 6 closed Mondays"
  [/(?<=\b(?:at|to|til|till|until) \d{1,2}(?::\d\d)?(?: ?[ap]m)?) (?=closed\b)/gi, ', '],
  // "new tires $9,450 obo": the price is that of the whole.
  [/(?<=[a-z]),? (\$\d[\d,.]*),? (obo|or best offer)\b/gi, ', $1 or best offer'],
  [/\buv\b/gi, 'UV'],
  [/\b(last|next) (year|month|week)s (?=[a-z])/gi, "$1 $2's "],
  [
    /\b(\d+) (inch|speed|point|minute|hour|foot)(?= (?:warranty|frame|minimum|guarantee|response|check|walk|session|class|program|course|trial|notice|bike|inspection|tour|table|trailer))/gi,
    '$1-$2',
  ],
  [/\b(comes? in|in) (\w+) (\w+) and (?=\w+(?:[,.]|$))/gi, '$1 $2, $3 and '],
  [/(?<=\$\d[\d.]*)\/(?:hr|hour)\b/gi, ' an hour'],
  [/\b(mother|father|valentine|new year|veteran)s day\b/gi, "$1's Day"],
  [/\bvalentines (?=[a-z])/gi, "Valentine's "],
  [/\bdrive (?:thru|through) (?=window|lane|pickup)/gi, 'drive-through '],
];

/** "Ten mile fire hall", "etowah depot": the house of a place at the beginning is a name. */
const houses =
  /^(?!(?:the|our|my|new|old|a|an|big|free|annual|first|second|local|next|this|join|visit|come|at|in|big|fall|spring|summer|winter|christmas|easter|back)\b)([a-z]+(?: [a-z]+)?) (fire hall|fire department|vfd|elementary|middle school|high school|depot|grange hall)\b/;
const withHouse = (text: string) =>
  text.replace(houses, (whole) =>
    whole
      .split(' ')
      .map((word) => (word === 'vfd' ? 'VFD' : upperFirst(word)))
      .join(' '),
  );

/** Names that the form has with a capital, where the notes have them small. */
const namesOf = (others: readonly string[]) =>
  others.flatMap((text) =>
    [...text.matchAll(/(?<=\S )[A-Z][a-z]{2,}(?: [A-Z][a-z]+)*/g)].map(([name]) => name),
  );

/**
 * Notes with their spelling corrected.
 * @param others other entries of the form, for the names in them
 */
export function spelledNotes(entered: string, others: readonly string[]): string {
  let text = withHouse(tidyWords(entered)).replace(states, (word) =>
    acronym.test(word) ? word.toUpperCase().replace(/(?<=V)S$/, 's') : upperFirst(word),
  );
  for (const [pattern, right] of spelled) text = text.replace(pattern, right);
  for (const name of namesOf(others.map(tidyWords)))
    text = text.replace(new RegExp(`\\b${name}\\b`, 'gi'), name);
  // "90 a rick": what a price is for is no name.
  text = text.replace(/(?<=\d (?:a|per) )[A-Z][a-z]+/g, (unit) => unit.toLowerCase());
  text = text.replace(/^(?:may|march)(?= (?:at|in|news|specials)\b)/, upperFirst);
  return text.replace(/\b(?:north|south|east|west) (?=[A-Z])/g, upperFirst);
}
