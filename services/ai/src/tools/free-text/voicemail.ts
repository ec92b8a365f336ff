import type { AccountFacts } from '../../facts/account/account-facts.js';
import { withWholeTimes } from '../content-generator/notes/note-items.js';
import type { BuiltInText } from '../writing-tool.js';
import { avoidedIn, completed, thoughtsOf } from './fragments-said.js';

/** "Voicemail greeting for Soddy Hardware: …", "voicemail greeting closed dec 24 thru jan 2". */
const head =
  /^(?:write |make |record |i need |need )?(?:an? |our |my |the )?voice ?mail(?: greeting| message)?(?: for ((?!(?:the|our|my)\b)[A-Z][\w'&]*(?: (?:&|and|of|[A-Z][\w'&]*))*))?(?: for [a-z][\w' ]{2,30}?)?(?:\s*[,:.-]\s*|\s+(?:that says|saying|to say)(?: that)?\s+|\s+(?=(?:we|we're|i|i'm|our|closed|open|out|gone|the|please|if|for)\b))/i;

/** What callers hear: who they reached, what was entered, and what to do. Undefined for another request. */
export function voicemailGreeting(entered: string, account: AccountFacts): BuiltInText | undefined {
  const voicemail = head.exec(entered);
  if (!voicemail) return undefined;
  // What callers should do is said to them.
  const whole = entered
    .slice(voicemail[0].length)
    .replace(/\b(?:callers?|people|they) should\b/gi, 'please')
    .replace(/\bleave (?:their )?(?=(?:names?|numbers?)\b)/gi, 'leave your ');
  const named = voicemail[1] ?? /^([A-Z][\w'&]*(?: [A-Z][\w'&]*)+),\s*/.exec(whole)?.[1];
  const rest = voicemail[1] || !named ? whole : whole.slice(named.length).replace(/^,\s*/, '');
  const business = named ?? account.company;
  return {
    text: [
      business ? `Hello, you have reached ${business}.` : 'Hello, and thank you for calling.',
      ...thoughtsOf(rest, avoidedIn(entered)).map((thought) => withWholeTimes(completed(thought))),
      ...(/\b(?:leave|call (?:you )?back|return your call)\b/i.test(rest)
        ? []
        : ['Please leave your name and number, and we will call you back.']),
    ].join(' '),
    missing: business ? [] : ['the name of your business'],
  };
}
