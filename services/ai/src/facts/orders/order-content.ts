import { gerundOf, isStatement } from '../grammar/grammar.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { toReader } from '../grammar/to-reader.js';
import {
  bare,
  lowerStart,
  type OrderContext,
  type Parsed,
  type ReadingContext,
} from './order-context.js';
import { someone } from './order-words.js';

const whWord = /^(?:how|why|what|when|where|which|who)\b/i;

const thingWithClause =
  /^(?:the|an?|our|some|those|these) (?:[a-z-]+ ){0,3}[a-z-]+ (?:they|he|she|you|we|I) (?!(?:is|are|was|were|will|can)\b)[a-z]+\b/;

/** After "that", a colon or nothing: a sentence, or words without a verb. */
export function said(rest: string, { who, parseOrder }: ReadingContext): Parsed | undefined {
  const text = bare(bare(rest).replace(/^that\s+(?=\S)/i, ''));
  if (!text) return undefined;
  if (/^(?:sorry|we'?re sorry|we are sorry|I'?m sorry|I am sorry)\b/i.test(text))
    return apology(text.replace(/^.*?sorry\b/i, ''), { who });
  if (/^(?:thanks|thank you|thx)\b/i.test(text))
    return thanks(text.replace(/^(?:thanks|thank you)(?: so much| very much| a lot)?\b/i, ''), {
      who,
    });
  if (/^why\b|^what happened\b|^how\b(?!\s+(?:much|sorry|grateful|happy|excited))/i.test(text))
    return { kind: 'unknown', text: toReader(text, who) };
  if (whWord.test(text)) return { kind: 'unknown', text: toReader(text, who) };
  // "about the wrong fittings they sent us": a thing, and which one.
  if (thingWithClause.test(text) && tagged(text).filter(isVerb).length === 1)
    return { kind: 'mention', text: toReader(text, who) };
  if (
    (isStatement(text) && (!/^the\b/i.test(text) || tagged(text).some(isVerb))) ||
    // "that our tax office moves to Harbor Street": a clause, whatever the grammar takes "moves" for.
    (/^\s*that (?:the|our|my|an?|we|I|he|she|they|it|all|his|her|their|your|there|[A-Z])\b/.test(
      rest,
    ) &&
      text.split(' ').length > 3)
  )
    return { kind: 'statement', text: toReader(text, who) };
  const order = parseOrder(text, { who });
  if (order && order.kind !== 'intent') return order;
  return { kind: 'mention', text: toReader(text.replace(/^about\s+/i, ''), who) };
}

/** What somebody is told: a sentence, or what it is about. */
export function toldTo(rest: string, context: ReadingContext): Parsed | undefined {
  const parsed = said(rest.replace(/^\s*(?:about|of)\s+/i, ''), context);
  const isAbout = /^\s*about\s+(?:the|our|my|an?|his|her|their|your|this|these)\s/i.test(rest);
  return isAbout && parsed?.kind === 'mention' ? { ...parsed, kind: 'topic' } : parsed;
}

/** What is regretted. */
export function apology(rest: string, { who }: OrderContext): Parsed {
  const text = bare(rest)
    .replace(new RegExp(`^to ${someone}\\s*`, 'i'), '')
    .replace(/^about\b/i, 'for');
  if (!/[a-z\d]/i.test(text)) return { kind: 'apology', text: '' };
  if (/^that\b/i.test(text)) return { kind: 'apology', text: toReader(text, who) };
  if (/^because\b/i.test(text))
    return { kind: 'statement', text: toReader(bare(text.slice(7)), who) };
  // "sorry to see him go"
  if (/^to (?:see|hear|lose|miss|keep|say|tell|let|bother|have)\b/i.test(text))
    return { kind: 'apology', text: toReader(lowerStart(text), who) };
  const what = text.replace(/^for\s+/i, '');
  const isNoun = /^for\b/i.test(text);
  if (/^(?:we|I|it|they|he|she|you|there)\b/i.test(what) || (!isNoun && isStatement(what)))
    return { kind: 'apology', text: `that ${toReader(lowerStart(what), who)}` };
  // "sorry for having to wait": only the reader did.
  const had =
    /^(?:having|needing) to (?=(?:wait|stand|come back|drive back|call back|call twice|ask twice)\b)/i.exec(
      what,
    );
  if (had)
    return { kind: 'apology', text: `that you had to ${toReader(what.slice(had[0].length), who)}` };
  return { kind: 'apology', text: `for ${toReader(lowerStart(what), who)}` };
}

/** What the thanks are for. */
export function thanks(rest: string, { who }: OrderContext): Parsed {
  const text = bare(rest)
    .replace(new RegExp(`^(?:to\\s+)?${someone}(?:\\s+|$)`, 'i'), '')
    // "the staff at Heritage for sending us a family"
    .replace(/^(?:at|from|of|over at) (?:the )?[\w'&. ]{2,50}? (?=for\b)/i, '')
    // "guests who stayed with us": for staying.
    .replace(/^who ([a-z]+)(?= )/i, (whole, verb: string) =>
      /ed$|^(?:came|gave|made|took|brought|sent|bought|wrote|stood|sat|kept|left|ran|drove|spoke|taught|found|held)$/i.test(
        verb,
      )
        ? `for ${gerundOf(verb.toLowerCase())}`
        : whole,
    )
    // "thank you all for last weekend"
    .replace(/^(?:all|everyone|everybody) (?=for\b)/i, '');
  // "thank him, Mr. Price"
  if (
    !text ||
    /^,? ?(?:mr|mrs|ms|dr)?\.? ?[A-Z][a-z]+$/.test(text) ||
    (who.name &&
      text.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, '') === who.name.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, ''))
  )
    return { kind: 'thanks', text: '' };
  if (/^and\b/i.test(text)) return { kind: 'thanks', text: toReader(text, who) };
  const toOthers = /^to (?!you\b)(?:the|our|my|all|every|each|[A-Z])/.test(text);
  if (toOthers && !/\bfor\b/.test(text)) return { kind: 'thanks', text };
  const what = text.replace(/^(?:for|to)\s+/i, '');
  if (
    /^(?:that|because)\b/i.test(text) ||
    (/^(?:he|she|they|we|I|it)\b/i.test(what) && isStatement(what))
  )
    return { kind: 'statement', text: toReader(what.replace(/^(?:that|because)\s+/i, ''), who) };
  return { kind: 'thanks', text: `for ${toReader(lowerStart(what), who)}` };
}

/** "Ask her to …", "ask if …", "ask for …". */
const gathering =
  /^to (?:an?|the|our|my|this) (?:[a-z-]+ ){0,3}?(?:meeting|lunch|dinner|breakfast|call|party|visit|tasting|conference|picnic|workshop|training|event|session|talk|tour)\b/i;

export function asked(rest: string, context: ReadingContext, verb = ''): Parsed | undefined {
  const text = bare(rest);
  if (!text) return undefined;
  // "ask the team to a meeting about …"
  if (gathering.test(text)) return { kind: 'invitation', text: toReader(text, context.who) };
  if (/^(?:not\s+)?to\s+/i.test(text))
    return { kind: 'request', text: toReader(text.replace(/^(not\s+)?to\s+/i, '$1'), context.who) };
  // "ask if they can take it down" asks for it.
  const able =
    /^(?:if|whether) (?:he|she|they) (?:can|could|would|will) (?:please )?((?:take|remove|delete|send|give|bring|move|pay|sign|change|fix|update|return|ship|deliver|leave|hold|share|drop|refund|replace|switch|swap)\b.+)$/i.exec(
      text,
    )?.[1];
  if (able) return { kind: 'request', text: toReader(able, context.who) };
  if (/^(?:if|whether)\s+/i.test(text) || whWord.test(text))
    return { kind: 'question', text: toReader(lowerStart(text), context.who) };
  if (/^for\s+[A-Z][a-z]+$/.test(text)) return { kind: 'call', text: `ask ${text}` };
  if (/^about\s+/i.test(text)) return { kind: 'topic', text: toReader(text.slice(6), context.who) };
  if (/^(?:for|about)\s+/i.test(text))
    return { kind: 'wish', text: toReader(text.replace(/^(?:for|about)\s+/i, ''), context.who) };
  if (/^that\b/i.test(text))
    return {
      kind: 'request',
      text: toReader(
        text.replace(/^that\s+(?:he|she|they|people|everyone|customers)\s+/i, ''),
        context.who,
      ),
    };
  // "request replacements at no cost": things, whatever "cost" may be.
  if (isStatement(text) && !/^request\b/i.test(verb))
    return { kind: 'statement', text: toReader(text, context.who) };
  return { kind: 'wish', text: toReader(text, context.who) };
}

/** "two weeks after her treatment": how long it is since then. */
export function sinceEvent(text: string, { who }: OrderContext): Parsed | undefined {
  const [, time, event] =
    /^((?:an?|one|two|three|four|five|six|\d+) (?:day|week|month|year)s?) after (.+)$/i.exec(
      text,
    ) ?? [];
  return time && event
    ? { kind: 'statement', text: `it has been ${lowerStart(time)} since ${toReader(event, who)}` }
    : undefined;
}
