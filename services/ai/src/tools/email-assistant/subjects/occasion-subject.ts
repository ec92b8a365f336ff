import type { Facts } from '../../../facts/facts.js';
import { lowerFirst, shorten, upperStart } from '../../wording/phrases.js';

/** Occasions of small businesses: what an act says, and the subject line of its letter. The first that fits is taken. */
const occasions: readonly (readonly [RegExp, (match: RegExpExecArray) => string | undefined])[] = [
  // "We would like to interview you for the driver job"
  [
    /\binterview (?:you )?for (?:the |our |an? )?([\w -]{3,30}?)(?: (?:job|position|role|opening))?(?=[.,;?]|$| on | at | next )/i,
    ([, job = '']) => `Interview for the ${job.toLowerCase()} job`,
  ],
  // "We went with someone else for the line cook job"
  [
    /\b(?:went with (?:someone|somebody|another)|hired (?:someone|somebody|another)|chose (?:someone|another)|decided on (?:someone|another))\b(?:.*?\bfor the ([\w -]{3,30}?)(?: (?:job|position|role))?(?=[.,;]|$))?/i,
    ([, job]) => (job ? `Your application for the ${job} job` : 'Your application'),
  ],
  // "Please leave us a review"
  [
    /\b(?:leave|write|give|post) (?:us |me )?(?:an? )?(?:short |quick |honest |google |online )*review\b/i,
    () => 'Would you leave us a review?',
  ],
  // "We sent you the quote for the new roof"
  [
    /\b(?:the|our|your|my) (quote|estimate|proposal|bid) (?:for|on) ((?:the|your|our|an?) [\w' -]{3,30}?)(?=[.,;?]|$| (?:last|on|was|is|and|we|yesterday|two|three|\d))/i,
    ([, kind = '', what = '']) =>
      `Your ${kind.toLowerCase()} for ${what.replace(/^your /i, 'the ')}`,
  ],
  // "I would like to know if you still have the birch plywood"
  [
    /\bif you (?:still )?(?:have|carry|stock|sell|make) ((?:the |any |an? )?[^.,;?]{3,40}?)(?= at \$|[.,;?]|$| and | in )/i,
    ([, what = '']) => (/\bquestions?\b/i.test(what) ? undefined : `Do you still have ${what}?`),
  ],
  [
    /\blike to come and (look at|see|check|measure|inspect) ([^.,;?]{3,40}?)(?=[.,;?]|$| on | at )/i,
    ([, verb = '', what = '']) => `A visit to ${verb} ${what}`,
  ],
  [
    /\byou missed your (appointment|visit|session|class|lesson)\b/i,
    ([, what = '']) => `Your missed ${what}`,
  ],
  [
    /\b(?:not yet received|haven't received|still need|waiting for) (?:payment for |payment of )?the (deposit|balance|payment|rent)\b/i,
    ([, what = '']) => `Your ${what}`,
  ],
  // "We can't make it Thursday"
  [
    /\b(?:can't|cannot|won't be able to|are not able to) (?:make it|come|be there|do)(?: out)?(?: on| this| next)? ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow)\b/i,
    ([, day = '']) => `A change for ${day}`,
  ],
];

/** The subject line by the occasion; undefined where none is plain. */
export function occasionSubject({ acts }: Facts, room: number): string | undefined {
  const offered = acts.find(({ kind }) => kind === 'offer')?.text;
  const job =
    offered && /^(?:the |an? |our )?((?:[\w-]+ ){1,4}(?:job|position|role))\b/i.exec(offered)?.[1];
  if (job) return shorten(`Our offer: the ${lowerFirst(job.replace(/^(?:the|an?) /i, ''))}`, room);
  for (const { kind, text } of acts) {
    if (kind === 'detail' && text.length < 12) continue;
    for (const [pattern, say] of occasions) {
      const match = pattern.exec(text);
      const subject = match && say(match);
      if (subject) return upperStart(subject.length <= room ? subject : shorten(subject, room));
    }
  }
  return undefined;
}
