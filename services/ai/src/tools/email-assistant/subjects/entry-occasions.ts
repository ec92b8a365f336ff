import { anyMonth, anyWeekday } from '../../../facts/amounts/calendar-names.js';
import type { Facts } from '../../../facts/facts.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { lowerFirst, shorten, upperStart } from '../../wording/phrases.js';
import { withWholeDays } from '../../wording/whole-days.js';

const day = `(?:${anyWeekday}(?!s)|today|tomorrow)`;
const date = `(?:${anyMonth} \\d{1,2}|${day}(?:,? ${anyMonth} \\d{1,2})?|the \\d{1,2}(?:st|nd|rd|th))`;
const owner = "(?:your|his|her|their|the|an?|[A-Z][a-z]+'s)";

/** "her", "the" and "an" of an entry in a line to the reader. */
const yours = (words: string) =>
  upperStart(words.replace(/\b(?:his|her|their)\b/gi, 'your').replace(/^an?\s+/i, ''));
/** "from January 5", "since Monday" where the entry says from when. */
const fromWhen = (text: string) => {
  const found = new RegExp(
    `\\b(?:from|starting|beginning|effective|as of|on|in) (${date}|${anyMonth})`,
  ).exec(text)?.[1];
  return found ? ` from ${found}` : '';
};

type Occasion = readonly [RegExp, (match: RegExpExecArray, text: string) => string | undefined];

/** What an entry as a whole is about, and the noun phrase of its subject line. The first that fits is taken. */
const occasions: readonly Occasion[] = [
  // "recall of the blue swim belts we sold in June"
  [
    /\b(?:recall(?:ing)? (?:of |on |for )?(?:the |our |all )?|(?:the|our) )([^,.;:]{3,40}?) (?:(?:we|you|that|sold|bought|from|because|lot)\b[^,.;]{0,40}\brecall|(?=(?:we|you|that|sold|bought|from|because)\b)(?<=\brecall.{0,60}))/i,
    ([, what = '']) => `Recall: ${lowerFirst(what.trim())}`,
  ],
  // "ask Jenna whether she has decided about the kitchen quote of $18,400"
  [
    /\b(?:whether|if) (?:she|he|they|you)(?: has| have|'ve|'s)? decided (?:about|on) (?:the |our |my )?([a-z][^,.;$]{2,40}?)(?= (?:of|from|for|that|which)\b|\s*[,.;]|\s*$)/i,
    ([, what = '']) => `Your decision about the ${what.trim()}`,
  ],
  // "I quit, last day Jan 8"
  [/^(?:please )?(?:I |I'm |I am )?(?:quit(?:ting)?|resign(?:ing)?)\b/i, () => 'My resignation'],
  // "starting Jan 6 we are closed Mondays and open till 8"
  [
    new RegExp(
      `\\b(?:starting|from|beginning|as of) (${date}),? we(?:'re| are| will be)? (?:closed|open)\\b(?! at)`,
      'i',
    ),
    ([, when = '']) => `New hours from ${when}`,
  ],
  // "shop closed Dec 24 thru Jan 1"
  [
    new RegExp(
      `\\b(?:shop|store|office|we(?:'re| are| will be)?|salon|studio|clinic) closed (?:on |from )?(${date}(?: (?:through|to|and|until) (?:${date}|\\d{1,2}))?)`,
      'i',
    ),
    ([, when = '']) => `Closed ${when}`,
  ],
  // "kennel cough in the big dog room since Tuesday"
  [
    /^([a-z]+(?: [a-z]+)? in (?:the|our) [a-z ]{3,24}) since\b/i,
    ([, what = '']) => upperStart(what),
  ],
  // "he gets a raise to 26 an hour"
  [
    /\b(?:gets?|got|giving|give) (?:him |her |you |them )?a raise\b(?! (?:request|in))/i,
    () => 'Your raise',
  ],
  // "inspection at the diner moved to Feb 3"
  [
    new RegExp(
      `\\b(?:the |our )?((?:inspection|meeting|appointment|delivery|installation|party|class|visit|rehearsal|fitting)(?: (?:at|for) the [a-z]+)?) (?:is |was |has been |got )?moved to (${date})`,
      'i',
    ),
    ([, what = '', when = '']) => `New date for the ${lowerFirst(what)}: ${when}`,
  ],
  // "pick Rex up by 6 not 6:30"
  [
    /\bpick (?:up )?[A-Z]?[a-z]+(?: up)? by (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b,? (?:not|instead)/,
    ([, time = '']) => `Pickup by ${time}`,
  ],
  // "got your resume for press operator", "come in for an interview"
  [
    /\b(?:come in|in) [^.;]{0,40}?for (?:an |the |your )?interview\b/i,
    (_, text) => {
      const job =
        /\b(?:resume|application|applied|applying) for (?:the |our |an? )?([a-z][a-z -]{2,24}?)(?: (?:job|position|role))?(?=[,.;]|$)/i.exec(
          text,
        )?.[1];
      return job ? `Interview for the ${job.toLowerCase()} job` : 'Your interview';
    },
  ],
  // "accept Devon's resignation"
  [/\baccept\w* (?:[A-Z]\w+'s|his|her|the|your|their) resignation\b/i, () => 'Your resignation'],
  // "turn down Marcus for the head coach position"
  [
    /\b(?:turn\w* down|decline|reject|no to|didn't get|not get|not hired|went with [^,.;]{3,40}?|hired [^,.;]{3,60}?)\b[^,.;]{0,30}? for the ([\w' -]{3,30}? (?:job|position|role))\b/i,
    ([, job = '']) => `Your application for the ${lowerFirst(job)}`,
  ],
  // "turn down the invitation to sponsor the 5K run this spring"
  [
    /\b(?:[Tt]urn\w* down|[Dd]eclin\w+|[Rr]eject\w*|[Rr]efus\w+|[Pp]ass\w* on|[Ss]ay\w* no to) (?:(?:the|an?|his|her|their|your|this|that)|[A-Z][\w'’.& -]*?['’]s?) ((?:[a-z-]+ ){0,2}?(?:invitation|offer|request|proposal|quote|bid|estimate|nomination|order|idea|suggestion)\b(?: (?:to|for) [^,.;:]+?)?)(?=[,.;:]|$| (?:this|next|on|from|of|by|but|because|since|and|who|in (?:January|February|March|April|May|June|July|August|September|October|November|December|the)|at)\b)/,
    ([, what = '']) => yours(`your ${what}`),
  ],
  [
    /\b(?:turn\w* down|declin\w+|reject\w*|refus\w+|say\w* no to) (?:to\b|[a-z]+ing\b|(?:an?|the) (?:[a-z]+ ){1,3}?(?:who|that) (?:wants?|wanted|asked|asks) us to\b)/i,
    () => 'Your request',
  ],
  // "ask for 8% off", "a discount"
  [
    /\b(?:ask|want|like|request|need|get)\b[^.;]{0,40}?\b(\d+ ?% off|\$\d[\d.,]* off|an? (?:[a-z]+ )?(?:discount|better price|lower (?:rate|price)|credit|refund|extension|payment plan))\b(?! (?:next|coupon))/i,
    ([, what = ''], text) =>
      /^(?:please )?(?:ask|request)\b|\bask (?:them|him|her|if|for)\b/i.test(text)
        ? `A request for ${lowerFirst(what)}`
        : undefined,
  ],
  // "can I have December 18 off"
  [
    new RegExp(
      `\\b(?:have|take|get|need|want) (${date}(?: (?:and|to|through) (?:${date}|\\d+))?) off\\b`,
    ),
    ([, when = '']) => `Time off on ${when}`,
  ],
  // "Milo's 2 pm checkup has to move"
  [
    new RegExp(
      `\\b(${owner} (?:\\d{1,2}(?::\\d\\d)? ?[ap]m )?(?:[a-z]+ ){0,2}?(?:appointment|check-?up|visit|lesson|class|session|groom|grooming|cleaning|install|delivery|fitting|consultation|tuning|haircut|color))(?: (?:on|at) [^,.;]{2,20}?)? (?:has to|needs to|must|will have to) (?:move|be moved|change|be rescheduled|wait)\\b`,
    ),
    ([, what = '']) =>
      `A new time for ${lowerFirst(yours(what.replace(/\b\d{1,2}(?::\d\d)? ?[ap]m /, '')))}`.replace(
        / for ([a-z])(\w*)('s)/,
        (_, initial: string, rest: string, s: string) => ` for ${initial.toUpperCase()}${rest}${s}`,
      ),
  ],
  // "he missed his cleaning on Tuesday"
  [
    new RegExp(
      `(?<!\\b(?:adjuster|inspector|driver|we|i|they|crew|guys?|tech|delivery) )\\bmissed (?:(?:his|her|their|your|the) )?((?:\\d{1,2}(?::\\d\\d)? ?[ap]m )?(?:[a-z-]+ ){0,2}?[a-z-]+?)(?:,? (?:on |last |this )?(${date}|yesterday))?(?=[,.;]|$| and | at | with | again )`,
      'i',
    ),
    ([, what = '', when]) =>
      /\b(?:call|calls|message|payment|deadline)\b/i.test(what)
        ? undefined
        : `Your missed ${what.replace(/^\d{1,2}(?::\d\d)? ?[ap]m /i, '')}${when ? ` ${/^(?:yesterday|today|tomorrow)/.test(when) ? when : `on ${when}`}` : ''}`,
  ],
  // "got 18 boxes of filters not 24, order 77120"
  [
    /\b(?:got|received|came with|only got) (?:only )?(\d+ (?:[a-z]+ of )?[a-z][a-z -]{2,24}?),? (?:not|instead of) (\d+)\b/i,
    ([, came = '', wanted = ''], text) => {
      const number = /\b(?:order|PO|invoice) #?([A-Z]{0,4}-?\d[\w-]*)/i.exec(text)?.[0];
      return `${number ? upperStart(number) : 'Short delivery'}: ${came}, not ${wanted}`;
    },
  ],
  // "lessons move from 4 to 4:45"
  [
    new RegExp(
      `((?:\\b(?:${day}s?|and|the|our|all|beginner|[a-z]+)\\b ?){1,6}?) (?:move|moves|moving|will move|change|changes|go|goes|switch|switches) from (\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?) to (\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)(?![\\d%.]|:\\d)`,
    ),
    ([, what = ''], text) =>
      /\$\d/.test(text) || /\b(?:we|I|it|they|you)\b/i.test(what)
        ? undefined
        : `New time for ${lowerDay(what.trim().replace(/^(?:the|our) /i, ''))}`,
  ],
  // "starting Monday the crew meets at 6:30 not 7", "we open at 8 instead of 7"
  [
    /\b(?:meets?|starts?|opens?|begins?|close|closes) at (\d{1,2}(?::\d\d)?(?: ?[ap]m)?),? (?:not|instead of) (?:at )?\d/i,
    ([whole = '', time = ''], text) =>
      `New ${/^close/i.test(whole) ? 'closing' : /^open/i.test(whole) ? 'opening' : 'start'} time${fromWhen(text)}: ${time}`,
  ],
  // "the green velvet is back ordered till February 10"
  [
    new RegExp(
      `\\b((?:the|your|his|her|their|our) [a-z][a-z' -]{2,30}?)(?: (?:you|he|she|they|[A-Z][a-z]+) (?:picked|ordered|chose|wanted|bought|booked))? (?:is|are) (?:on )?(?:back[- ]?order(?:ed)?|delayed)(?: (?:until|till|til) (${date}))?`,
      'i',
    ),
    ([, what = '', when]) =>
      `${yours(what.replace(/^(?:the|our) (?!.*\b(?:his|her|their|your)\b)/i, 'your '))}: delayed${when ? ` until ${when}` : ''}`,
  ],
  // "we need 30 percent down", "half down"
  [
    /\bneed (?:an? )?(\d+ ?%|\d+ percent|half|\$\d[\d,.]*)(?: of (?:it|the total))? (?:down|up front|deposit)\b/i,
    ([, much = '']) => `A deposit of ${lowerFirst(much)}`,
  ],
  // "the walk-in cooler outlet keeps tripping", "the roof over the table leaks"
  [
    /(?:^|[,.;:] ?|\b(?:landlord|that) (?:[A-Z][\w.]* ?){0,2})(the [a-z][a-z' -]{2,40}?) (?:keeps? [a-z]+ing|leaks|is (?:broken|leaking|out|clogged|stuck|not working)|won't (?:start|close|open|turn|work)|doesn't work|quit|stopped working|has been (?:broken|leaking|out)|died|broke)\b/i,
    ([, what = ''], text) =>
      /\b(?:fix|fixed|repair|repaired|replace|landlord|send someone|come look)\b/i.test(text)
        ? `Repair needed: ${lowerFirst(what)}`
        : undefined,
  ],
  // "I'm Ray the new owner of Peak Laundry"
  [
    /\b(?:I'm|I am|this is) (?:[A-Z]\w+(?: [A-Z]\w+)?),? (the new (?:owner|manager|[a-z]+) (?:of|at) [^,.;]{3,40})/i,
    ([, who = '']) => upperStart(who),
  ],
];

/** Names of days keep their capitals. */
const lowerDay = (words: string) =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(words) ? words : lowerFirst(words);

/** The subject line by what the entry as a whole is about; undefined where it is none of the known occasions. */
export function entryOccasion({ entered }: Facts, room: number): string | undefined {
  // What stands further back is said besides.
  const text = sentencesOf(withWholeDays(tidyWords(entered)))
    .slice(0, 2)
    .join(' ');
  for (const [pattern, say] of occasions) {
    const match = pattern.exec(text);
    const subject = match && say(match, text)?.replace(/\s+/g, ' ').trim();
    if (subject) return subject.length <= room ? subject : shorten(subject, room);
  }
  return undefined;
}
