import { type Facts, figuresOf } from '../../../facts/facts.js';
import type { Act } from '../../../facts/grammar/acts.js';
import { gerundOf } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart, shorten, upperFirst } from '../../wording/phrases.js';

const date = /\b(?:on|from|starting|in|effective|as of|beginning)\s+([^,.;]*\d[^,.;]*|[A-Z]\w+)/;

/** Clauses and the noun phrase that a subject line makes of them. The first that fits is taken. */
const gists: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^(?:I am so sorry for your loss|to hear that your? .*\b(?:died|passed away)\b)/i,
    () => 'With our sympathy',
  ],
  [/^I wish you (?:an? )?(.+)$/i, ([, what = '']) => upperFirst(what)],
  [/^(welcome\b.*)$/i, ([, what = '']) => upperFirst(what)],
  [/^you did(?:n't| not) get (the .+)$/i, ([, what = '']) => `Your application for ${what}`],
  [/^thank you for (.+?), but I have to decline/i, ([, what = '']) => upperFirst(what)],
  // "we went with someone else for the line cook job"
  [
    /\b(?:went with|hired|chose|decided on) (?:someone|somebody|another)\b(?:.*?\bfor the ([\w -]{3,30}?)(?: (?:job|position|role))?(?=[.,;]|$))?/i,
    ([, job]) => (job ? `Your application for the ${job} job` : 'Your application'),
  ],
  [
    /\binterview (?:you )?for (?:the |our |an? )?([\w -]{3,30}?)(?: (?:job|position|role|opening))?(?=[.,;?]|$| on | at | next )/i,
    ([, job = '']) => `Interview for the ${job.toLowerCase()} job`,
  ],
  [/^I am glad to accept (.+)$/i, ([, what = '']) => `Accepting ${what}`],
  [
    /^(?:the |our |my )?(new [\w ]{3,24}?) (?:is|are|will be) (.+)$/i,
    ([, what = '', when = '']) => `${upperFirst(what)}: ${when}`,
  ],
  [
    /^(.{3,40}?) (?:go|goes|will go|are going|is going) up (?:by )?([\d.]+ ?%)(.*)$/i,
    ([, what = '', much = '', rest = '']) => {
      const from = date.exec(rest)?.[1]?.split(/ because| due| since| first| second| third/)[0];
      return `${upperFirst(what)} up ${much}${from ? ` from ${from.trim()}` : ''}`;
    },
  ],
  [
    /^(.{3,40}?) (?:goes|go|will go|is going)(?: up)? from (\$[\d.,]+\d) to (\$[\d.,]+\d)(.*)$/i,
    ([, what = '', , price = '', rest = '']) => {
      const from = date.exec(rest)?.[1]?.split(/ because| since| first| second| third/)[0];
      return `New price of ${lowerCommonStart(what).replace(/ (?:price|rate)s?$/, '')}: ${price}${from ? ` from ${from.trim()}` : ''}`;
    },
  ],
  [
    /^(?:you|we|I|they) (?:raised|increased|put up) (?:the |our |your )?(?:prices? (?:of|for|on) )?(.{3,40}?) from (\$?[\d.,]*\d) to (\$?[\d.,]*\d)/i,
    ([, what = '', before = '', now = '']) => `The price of ${what}: ${before} to ${now}`,
  ],
  [
    /^you (?:didn't|did not|never) (?:show up|show|come|turn up|make it) (?:for|to) (.{3,60})$/i,
    ([, what = '']) => `Missed: ${what}`,
  ],
  [/^there (?:is|was|are|were|will be) ((?:an?|\d+) .+)$/i, ([, what = '']) => upperFirst(what)],
  [
    /^(?:we|I)(?:'re| are| am| will| had to| have to| need to|'ll)? (cancel|postpone|reschedule|clos|mov)\w* (.+?)(?: because.*| since .*| due to .*)?$/i,
    ([, verb = '', what = '']) =>
      /^clos/i.test(verb)
        ? `Closing ${what}`
        : /^mov/i.test(verb)
          ? `Moving ${what}`
          : `${upperFirst(/^cancel/i.test(verb) ? what : (what.split(/ (?:from|to|on|at) /)[0] ?? what))}: ${/^cancel/i.test(verb) ? 'cancelled' : 'a new date'}`,
  ],
  [
    /^(?:hi,? )?(?:this is|I am writing|I'm writing) about (.+)$/i,
    ([, what = '']) => upperFirst(what.split(/[.!?]/)[0] ?? ''),
  ],
  [
    /^(?:I|we) (?:still )?need (the (?!day\b|whole\b|rest\b|same\b)[\w' -]+?)(?: from .*| so that .*| by .*| before .*| because .*)$/i,
    ([, what = '']) => upperFirst(what),
  ],
  [
    /^(?:I|we) (?:need|want|would like|have) to (?:talk|speak|meet)(?: with you| to you)? about (.+)$/i,
    ([, what = '']) => upperFirst(what),
  ],
  [
    /^(?:I am|I'm|we are|we're) (?:\w+ing) ((?:my|our|the|a|an) .+)$/i,
    ([, what = '']) => upperFirst(what),
  ],
  [
    /^(?:I|we) (?:ordered|bought|booked|received|reserved) ((?:the|an?|our|my|\d+) .+?)(?: on .*| from .*| but .*| and .*| \(.*)?$/i,
    ([, what = '']) => upperFirst(what),
  ],
  // "I gave you a quote 3 weeks ago for a new drain field"
  [
    /^(?:I|we) (?:gave|sent|left) you an? (quote|estimate|bid|proposal) .*?\b(?:for|on) ((?:the|your|our|an?) .+?)(?: (?:last|on|at|in|for) .*)?$/i,
    ([, kind = '', what = '']) => `Your ${kind.toLowerCase()} for ${what}`,
  ],
  [
    /^(?:I|we) (?:dropped off|sent you|sent|left you|left|gave you) ((?:the|an?|my|our|\d+(?! (?:last|on|this|yesterday|of))) .+?)(?: (?:on|from|for|last) .*| (?:a|\d+|two|three) (?:days?|weeks?|months?) ago.*)?$/i,
    ([, what = '']) => `Following up: ${lowerCommonStart(what)}`,
  ],
  [/^you sent (?:us |me )?((?:the|an?|our|my|\d+) .+?)$/i, ([, what = '']) => `You sent ${what}`],
  [/^((?:where|when|why|how|what) [^?]{3,54}\?)/i, ([, what = '']) => upperFirst(what)],
];

const doing =
  /^(cancel|reschedule|postpone|change|order|update|renew|extend|confirm|schedule|arrange|return|recommend|request|book)\b(.*)$/is;

/** What a message is about in one noun phrase, with the number of its order before it; undefined where none is plain. */
export function gistOf(facts: Facts, room: number): string | undefined {
  const reference = figuresOf(facts, 'reference')
    .map(({ text }) => text.replace(/^(\w+)\s+(?:no\.?|number|#)\s*/i, '$1 '))
    // "order 300 white roses" counts.
    .filter(
      (text) =>
        !new RegExp(
          `\\b${text} (?!for\\b|and\\b|but\\b|was\\b|is\\b|on\\b|from\\b|to\\b|has\\b|came\\b)[a-z]`,
          'i',
        ).test(facts.entered),
    )
    .find((text) => /^(?:order|po|quote|claim|ticket|booking|reservation|policy)\b/i.test(text));
  const states = facts.acts.findIndex(({ kind }) => kind === 'statement');
  for (const [at, act] of facts.acts.entries()) {
    // What is done besides is not what the letter is about.
    if (act.kind === 'intent' && states >= 0 && states < at) continue;
    const found = gistOfAct(act);
    if (!found) continue;
    const mark = reference && !found.includes(reference) ? `${upperFirst(reference)}: ` : '';
    const only = mark && /\bonly (\d+) came\b/i.exec(facts.entered)?.[0];
    if (only) return `${mark}${only.toLowerCase()}`;
    const short = shorten(
      mark ? found.replace(/^(?:Where|When|What|How|Why|You|The|A)\b/, lowerStart) : found,
      room - mark.length,
    );
    if (short) return mark + short;
  }
  return undefined;
}

const lowerStart = (word: string) => word.toLowerCase();

/** "your piano was last tuned in April and is due for a tuning" → "your piano is due for a tuning". */
const whatIsDue = (text: string) =>
  text.replace(
    /^(.{4,40}?) (?:was|were|has|have) [^,]*? and ((?:is|are) (?:now )?(?:due|overdue|ready|scheduled)\b)/i,
    '$1 $2',
  );

function gistOfAct({ kind, text, entered }: Act): string | undefined {
  if (kind === 'intent') {
    const match = doing.exec(text);
    return match ? upperFirst(gerundOf(match[1] ?? '') + (match[2] ?? '')) : undefined;
  }
  if (kind === 'congratulation') return /^to\b/i.test(text) ? undefined : `Congratulations ${text}`;
  if (kind === 'reminder' && !/^to\b/i.test(text) && text)
    return `Reminder: ${lowerCommonStart(whatIsDue(text.replace(/^(?:that|about|of|for)\s+|,? (?:because|since) .*$/gi, '')))}`;
  if (kind === 'invitation' && /^(?:to|for)\b/i.test(text))
    return `Invitation ${text.replace(/^for\b/i, 'to')}`;
  if (!/^(?:statement|detail|complaint)$/.test(kind)) return undefined;
  for (const source of [text, entered]) {
    const plain = source.replace(/[.!]+$/, '');
    for (const [pattern, say] of gists) {
      const match = pattern.exec(plain);
      if (match) return say(match);
    }
  }
  return undefined;
}
