import { isNoun, isVerb, tagged } from '../grammar/tagging.js';

const days =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const date = `(?:(?:${days})(?:,? (?:the )?${months} \\d{1,2}|,? the \\d{1,2}(?:st|nd|rd|th))?|${months} \\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)|today|tomorrow|tonight)`;
const clock = '\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?';
const hours = `(?:${clock}(?: ?(?:to|-|–|until|till) ?${clock})?)`;

/** What takes place, or is done, at a time: "recital sat may 16". Things that are delivered or sold do not. */
const takesPlace =
  /(?:^|\s)(?:recital|rehearsal|party|show|concert|meeting|practice|class|lesson|appointment|session|camp|clinic|workshop|tournament|game|match|race|dinner|lunch|banquet|ceremony|reception|wedding|open house|tour|visit|inspection|checkup|tasting|fitting|consultation|delivery|pickup|setup|cleanup|move|install|installation|service|repair|job|rental|event|fundraiser|auction|sale|fair|festival|market|training|orientation|interview|walk-?through|pour|haircut|cut|color|massage|facial|grooming|shoot|photos|sitting|exam|test|cleaning|mowing|pumping|tuning|drop-off|date)$/;

const isMany = (thing: string) => {
  const noun = thing.split(/ (?:for|of|at|in|under|over|with) /)[0] ?? '';
  return (
    /[^s]s$|people$|kids$/.test(noun) &&
    !/\b(?:gas|bus|lens|campus|tennis|bonus|canvas)$/i.test(noun)
  );
};
const hasVerb = (text: string) =>
  /^(?:bring|wear|call|text|send|pay|pick|drop|come|meet|park|use|take|keep|ask|tell)\b/.test(
    text,
  ) || tagged(text).some((word) => isVerb(word) && !/(?:ing|ed)$/.test(word.lower));
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const withThe = (thing: string) =>
  /^(?:the|our|my|your|his|her|their|an?|all|both|every|each|\d)\b/i.test(thing) ||
  /^[A-Z]/.test(thing) ||
  isMany(thing)
    ? thing
    : `the ${thing}`;

/** "thursday 10 to 2" → "on Thursday from 10 to 2". */
const moment = (day: string, at: string | undefined) =>
  `${/^(?:today|tomorrow|tonight)$/i.test(day) ? day.toLowerCase() : `on ${day}`}${at ? ` ${/to|-|–|until|till/.test(at) ? `from ${at.replace(/ ?(?:-|–|until|till) ?/, ' to ')}` : `at ${at}`}` : ''}`;

type Say = (match: RegExpExecArray) => string | undefined;

/** Notes without a verb and the sentence that each is sure to mean, each with an example. */
export const noteSentences: readonly (readonly [RegExp, Say])[] = [
  // "water off thursday 10 to 2 new main valve"
  [
    new RegExp(
      `^(?:((?:at|on|in) .+?),? )?(?:the )?(water|power|gas|electricity|electric|internet|heat|heating|ac|elevator|phones?|hot water|wifi|road|street|driveway|parking lot|front door|lot|pool|gym|kitchen) (?:is |will be )?(off|out|down|closed|shut off)(?: (${date}),?)?(?: (?:from |at )?(${hours}))?(?:,? (?:for )?((?:a |the )?(?:new|repairs?|repair of|work on|upgrade|maintenance|leak|cleaning|paving|painting|inspection)\\b[a-z' -]*))?$`,
      'i',
    ),
    ([, where, what = '', how = '', day, at, why]) =>
      `the ${/^(?:ac|wifi)$/i.test(what) ? what.toUpperCase() : what.toLowerCase()}${where ? ` ${where}` : ''} will be ${how.toLowerCase()}${day ? ` ${moment(day, at)}` : at ? ` from ${at}` : ''}${why ? ` for ${/^(?:new)\b/i.test(why) && !isMany(why) ? 'a ' : ''}${why}` : ''}`,
  ],
  // "doors 1:30", "show 2"
  [
    new RegExp(`^(?:the )?doors (?:at |open )?(${clock})$`, 'i'),
    ([, at = '']) => `the doors open at ${at}`,
  ],
  [
    new RegExp(
      `^(?:the )?(show|setup|pickup|pick up|drop-off|drop off|dinner|lunch|breakfast|brunch|ceremony|reception|kickoff|rehearsal|practice|check-in|curtain|cocktails|music|games?|class|meeting) (?:at )?(${hours})$`,
      'i',
    ),
    ([, what = '', at = '']) =>
      `${/^(?:dinner|lunch|breakfast|brunch|setup|pick|drop|check|cocktails|music)/i.test(what) ? '' : 'the '}${what.toLowerCase().replace(/^(pick|drop) (up|off)$/, (_, one: string, two: string) => (two === 'up' ? `${one}up` : `${one}-off`))} ${isMany(what) ? 'are' : 'is'} ${/to|-|–|until|till/.test(at) ? `from ${at}` : `at ${at}`}`,
  ],
  // "recital sat may 16 at the high school", "dress rehearsal fri 5 to 8"
  [
    new RegExp(
      `^((?:[\\w'&-]+ ){1,6}?)(?:on )?(${date}),?(?: (?:at |from )?(${hours}))?((?: (?:at (?:(?:[Tt]he |[Oo]ur )?(?:[a-z]+ ){0,2}[a-z]+|(?:the )?[A-Z][\\w']*(?: [A-Z][\\w']*){0,3})|[A-Z][\\w']*(?: [A-Z][\\w']*){0,3}))?)$`,
    ),
    ([, what = '', day = '', at, where = '']) => {
      const thing = what.trim();
      if (
        !takesPlace.test(thing.toLowerCase().split(/ (?:for|of|with) /)[0] ?? '') ||
        hasVerb(thing.toLowerCase())
      )
        return undefined;
      if (/^(?:we|i|you|it|no|not)\b|^(?:next|last|this|first)$/i.test(thing)) return undefined;
      return `${withThe(thing.charAt(0).toLowerCase() + thing.slice(1))} ${isMany(thing) ? 'are' : 'is'} ${moment(day, at)}${where.replace(/^ (?=[A-Z])/, ' at ')}`;
    },
  ],
  // "costumes $65 due March 1", "tickets $12 at the door"
  [
    /^((?:[a-z'-]+ ){0,3}[a-z'-]+) (\$[\d,.]*\d(?: (?:an?|per) [a-z]+| each| apiece)?)(?:,? (due .+|at the (?:door|gate)|in advance|for (?:two|both|all)|cash(?: only)?|cash or check))?$/i,
    ([, thing = '', much = '', rest]) => {
      const last = tagged(thing.toLowerCase()).at(-1);
      if (!isNoun(last) || hasVerb(thing.toLowerCase()) || !isMany(thing)) return undefined;
      if (/^(?:not|no|was|reg|regular|only)\b|(?:hours|days|weeks)$/i.test(thing)) return undefined;
      return `${thing.charAt(0).toLowerCase()}${thing.slice(1)} are ${much}${rest ? `${/^due/i.test(rest) ? ',' : ''} ${rest.replace(/^due (?=[A-Z])/, 'due ')}` : ''}`;
    },
  ],
  // "$1,850 total", "total $980", "deposit $450 due Feb 1"
  [
    /^(?:the )?(?:(\$[\d,.]*\d) (total|balance)|(total|balance) (?:is |of )?(\$[\d,.]*\d))$/i,
    ([, one, name, other, two]) => `the ${(name ?? other ?? '').toLowerCase()} is ${one ?? two}`,
  ],
  [
    /^(?:the |a )?(?:(\$[\d,.]*\d) (deposit|down payment|retainer)|(deposit|down payment|retainer) (?:is |of )?(\$[\d,.]*\d))(?:,? (?:is )?due (.+))?$/i,
    ([, one, name, other, two, due]) =>
      due
        ? `the ${(name ?? other ?? '').toLowerCase()} of ${one ?? two} is due ${due.replace(/^(?=[A-Z][a-z]+day|[A-Z][a-z]+ \d)/, 'on ')}`
        : `the ${(name ?? other ?? '').toLowerCase()} is ${one ?? two}`,
  ],
  // "tuition for Maya November $95 plus $15 late fee was due the 5th"
  [
    new RegExp(
      `^(?:the |your )?([a-z]+(?: [a-z]+)?)((?: for [A-Z][\\w' ]+?)?)(?: (?:for |in )?(${months.replace('(?:', '(?:May|')})(?! \\d))?,? (\\$[\\d,.]*\\d)(?:,? plus (?:a |the )?(?:(\\$[\\d,.]*\\d) ((?:late |travel |service |delivery )?fee|tax|tip)|((?:late |travel |service |delivery )?fee) of (\\$[\\d,.]*\\d)))?,? (was|is|were|are) due (.+)$`,
      'i',
    ),
    ([
      ,
      what = '',
      whose = '',
      month,
      much = '',
      more,
      fee,
      otherFee,
      otherMore,
      was = '',
      due = '',
    ]) => {
      if (hasVerb(what.toLowerCase())) return undefined;
      const added = more ?? otherMore;
      return `the ${what.toLowerCase()}${whose}${month ? ` for ${month}` : ''}, ${much}${added ? ` plus a ${(fee ?? otherFee ?? '').toLowerCase()} of ${added}` : ''}, ${/^(?:was|were)$/i.test(was) ? 'was' : 'is'} due ${due.replace(/^(?=[A-Z]|the \d)/, 'on ')}`;
    },
  ],
  // "delivery to the barn included", "old one hauled off"
  [
    /^((?:the |our |your )?(?:[a-z'-]+ ){0,3}[a-z'-]+(?: (?:to|for|of|within) .{3,40}?)?) (included|hauled (?:off|away)|thrown in|removed|refundable|non-refundable|extra)$/i,
    ([, what = '', how = '']) =>
      hasVerb(what.toLowerCase()) ||
      /^(?:no|not|is|are|all|everything)\b/i.test(what) ||
      /\b(?:is|are|not|and|for|an?)$/i.test(what)
        ? undefined
        : `${/^(?:delivery|setup|cleanup|labor|materials|tax|shipping|parking|food|coffee|haul)\b/i.test(what) ? lowered(what) : withThe(lowered(what))} ${isMany(what) ? 'are' : 'is'} ${how.toLowerCase()}`,
  ],
  // "50 gal gas $1,475 installed"
  [
    /^((?:\d+[ -])?(?:[a-z-]+ ){0,3}[a-z-]+) (\$[\d,.]*\d) (installed|delivered|all in|out the door|complete|cash)$/i,
    ([, what = '', much = '', how = '']) =>
      hasVerb(what.toLowerCase()) ||
      !isNoun(tagged(what.toLowerCase()).at(-1)) ||
      /^(?:the )?(?:price|total|quote|cost)\b/i.test(what)
        ? undefined
        : `${/^\d/.test(what) ? `the price of ${what} is` : `${withThe(lowered(what))} ${isMany(what) ? 'are' : 'is'}`} ${much} ${how.toLowerCase()}`,
  ],
  // "kids under 5 free"
  [
    /^((?:kids|children|seniors|students|teachers|veterans|babies|siblings|members)(?: (?:under|over) \d+| \d+ and (?:under|over|up))?) (free|half price|half off|\$[\d.]+)$/i,
    ([, who = '', how = '']) => `${who.toLowerCase()} are ${how.toLowerCase()}`,
  ],
  // "everybody in full costume"
  [
    /^(everybody|everyone|all kids|all dancers) (in|on|with) ([a-z' ]+)$/i,
    ([, who = '', how = '', what = '']) =>
      `${who.toLowerCase()} should be ${how.toLowerCase()} ${what}`,
  ],
  // "be here 7:15"
  [
    new RegExp(`^((?:please )?be (?:here|there)) (${clock})$`, 'i'),
    ([, what = '', at = '']) =>
      `${/^please/i.test(what) ? '' : 'please '}${what.toLowerCase()} at ${at}`,
  ],
  // "met Priya at the chamber breakfast on Tuesday"
  [
    /^(?:I |we )?met you (at .+)$/i,
    ([, where = '']) =>
      `it was good to meet you ${where.replace(/ (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/, ' on ').replace(/ on on /, ' on ')}`,
  ],
  // "coffee next week"
  [
    new RegExp(
      `^(?:maybe )?(coffee|lunch|breakfast|a drink|drinks|a call|a chat) (next week|this week|sometime|some time|soon|next month|one morning|${date}(?: or (?:${date}))?)[?]?$`,
      'i',
    ),
    ([, what = '', when = '']) => `would you have time for ${what.toLowerCase()} ${when}?`,
  ],
  // "water heaters over 10 years old $150 off a new one through February"
  [
    /^((?:[a-z]+ ){0,3}[a-z]+s (?:over|under|older than) \d+ years(?: old)?),? (\$[\d,.]*\d|\d+ ?%) off (.+)$/i,
    ([, whose = '', much = '', rest = '']) =>
      `for ${whose.charAt(0).toLowerCase()}${whose.slice(1)}, you get ${much} off ${rest}`,
  ],
  // "maybe a joint ride in april"
  [/^(?:maybe|perhaps) (an? .+)$/i, ([, what = '']) => `maybe we could do ${what}`],
  [
    /^(?:in )?(?:the )?(second|third|fourth|fifth|2nd|3rd|4th|5th) (order|time|delivery|shipment|week|month|day|visit|invoice) in a row,? (?:that )?((?:[a-z]+ ){1,3}?)((?:came|come|was|were|got|is|are|has|have|did|showed|arrived)\b.+)$/i,
    ([, nth = '', what = '', who = '', rest = '']) =>
      `for the ${nth.toLowerCase().replace('2nd', 'second').replace('3rd', 'third').replace('4th', 'fourth').replace('5th', 'fifth')} ${what.toLowerCase()} in a row, ${withThe(who.trim())} ${rest}`,
  ],
  // "pay goes to 18.50"
  [
    /^pay (goes (?:up )?(?:to|from) .+|stays .+|starts .+|is \$.+)$/i,
    ([, rest = '']) => `your pay ${rest}`,
  ],
];
