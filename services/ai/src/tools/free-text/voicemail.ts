import type { AccountFacts } from '../../facts/account/account-facts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { withWholeTimes } from '../content-generator/notes/note-items.js';
import { withWholeDays } from '../wording/whole-days.js';
import type { BuiltInText } from '../writing-tool.js';
import { completed, thoughtsOf } from './fragments-said.js';

/** "Voicemail greeting for Soddy Hardware: …", "voicemail greeting closed dec 24 thru jan 2". */
const order =
  "^(?:please )?(?:write |make |record |i need |need )?(?:an? |our |my |the )?(?:(?:greeting|message|script|recording|text) (?:for|on) (?:an? |our |my |the )?(?:office |shop |store |phone |business )?(?:voice ?mail|answering machine)|voice ?mail(?: greeting| message| script)?)(?: for ((?!(?:the|our|my)\\b)[A-Z][\\w'&]*(?: (?:&|and|of|[A-Z][\\w'&]*))*))?(?<matter> (?:for|over|during|at|on) [a-z][\\w'’ ]{2,60}?)?";
const heads = [
  new RegExp(`${order}(?:\\s*[,:.-]\\s*|\\s+(?:that says|saying|to say)(?: that)?\\s+)`, 'i'),
  new RegExp(
    `${order}\\s+(?=(?:we|we're|i|i'm|our|closed|open|out|gone|the|please|if|for)\\b)`,
    'i',
  ),
];
/** "Over the Thanksgiving holiday": why they are closed. */
const occasion =
  /.*\b(?:over|for|during) ((?:the|our) (?:[\w'’]+ ){0,3}(?:holidays?|weekend|break|vacation|season|week|storm|move|remodel|renovation|inventory))$/i;

/** What callers hear: who they reached, what was entered, and what to do. Undefined for another request. */
export function voicemailGreeting(entered: string, account: AccountFacts): BuiltInText | undefined {
  const voicemail = heads.map((head) => head.exec(entered)).find(Boolean);
  if (!voicemail) return undefined;
  // What callers should do is said to them.
  const whole = entered
    .slice(voicemail[0].length)
    .replace(/\b(?:callers?|people|they) should\b/gi, 'please')
    .replace(/\bleave (?:their )?(?=(?:names?|numbers?)\b)/gi, 'leave your ');
  const named = voicemail[1] ?? /^([A-Z][\w'&]*(?: [A-Z][\w'&]*)+),\s*/.exec(whole)?.[1];
  const rest = voicemail[1] || !named ? whole : whole.slice(named.length).replace(/^,\s*/, '');
  const business = named ?? account.company;
  const closedFor = occasion.exec(voicemail.groups?.matter ?? '')?.[1];
  const said = thoughtsOf(rest).map((thought) =>
    asSentence(withWholeDays(withWholeTimes(completed(thought).replace(/[.]$/, '')))),
  );
  const closed = said.findIndex((sentence) => /\b(?:closed|out|away|off)\b/i.test(sentence));
  const isNamed = closedFor && rest.toLowerCase().includes(closedFor.split(' ')[1] ?? '');
  if (closedFor && closed >= 0 && !isNamed)
    said[closed] = /\bclosed (?=from|until|on|through).* and (?:re)?opens?\b/.test(
      said[closed] ?? '',
    )
      ? (said[closed] ?? '').replace(
          /\bclosed (?=from|until|on|through)/,
          `closed for ${closedFor} `,
        )
      : `${said[closed]?.replace(/[.!]+$/, '')} for ${closedFor}.`;
  return {
    text: [
      business ? `Hello, you have reached ${business}.` : 'Hello, and thank you for calling.',
      ...said,
      ...(/\b(?:leave|call (?:you )?back|return your call)\b/i.test(rest)
        ? []
        : ['Please leave your name and number, and we will call you back.']),
    ].join(' '),
    missing: business ? [] : ['the name of your business'],
  };
}
