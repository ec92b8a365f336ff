import { isStatement } from '../grammar/grammar.js';

// What verbs at the beginning of an order or a note tell: who does it, the writer or the reader. The lists overlap, as
// each is asked in another place: what the writer is told to do, what a buyer does, what a note asks of its reader.

/** Orders that are done by the writer, not said: "I would like to …". */
export const writersVerb =
  /^(?:introduce|propose|suggest|confirm|discuss|talk|schedule|set up|arrange|plan|meet|request|recommend|respond|reply|cancel|reschedule|postpone|change|update|order|hire|renew|extend|negotiate|book|learn|explore|work|partner|collaborate|buy|purchase|place|get|apply|ask|check|clarify|sort out|settle|return|complain|report|present|pitch|connect|collect|raise|win|welcome|wish|show|help|make|see|know|find|keep|switch|invite|host|offer|reserve|speak|sit down|go over|review|submit|thank|express|provide|acknowledge|address|resolve)\b/i;

/** What the writer will do for the reader. */
export const writersDeed =
  /^(?!\w+ (?:of|on|is|ends|for)\b)(?:refund|replace|redo|repair|fix|waive|credit|reship|resend|redeliver|deliver|remake|cover|reimburse|compensate|comp|throw in|knock|take \$?\d[\d.,]*(?:%| percent| dollars)? ?off|take off|bring (?:by |over )?(?:a new|another|the right|a replacement)|drop off (?:a|another|the)|(?:re)?send (?:out |over |them |him |her )?(?:a new|another|new|a replacement|replacements|the right|the correct|someone|somebody|a (?:crew|tech\w*|driver|plumber|check))|ship (?:out )?(?:a|another|new|the)|swap|exchange|lower|reduce)\b/i;

/** What somebody who buys is asked to do, and a supplier is told about. */
export const buyersDeed = /^(?:book|order|reserve|buy|shop|get your|sign up|apply)\b/i;

/** What only the reader can do, though the same verb may be the writer's. */
export const readersOwnDeed =
  /^(?:keep (?:them|him|her|it|your|the kids|kids|children|pets|dogs|all|any)\b|reply (?:with|by|yes|no|to this)\b|(?:check|change|update|return|review|submit) your\b|help yourself\b|(?:return|pour|throw|put|take|bring|unplug|discard|toss) (?:it|them|this|these)\b(?! (?:back )?to (?:you|him|her|them)\b))/i;

/** What readers are asked to do. */
export const readersDeed =
  /^(?:make checks? (?:out|payable)|wear|rebook|call|text|email|e-mail|message|reply|visit|book|pay|come|bring|sign|rsvp|stop|drop|swing|order|check out|contact|schedule|use|click|register|join|try|pick up|return|send us|send me|let us|let me|get in touch|reach out to us|dm|follow|tag|share|like|comment|leave|shop|buy|grab|donate|apply|subscribe|download|see|meet us|taste|enjoy|save|claim(?! #?\d)|reserve|ask|don't miss|dont miss|hurry|give us|tell us|tell me|mention this|show|find us|like us|learn more|discover|start (?:your|today|now|with)|get|take|make an?|request|review|confirm|respond|write|sign up|enter|win|nominate|vote|volunteer|support|celebrate|bid|tap|swipe|scan|print|present|drop off|choose|pick|let's|keep)\b(?!-)/i;

/** What an owner's note asks of its reader, in a place where no order to the writer stands. */
export const readersNote =
  /^(?:bring|call|text|reply|send|book|park|fill|come|check|sign|pay|let|email|e-mail|mail|return|confirm|wear|use|leave|put|drop|stop|rebook|plan|expect|take|keep|choose|tell|ask|give|look|join|visit|pick|credit|reply|rsvp|turn|hand|drop|wait|arrive|stop|switch|move|clean|remember|unplug|wash|order(?! #?\d{3,})|charge)\b(?!-| (?:is|are|was|were|will|your (?:number|name|application|resume))\b)/i;

/** A verb at the beginning, and not a noun of the same spelling: "order 12 cakes", not "Order 1042". */
export const isVerbFirst = (text: string, verbs: RegExp) => {
  const match = verbs.exec(text);
  if (!match) return false;
  const rest = text.slice(match[0].length);
  if (
    isStatement(text) &&
    /^\s+(?:\w+\s+)?(?:is|are|was|were|has|will|starts|begins|ends|includes|costs)\b/i.test(rest)
  )
    return false;
  if (
    /^(?:order|book|review|request|change|share|return|report|show|start|end|work|use|visit|offer|help|check|call|text|place|host|like|plan|update|win|schedule|support|present|print|reply)$/i.test(
      match[0],
    )
  )
    return (
      rest === '' ||
      /^\s+(?:\(?\d[\d-]*|us|me|our|my|your|the|a|an|it|now|today|online|by|here|with|in|at|on|up|at|from|early|ahead|this|for|and|how|what|one|some|all|any|him|her|them|to|soon|back|before|meeting|through|more)\b/i.test(
        rest,
      )
    );
  return true;
};
