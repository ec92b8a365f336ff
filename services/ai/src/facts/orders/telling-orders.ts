import { toReader } from '../grammar/to-reader.js';
import { apology, asked, said, thanks, toldTo } from './order-content.js';
import { bare, lowerStart } from './order-context.js';
import { intent, type OrderReading, withSomeone } from './reading-of-order.js';

/** Orders to tell, remind, thank or apologize, with what may follow. The first that fits reads the rest. */
export const tellingOrders: readonly OrderReading[] = [
  // "ask for the person who runs volunteers"
  [
    /^ask (?:for|to (?:speak|talk) (?:to|with)) (?=(?:the (?:person|manager|one|owner)|whoever|somebody|someone) (?:who|that|in charge)\b)/i,
    (rest, { who }) => ({
      kind: 'request',
      text: `put me in touch with ${toReader(bare(rest), who)}`,
    }),
  ],
  // "please introduce Marcus Webb as their new account manager"
  [
    /^introduce (?=[A-Z][\w'-]+(?: [A-Z][\w'-]+){0,2} (?:as|to)\b)/,
    (rest, { who }) => ({
      kind: 'intent',
      text: `introduce ${toReader(bare(rest), { ...who, they: true })}`,
    }),
  ],
  // "get a meeting with property managers in Tulsa"
  [/^get (?:an? |some )?(?:meeting|appointment|call|sit-?down|time)s? with /i, intent('meet with')],
  // "have her send it to me"
  [
    /^have (?:him|her|them) (?=(?!to\b|in\b|on\b|at\b|for\b|down\b|over\b|back\b|as\b)[a-z]+ )/i,
    (rest, { who }) => ({ kind: 'request', text: toReader(bare(rest), who) }),
  ],
  // "letting everybody at 440 W 8th know": what they are to know stands in the next lines
  [
    new RegExp(`^let${withSomeone}(?: (?:at|in|on|from) [^,.:]{2,30}?)?\\s+know\\b`, 'i'),
    (rest, context) => toldTo(rest, context) ?? { kind: 'intent', text: 'inform you' },
  ],
  [
    /^make (?:sure|certain) (?:(?:that )?(?:he|she|they|people|customers|clients|everyone|readers) (?:knows?|understands?|sees?|gets?)\b)/i,
    (rest, context) => said(rest, context),
  ],
  [/^make (?:it )?clear\b/i, (rest, context) => said(rest, context)],
  [/^say\s+(?=sorry)/i, (rest, context) => apology(rest.replace(/^\s*sorry\b/i, ''), context)],
  [
    /^(?:tell|give)\s+(?:him|her|them|[A-Z]\w+)\s+(?:we(?:'re| are)|I(?:'m| am))?\s*(?:very |really |so |truly )?sorry\b/i,
    apology,
  ],
  [
    /^say\s+(?:a\s+)?(?:big\s+|huge\s+)?(?=thank)/i,
    (rest, context) => thanks(rest.replace(/^\s*(?:thank you|thanks|thank-you)\b/i, ''), context),
  ],
  [/^apologi[sz]e\b/i, apology],
  [/^(?:we(?:'re| are)|I(?:'m| am))\s+(?:very |really |so |truly |terribly )?sorry\b/i, apology],
  [/^sorry\b/i, apology],
  [/^thank(?:s| you)?\b/i, thanks],
  // "present our proposal for a solar system"
  [
    /^(?:present|submit|share|send) (?:our|the|an?) (?:proposal|quote|estimate|bid) (?:for|on|to) /i,
    (rest, { who }) => ({ kind: 'topic', text: toReader(bare(rest), who) }),
  ],
  // "warn them about a fake e-mail"
  [
    new RegExp(`^warn${withSomeone} (?:about|of) (?=(?:an?|the|some|these|those) )`, 'i'),
    (rest, { who }) => ({ kind: 'call', text: `watch out for ${toReader(bare(rest), who)}` }),
  ],
  [
    new RegExp(`^(?:tell|inform|assure|warn|notify|advise)${withSomeone}(?=\\s|$)`, 'i'),
    (rest, context) =>
      /^\s*(?:not\s+)?to\s/i.test(rest) ? asked(rest, context) : toldTo(rest, context),
  ],
  [
    new RegExp(
      `^(?:say|mention(?! this (?:e-?mail|ad|post|message|coupon|flyer))|explain|note|state|write|add|point out|stress|emphasi[sz]e|highlight|include|show)${'(?:\\s+to\\s+(?:him|her|them|people|customers))?'}(?=\\s|:|$)`,
      'i',
    ),
    (rest, context) =>
      said(rest.replace(/^\s*(?:in|at the end|something)?\s*(?:about|of)\s+/i, ' '), context),
  ],
  [
    new RegExp(`^remind${withSomeone}(?=\\s|$)`, 'i'),
    (rest, { who }) =>
      /^not to /i.test(bare(rest))
        ? { kind: 'call', text: `please do not ${toReader(bare(rest).slice(7), who)}` }
        : { kind: 'reminder', text: toReader(lowerStart(bare(rest)), who) },
  ],
];
