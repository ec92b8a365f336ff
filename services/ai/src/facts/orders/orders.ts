import { isStatement } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';
import { toReader } from '../grammar/to-reader.js';
import {
  buyersDeed,
  isVerbFirst,
  readersDeed,
  readersOwnDeed,
  writersDeed,
  writersVerb,
} from './leading-verbs.js';
import { apology, thanks } from './order-content.js';
import { bare, type OrderContext, type Parsed } from './order-context.js';
import {
  documentStart,
  filler,
  gerunds,
  nounOrders,
  someone,
  toWhom,
  writeOrder,
} from './order-words.js';
import { tellingOrders } from './telling-orders.js';
import { wantingOrders } from './wanting-orders.js';

const readings = [...tellingOrders, ...wantingOrders];

/** "Tell Maria that …" is "tell them that …": the text speaks to a named reader. */
function withoutReadersName(order: string, name: string | undefined): string {
  let text = order;
  if (/^please (?:let|tell|ask) [A-Z]/.test(text)) return text;
  text = text
    .replace(filler, '')
    .trim()
    // "ask Northline cycles where my fork is"
    .replace(
      /^ask (?!(?:them|him|her|us|me|you|for|about|if|whether|to|where|when|why|how|what|who|which|before)\b)[\w&'.-]+(?: (?!(?:to|for|about|where|when|why|how|if|whether|what)\b)[\w&'.-]+){0,3}(?= (?:where|when|why|whether)\b)/i,
      'ask them',
    )
    // A named reader is "them".
    .replace(
      /\b([Tt]ell|[Aa]sk|[Rr]emind|[Tt]hank|[Ww]elcome|[Ii]nvite|[Ii]nform|[Ll]et|[Oo]ffer|[Gg]ive|[Aa]pologi[sz]e to|[Cc]ongratulate|[Ee]ncourage|[Aa]ssure|[Nn]otify|[Tt]hanking|[Aa]sking|[Tt]elling|[Rr]eminding|[Ii]nviting)\s+(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?(?=\s|$)(?!\s+(?:St|Street|Ave)\b)/,
      '$1 them',
    );
  if (name && /^[a-z]+$/i.test(name))
    text = text.replace(
      new RegExp(
        `\\b(tell|ask|remind|thank|invite|inform|let|offer|give|apologize to|thanking|asking|telling|reminding)\\s+${name}\\b`,
        'i',
      ),
      '$1 them',
    );
  text = text.replace(
    /^([A-Za-z]+\s+(?:(?:the|our|my)\s+)?(?:vendor|supplier|customer|client|partner|landlord|tenant|investor|manager))\s+[A-Z][\w&'-]+(?:\s+[A-Z][\w&'-]+){0,3}(?=\s)/,
    '$1',
  );
  text = text.replace(
    /\b(tell|ask|remind|thank|invite|inform|let|offer|give|apologi[sz]e to)\s+(?:mr|mrs|ms|miss|dr)\.?\s+[a-z][\w'-]+(?=\s)/i,
    '$1 them',
  );
  return text;
}

const sentBefore =
  /^(?:(?:the|our|my|a) )?(?:(?:first|second|third|last|previous|earlier) )?(?:reminder|notice|letter|e-?mail|invoice|statement) (?:went|was|were|came|got|has|had)\b/i;

const asksHelper =
  /^(?:please )?(?:ask|call|text|see|tell|e-?mail|talk to|check with) (?!(?:them|him|her|us|me|you)\b)([A-Z][\w'-]+)(?: [A-Z][\w'-]+)?(?: in [a-z ]+| at [a-z ]+)? if (they |you )(?=(?:need|have|want|get|see|can't|are|lose|forget|notice|run)\b)/i;

/** An order about the text as speech to the reader; undefined when the clause is none. */
export function parseOrder(clause: string, context: OrderContext): Parsed | undefined {
  // The reader is asked: "tell us by the 12th".
  if (
    /^(?:please )?(?:tell|let|text|call|e-?mail) us\b|^(?:can|could|would|will) you (?:please )?(?:tell|let|send|give|show) (?:me|us)\b|^thank (?:god|goodness|heavens?)\b/i.test(
      bare(clause),
    )
  )
    return undefined;
  // "First reminder went out on November 14" tells of one.
  if (sentBefore.test(bare(clause))) return undefined;
  // "please ask before moving furniture"
  if (
    /^please ask (?:before|first|us|me|at|inside|any(?:one|body)?|our|one of|a (?:staff|team))\b/i.test(
      bare(clause),
    )
  )
    return { kind: 'call', text: bare(clause) };
  // "ask Tonya if they need help": whom the readers should ask.
  const helper = asksHelper.exec(bare(clause));
  if (helper?.[1] && helper[2] && !context.who.name?.includes(helper[1]))
    return {
      kind: 'call',
      text: `${bare(clause).slice(0, helper.index + helper[0].length - helper[2].length)}you ${toReader(bare(clause).slice(helper.index + helper[0].length), { ...context.who, they: true })}`,
    };
  let text = withoutReadersName(bare(clause), context.who.name);
  const hasOwnSubject = /^(?:I|we)\b/i.test(bare(clause)) && isStatement(bare(clause));
  // "need the right one": a thing, no text.
  const isThing =
    /^(?:need |want )?(?:the|another|a) (?:right|other|new|correct|good|same|next|big|small) ones?\b/i.test(
      text,
    ) ||
    // "need a quote from Holtkamp on the pedal"
    /^(?:I |we )?(?:need|want|would like) (?:an? )?(?:[a-z]+ )?(?:quote|estimate|bid|price) (?:from|on)\b/i.test(
      bare(clause),
    ) ||
    // "I need the bank statements for March": what is wanted is there already.
    /^(?:I|we) (?:still |also )?(?:need|want|would like) (?:the|your|their|his|her|those|these)\b/i.test(
      bare(clause),
    );
  const written = isThing ? null : (writeOrder.exec(text) ?? documentStart.exec(text));
  if (written) {
    const noun = written[0].toLowerCase();
    text = bare(text.slice(written[0].length))
      .replace(toWhom, '')
      .replace(new RegExp(`^to\\s+(?:${someone})(?=\\s|$)`, 'i'), '')
      .trim();
    if (context.who.name)
      text = text
        .replace(
          new RegExp(
            `^(?:to\\s+)?(?:named |called )?${context.who.name.split(' ')[0]}(?:\\s+${context.who.name.split(' ')[1] ?? '-'})?\\b(?!')\\s*`,
            'i',
          ),
          '',
        )
        .trim();
    text = text.replace(
      /^(?:that|which|to)\s+(?:says?|tells?|explains?|asks?|thanks?|reminds?|announces?|lets?|invites?|offers?|promotes?)\b/i,
      (found) => found.replace(/^(?:that|which|to)\s+/i, '').replace(/s$/i, ''),
    );
    text = text.replace(
      /^(?:nice|fun|good|short|quick|catchy|funny|great|cool|special|simple)\s+(?=(?:for|about|to|that)\b)/i,
      '',
    );
    const isReaderOnly =
      /^(?:to|for) (?:(?:the|my|our|a|an|all|local)\s+)+[\w' -]{2,40}$/i.test(text) &&
      !isStatement(text);
    if (!text || isReaderOnly)
      return /thank/.test(noun)
        ? { kind: 'thanks', text: '' }
        : /apology/.test(noun)
          ? { kind: 'apology', text: '' }
          : isReaderOnly && /^to\b/i.test(text)
            ? { kind: 'reminder', text: '' }
            : text
              ? { kind: 'topic', text: toReader(text.replace(/^(?:for|to)\s+/i, ''), context.who) }
              : undefined;
    if (/apology/.test(noun) && /^(?:for|that|about)\b/i.test(text)) return apology(text, context);
    if (/thank/.test(noun) && /^for\b/i.test(text)) return thanks(text, context);
    if (/reminder/.test(noun) && /^(?:about|that|to|of|for)\b/i.test(text))
      return { kind: 'reminder', text: toReader(text, context.who) };
    text = text.replace(filler, '');
  }
  for (const [pattern, verb] of nounOrders) {
    if (pattern.test(text)) text = text.replace(pattern, verb);
  }
  const first = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const base = gerunds[first];
  if (base) text = base + text.slice(first.length);
  if (
    /^to\s+[a-z]+\b/i.test(text) &&
    !/^to\s+(?:the|our|my|a|an|all|his|her|their|your)\b/i.test(text)
  ) {
    const inner = parseOrder(text.slice(3), context);
    return inner ?? { kind: 'intent', text: toReader(bare(text.slice(3)), context.who) };
  }
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parsed = read(text.slice(match[0].length), { ...context, parseOrder }, match[0]);
    if (parsed) return parsed;
  }
  if (
    /^(?:about(?! (?:an?|one|two|three|\d+) (?:weeks?|days?|months?|hours?|minutes?|miles?)\b)|regarding|concerning|re:)\s+/i.test(
      text,
    ) ||
    (written && /^(?:for|on|of)\s+/i.test(text))
  )
    return {
      kind: 'topic',
      text: toReader(
        bare(text.replace(/^(?:about|regarding|concerning|re:|for|on|of)\s+/i, '')),
        context.who,
      ),
    };
  if (written && isStatement(text))
    return { kind: 'statement', text: toReader(text.replace(/^that\s+/i, ''), context.who) };
  if (written) return { kind: 'topic', text: toReader(text, context.who) };
  if (
    hasOwnSubject ||
    /^(?:order|claim) #?\d{3,}[\w-]* (?:arrived|is|was|has|came|shipped|will|never|still|from)\b|^(?:order|claim|permit|review|request|report|return|ticket)\s+(?:#|no\b|number\b|(?:\d{3,}[\w-]*|\d+-\d[\w-]*|[A-Z]{1,4}-?\d[\w-]*)$)/i.test(
      text,
    )
  )
    return undefined;
  // "Please check your child" asks the reader.
  if (/^please\s/i.test(bare(clause)))
    return {
      kind: 'call',
      text: `${context.isPublic ? 'please ' : ''}${toReader(bare(text), context.who)}`,
    };
  // "want to come measure": the writer's own wish.
  if (
    /^(?:I |we )?(?:want|need|would like|hope|plan) to /i.test(bare(clause)) &&
    isVerbFirst(text, readersDeed)
  )
    return { kind: 'intent', text: toReader(bare(text), context.who) };
  if (/^make checks? (?:out|payable)\b/i.test(text)) return { kind: 'call', text: bare(text) };
  if (context.isToCustomer && buyersDeed.test(text) && isVerbFirst(text, readersDeed))
    return { kind: 'call', text: toReader(bare(text), context.who) };
  if (context.isPublic && isVerbFirst(text, readersDeed)) return { kind: 'call', text: bare(text) };
  // A supplier delivers, not the writer.
  if (context.isToCustomer === false && /^(?:deliver|ship|resend)\b/i.test(text))
    return { kind: 'call', text: bare(text) };
  // "keep them home if they have a fever", "reply with two days": the reader does it.
  if (context.isToCustomer && readersOwnDeed.test(text))
    return { kind: 'call', text: toReader(bare(text), context.who) };
  if (writersDeed.test(text))
    return {
      kind: 'promise',
      text: `to ${toReader(lowerFirst(text), context.who)}`,
    };
  if (
    isVerbFirst(text, writersVerb) &&
    !(
      readersDeed.test(text) && /\b(?:us|our|me|my|here|today|now|get one|only|while)\b/i.test(text)
    )
  )
    return {
      kind: 'intent',
      text: toReader(bare(lowerFirst(text)), context.who),
    };
  // "Call me if she wants to see it" is said to her.
  if (isVerbFirst(text, readersDeed))
    return { kind: 'call', text: toReader(bare(text), context.who) };
  return undefined;
}
