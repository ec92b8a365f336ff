import type { ActKind } from '../grammar/acts.js';
import { isStatement } from '../grammar/grammar.js';
import { toReader } from '../grammar/to-reader.js';
import { apology, asked, said, sinceEvent, thanks, toldTo } from './order-content.js';
import {
  bare,
  lowerStart,
  type OrderContext,
  type Parsed,
  type ReadingContext,
} from './order-context.js';
import { someone } from './order-words.js';

/** "invite them to …", "invite them: …": the rest is the content. */
const toOrVerb =
  (kind: ActKind) =>
  (rest: string, { who }: OrderContext): Parsed | undefined => {
    const text = bare(rest);
    // "invite him" says to what in the next thought.
    if (
      kind === 'invitation' &&
      /^(?:him|her|them|you|everyone|everybody|all|people|folks)?$/i.test(text)
    )
      return { kind, text: '' };
    return text ? { kind, text: toReader(lowerStart(text), who) } : undefined;
  };

/** What the writer wants to do, to the reader: "I would like to meet with …". @param deed before what follows */
const intent =
  (deed: string) =>
  (rest: string, { who }: OrderContext): Parsed => ({
    kind: 'intent',
    text: `${deed} ${toReader(bare(rest), who)}`,
  });

const aboutWords = /^(?:about|regarding|on|re:?|concerning|with|of|for|in)\s+/i;

type Reading = (rest: string, context: ReadingContext, verb: string) => Parsed | undefined;

const withSomeone = `(?:\\s+(?:to\\s+)?${someone})?`;

/** Verbs of orders, with what may follow. The first that fits reads the rest. */
export const readings: readonly (readonly [RegExp, Reading])[] = [
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
  [new RegExp(`^let${withSomeone}\\s+know\\b`, 'i'), toldTo],
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
  // "encourage him to apply again in spring"
  [new RegExp(`^(?:encourage|urge)\\s+${someone}(?=\\s+to\\b)`, 'i'), intent('encourage you')],
  [
    new RegExp(
      `^(?:ask|request|beg|get|convince|persuade|want)\\s+${someone}(?=\\s+(?:to|not\\s+to|if|whether|for|about|that|how|why|when|where|what|which|who)\\b)`,
      'i',
    ),
    asked,
  ],
  [/^(?:ask|request)(?=\s)/i, asked],
  [new RegExp(`^(?:I|we)\\s+(?:would like|want|need)\\s+${someone}\\s+(?=to\\b)`, 'i'), asked],
  [/^(?:see|check|find out)\s+(?=(?:if|whether|when|how|what|where|which|why|who)\b)/i, asked],
  [new RegExp(`^invite${withSomeone}(?=\\s)`, 'i'), toOrVerb('invitation')],
  [
    new RegExp(`^(?:congratulate|congrats|congratulations)(?:\\s+(?:to\\s+)?${someone})?`, 'i'),
    (rest, { who }) => ({
      kind: 'congratulation',
      text: toReader(bare(rest), who).replace(/^and /i, 'to you and '),
    }),
  ],
  [
    new RegExp(
      `^(?:offer|give)\\s+(?!(?:of|ends?|valid|expires|good|price|is|holds|until|till|runs|starts)\\b)(?:${someone}\\s+)?(?=\\S)`,
      'i',
    ),
    toOrVerb('offer'),
  ],
  [
    /^(?:propose|suggest) to (?:(?:the |our |my )?\w+ )?(?:them|[A-Z]\w+(?: [A-Z]\w+)?)\s+to\s+/,
    intent('propose that you'),
  ],
  [/^(?:propose|suggest) (?:that )?(?=(?:we|you|they) [a-z])/i, intent('suggest that')],
  [/^(?:propose|suggest) to (?:them|you) (?=that\b)/i, intent('propose')],
  [
    new RegExp(`^promise${withSomeone}(?=\\s)`, 'i'),
    (rest, context) => {
      const text = bare(rest).replace(/^that\s+/i, '');
      return isStatement(text)
        ? { kind: 'statement', text: toReader(text, context.who) }
        : toOrVerb('promise')(text, context);
    },
  ],
  [
    new RegExp(`^(?:announce|share|launch)(?:\\s+to ${someone})?(?=\\s)`, 'i'),
    (rest, { who }) => {
      const text = bare(rest)
        .replace(/^that\s+/i, '')
        .replace(/^(?:the news (?:that|of|about)|news (?:that|of|about))\s+/i, '');
      return isStatement(text)
        ? { kind: 'statement', text: toReader(text, who) }
        : /^(?:a |our )?new [a-z ]+$/.test(text)
          ? {
              kind: 'statement',
              text: `we have ${/[^s]s$/.test(text) ? '' : 'a '}${toReader(text.replace(/^(?:a|our) /, ''), who)}`,
            }
          : { kind: 'news', text: toReader(text, who) };
    },
  ],
  [
    /^quote(?:\s+them)?\s+(?:on|for|a price (?:on|for))\s+/i,
    (rest, { who }) => ({ kind: 'topic', text: toReader(bare(rest), who) }),
  ],
  [
    /^welcome\s+(?:them|him|her)\b/i,
    (rest, { who }) =>
      /^ as\b/i.test(rest)
        ? { kind: 'intent', text: `welcome you${toReader(rest, who)}` }
        : { kind: 'statement', text: toReader(`welcome${rest}`, who) },
  ],
  [
    /^wish\s+them\s+/i,
    (rest, { who }) => ({ kind: 'statement', text: `I wish you ${toReader(bare(rest), who)}` }),
  ],
  [
    /^(?:send|give|express|offer)\s+(?:my |our )?(?:deepest |sincere )?condolences(?:\s+to\s+them)?\b/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `I am so sorry for your loss${toReader(rest.replace(/^\s+(?:on|for) (?:the loss of |losing )?/i, ' of '), who)}`,
    }),
  ],
  [
    /^(?:decline|turn down|pass on|say no to)\s+/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `thank you for ${toReader(lowerStart(bare(rest)), who)}, but I have to decline it`,
    }),
  ],
  [
    /^accept\s+(?=(?:the|your|their|his|her|an?)\s)/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `I am glad to accept ${toReader(bare(rest), who)}`,
    }),
  ],
  [/^complain\s+(?:to them\s+)?(?=that\b)/i, (rest, context) => said(rest, context)],
  [
    /^complain\s+(?:to them\s+)?about\s+/i,
    (rest, { who }) => ({ kind: 'topic', text: toReader(bare(rest), who) }),
  ],
  [/^(?:promote|advertise|market|showcase|feature|sell|push)(?=\s)/i, toOrVerb('topic')],
  [
    /^(?:get|attract|bring in|find|reach) (?:more |new )?(?:customers|clients|people|business|sales|orders|leads|bookings|followers)(?: to| for)?\b/i,
    toOrVerb('topic'),
  ],
  [
    /^follow(?:ing)? up\b/i,
    (rest, context) => {
      const text = bare(
        rest
          .replace(/^\s+with (?:the|our|my) [a-z][a-z' ]{2,30}? (?=(?:about|on|regarding)\b)/i, ' ')
          .replace(
            /^\s+(?:with|to) (?:him|her|them|the customer|the client|my client|a client|client|customer|[A-Z][\w'-]+(?:\s+[A-Z][\w'-]+)?)(?=\s|$)/,
            '',
          ),
      );
      return (
        sinceEvent(text, context) ?? {
          kind: 'topic',
          text: toReader(text.replace(aboutWords, '').replace(/^after\s+/i, ''), context.who),
        }
      );
    },
  ],
  [
    /^(?:check(?:ing)? in|touch base|reach out|catch up)\b/i,
    (rest, context) => {
      const text = bare(
        rest.replace(/^\s+(?:with|to) (?:him|her|them|the customer|the client|my client)\b/i, ''),
      );
      const since = sinceEvent(text, context);
      if (since) return since;
      const order = /^to\s+/i.test(text) ? context.parseOrder(text.slice(3), context) : undefined;
      return order ?? { kind: 'topic', text: toReader(text.replace(aboutWords, ''), context.who) };
    },
  ],
];
