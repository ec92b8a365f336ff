import { carriedNote } from '../../facts/carried-notes.js';
import { completeDetail } from '../../facts/complete-detail.js';
import { completeNote } from '../../facts/complete-note.js';
import { asSentence, upperStart } from '../../facts/sentence.js';
import { isNoun, isVerb, tagged } from '../../facts/tagging.js';

import { massNouns, timeNoun } from './word-lists.js';

export interface Writing {
  /** Whether the writer says "I" or "we". */
  readonly subject: 'I' | 'we';
  /** What was entered: what is arranged is known from it. */
  readonly entered: string;
}

const aWord = (thing: string) =>
  /^(?:live|free|food|music|cake|coffee|beer|wine|pizza|ice|hot|cold|lunch|plenty|lots|parking|an?|the|our|my|face|\d)\b/i.test(
    thing,
  ) || /^[\w-]*[^s]s\b/.test(thing)
    ? thing
    : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

type Carrier = readonly [RegExp, (match: RegExpExecArray, writing: Writing) => string | undefined];

/** Notes without a subject or a verb, and the sentence that each is sure to mean. */
const carriers: readonly Carrier[] = [
  // "who pays freight back"
  [
    /^((?:who|what|when|where|why|how|how much|how many|how soon) (?:[a-z]+s|is|are|do|does|did|can|will|would|should|was|were)\b.*)$/i,
    ([, question = '']) => `${question}?`,
  ],
  [
    /^((?:one|two|three|\d+)(?: to \d+|-\d+)? (?:days?|weeks?|hours?))(?: of)?(?: work)?$/i,
    ([, long = '']) => `it takes ${long.toLowerCase()}`,
  ],
  [
    /^(lost|spent|paid|made|saved) ((?:about |over |almost )?\$\d.*)$/i,
    ([, did = '', much = ''], { subject }) => `${subject} ${did.toLowerCase()} ${much}`,
  ],
  [
    /^(?:reg|regular|regularly|normally|usually)(?: price)?:? (\$[\d,.]*\d)$/i,
    ([, much = '']) => `the regular price is ${much}`,
  ],
  [
    /^(\$[\d,.]*\d),? (?:for )?(parts and labor|labor|materials)$/i,
    ([, much = '', what = '']) => `it comes to ${much} for ${what}`,
  ],
  [
    /^(\$[\d,.]*\d ?\/ ?[a-z]+|\$[\d,.]*\d (?:an?|per|each) ?[a-z]*(?: [a-z]+)?(?: plus .+)?)$/i,
    ([, much = '']) => `the price is ${much}`,
  ],
  [
    /^(?:an? )?(\d+ ?%|\$[\d,.]*\d|half) (deposit|down payment)$/i,
    ([, much = '', what = '']) =>
      `we ask for ${/^(?:8|11%|18)/.test(much) ? 'an' : 'a'} ${much.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    /^(?:the |our )?((?:late|cancellation|delivery|setup|travel|cleaning|booking|trip|service|no-show) fee|deposit|balance|total|price|rent|copay|down payment)(?: of| is|:)? (\$[\d,.]*\d)(.*)$/i,
    ([, what = '', much = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `the ${what.toLowerCase()} is ${much}${rest}`,
  ],
  [
    /^(?:our |the )?((?:[a-z'-]+ ){0,3}[a-z'-]+) (?:from|starting at|starting from) (\$[\d,.]*\d)$/i,
    ([, what = '', much = '']) =>
      tagged(what).some(isVerb) || !isNoun(tagged(what).at(-1))
        ? undefined
        : `our ${what.toLowerCase()} ${/[^s]s$/.test(what) ? 'start' : 'starts'} at ${much}`,
  ],
  [
    /^(?:the |our |my |your )?(po|order|invoice|ticket|claim|account|job|quote)(?: number| no\.?| #|#)? ?#?([A-Z]{0,4}-?\d[\w-]*)$/i,
    ([, what = '', number = '']) =>
      `the ${/^po$/i.test(what) ? 'PO' : what.toLowerCase()} number is ${number}`,
  ],
  [
    /^(?:this is (?:the |our )?)?(?:the |our )?(first|second|third|fourth|2nd|3rd|4th) (time|increase|raise|reminder|notice|request|change|order|delay)\b(.*)$/i,
    ([, nth = '', what = '', rest = '']) =>
      `this is ${/raise|increase|change/i.test(what) ? 'our' : 'the'} ${nth.toLowerCase()} ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(?:starts?|starting|begins?) (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|at |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|next)(.+)$/i,
    ([, when = ''], { entered }) =>
      `${/\b(?:job|position|hire|hired|role)\b/i.test(entered) ? 'you start' : 'it starts'} ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^[a-z]+ \d/i.test(when) ? 'on ' : ''}${when}`,
  ],
  [
    /^keep your (number|name|resume|résumé|application|details)\b(.*)$/i,
    ([, what = '', rest = '']) => `we will keep your ${what}${rest}`,
  ],
  [
    /^((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b.*?\d.*?) works?(?: (?:for (?:me|us)|too))?$/i,
    ([, when = '']) => `${when} would work`,
  ],
  [/^(\$[\d,.]*\d)$/, ([, much = '']) => `the price is ${much}`],
  [/^haven't heard(?: back)?$/i, (_, { subject }) => `${subject} haven't heard back from you`],
  [
    /^(cash|cards?|checks?|appointments?) only\b(.*)$/i,
    ([, what = '', rest = '']) => `we only take ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(?:the |our |your )?((?:(?:trip|delivery|late|service|setup|cancellation|diagnostic|cleaning|rush|joining|travel|booking|call-?out) )?fee|deposit|shipping|travel|assembly|installation|cleanup|haul(?:ing)?[ -]away) (waived|included|free|on us|refunded)$/i,
    ([, what = '', how = '']) => `the ${what.toLowerCase()} is ${how.toLowerCase()}`,
  ],
  [/^total:? (\$[\d,.]*\d)$/i, ([, much = '']) => `the total is ${much}`],
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
  [
    /^(free [a-z].*)$/i,
    ([, what = '']) =>
      tagged(what).some(isVerb)
        ? undefined
        : `there ${/^free [a-z]*[^s]s(?:$| (?:for|on|in|at))/i.test(what) ? 'are' : 'is'} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
  [
    /^(no [a-z][a-z -]*(?: (?:for|on|at|in|this|next) .*)?)$/i,
    ([, what = '']) =>
      tagged(what).some(isVerb)
        ? undefined
        : `there ${/^no [a-z]*[^s]s\b/i.test(what) ? 'are' : 'is'} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
  [
    /^(live music|music|lunch|dinner|cake|snacks|coffee)\b(?! (?:is|are|will))(.*)$/i,
    ([, what = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `there will be ${what.toLowerCase()}${rest}`,
  ],
  [
    /^((?:a |the )?(?:band|dj|raffle|magician|face painting|bounce house|food truck|auction|toast|speech|tour|demo|contest|bake sale|photo booth)\b)(.*)$/i,
    ([, what = '', rest = '']) =>
      tagged(rest).some(isVerb) ? undefined : `there will be ${aWord(what.toLowerCase())}${rest}`,
  ],
  [
    /^rsvp(?: by (?:reply|replying|email|e-mail))?$/i,
    () => 'please RSVP by replying to this e-mail',
  ],
  [/^rsvp (by .+)$/i, ([, when = '']) => `please RSVP ${when}`],
  [
    /^pick ?up (till|until|before|after|by|from|any)\b(.*)$/i,
    ([, word = '', rest = '']) =>
      `you can pick it up ${word.toLowerCase().replace('till', 'until')}${rest}`,
  ],
];

/** "Mats provided", "nail trim free": a thing and what is said of it, without its verb. */
function withBe(text: string): string | undefined {
  const match =
    /^((?:the |our |your |all )?(?:[a-z'-]+ ){0,3}[a-z'-]+) (provided|included|free|required|needed|welcome|available|extra|ready|broken|down|closed|gone|due|late|full|off)\b((?: (?:for|on|in|at|by|until|from|today|tomorrow|this|next|with|of) ?.*)?)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, thing = '', how = '', rest = ''] = match;
  const words = tagged(thing.toLowerCase());
  const last = words.at(-1);
  if (!isNoun(last) && !/^(?:trim|cut|wash|clean|install)$/.test(last?.lower ?? ''))
    return undefined;
  if (words.some((word, at) => isVerb(word) && at < words.length - 1)) return undefined;
  const isMany = /[^s]s$/.test(last?.lower ?? '');
  const start = /^(?:the|our|your|all)\b/i.test(thing) || isMany ? '' : 'the ';
  return `${start}${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${isMany ? 'are' : 'is'} ${how.toLowerCase()}${rest}`;
}

/** "Menu tasting on the 14th", "breakfast burritos at 8", "pick up Thursdays": a thing and its time. */
function withTime(text: string): string | undefined {
  const match =
    /^((?:the |our |your )?(?:[a-z'-]+ ){0,3}[a-z'-]+?),? (?:on )?((?:at \d|on the \d|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)).*)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, entered = '', time = ''] = match;
  const thing = entered
    .toLowerCase()
    .replace(/^(pick|set|clean)[ -](up)$/, '$1$2')
    .replace(/^drop ?off$/, 'drop-off');
  const words = tagged(thing);
  const last = words.at(-1);
  const isDeed = /^(?:pickup|setup|cleanup|drop-off)$/.test(thing);
  if (!isDeed && (!isNoun(last) || words.some(isVerb))) return undefined;
  if (timeNoun.test(last?.lower ?? '') || tagged(time).some(isVerb)) return undefined;
  const isMany = /[^s]s$/.test(thing);
  const isBare =
    /^(?:the|our|your)\b/.test(thing) || isMany || isDeed || massNouns.has(last?.lower ?? '');
  return `${isBare ? '' : 'the '}${thing} ${isMany ? 'are' : 'is'} ${/^(?:at|on)\b/i.test(time) ? '' : 'on '}${time}`;
}

/** The sentence of a note by the carriers alone: they are sure. */
export function carriedBy(fragment: string, writing: Writing): string | undefined {
  const plain = fragment.replace(/[.!,;]+$/, '').trim();
  for (const [pattern, say] of carriers) {
    const match = pattern.exec(plain);
    const said = match && say(match, writing);
    if (said) return asSentence(upperStart(said));
  }
  return undefined;
}

/** The ways in which a fragment may be a whole sentence, surest first. */
export function completions(fragment: string, writing: Writing): string[] {
  const plain = fragment.replace(/[.!,;]+$/, '').trim();
  const lower = plain.charAt(0).toLowerCase() + plain.slice(1);
  const found: (string | undefined)[] = [];
  found.push(carriedBy(plain, writing));
  const note = carriedNote(plain, writing.subject, writing.entered);
  found.push(
    note?.endsWith('?') ? undefined : note,
    completeDetail(lower, writing.subject),
    completeNote(lower, writing.subject),
    withBe(plain),
    withTime(plain),
  );
  return found.flatMap((text) => (text ? [asSentence(upperStart(text))] : []));
}
