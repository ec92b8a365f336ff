import { isStatement } from '../grammar/grammar.js';
import { toReader } from '../grammar/to-reader.js';
import { asked, said, sinceEvent } from './order-content.js';
import { bare } from './order-context.js';
import { someone } from './order-words.js';
import { intent, type OrderReading, toOrVerb, withSomeone } from './reading-of-order.js';

const aboutWords = /^(?:about|regarding|on|re:?|concerning|with|of|for|in)\s+/i;

/** Orders to ask, invite, offer, announce or follow up, with what may follow. The first that fits reads the rest. */
export const wantingOrders: readonly OrderReading[] = [
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
