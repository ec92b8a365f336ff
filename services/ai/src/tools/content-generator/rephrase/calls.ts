import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';

const number = String.raw`\(?\d{3}[-). ]+\d{3}-?\d{4}`;

interface Way {
  readonly found: RegExp;
  readonly said: (...parts: string[]) => string;
}

/** Other ways of one call to action; each with an example. */
const ways: readonly Way[] = [
  // "Reserve a table at rosas.example." → "Visit rosas.example to reserve a table."
  {
    found:
      /^(Book|Order|Reserve|Register|Sign up|Buy|Apply|Shop)( [^,;:@]{2,40})? (?:at|on) ((?:www\.)?[\w-]+\.[a-z]{2,}(?:\/\S*?)?)\.$/,
    said: (verb, what, site) => `Visit ${site} to ${lowerFirst(verb ?? '')}${what ?? ''}.`,
  },
  // "Book at care@rosas.example." → "E-mail care@rosas.example to book."
  {
    found: /^(Book|Order|Reserve|Register|Sign up|Apply)( [^,;:@]{2,40})? at (\S+@\S+?)\.$/,
    said: (verb, what, address) => `E-mail ${address} to ${lowerFirst(verb ?? '')}${what ?? ''}.`,
  },
  // "Send us a message to book the review." → "To book the review, send us a message."
  {
    found:
      /^(Send (?:us|me) an? (?:message|note|text|photo|e-?mail|DM)) (to [a-z]+ [^,;:?!]{3,40})\.$/,
    said: (what, aim) => `${upperFirst(aim ?? '')}, ${lowerFirst(what ?? '')}.`,
  },
  // "Book by phone at 507-555-0141." → "Call 507-555-0141 to book."
  {
    found: new RegExp(
      `^(Book|Order|Reserve|Register|Sign up)( (?!.*\\b(?:or|and|online)\\b)[^,;:]{2,40})? by phone at (${number})\\.$`,
    ),
    said: (verb, what, phone) => `Call ${phone} to ${lowerFirst(verb ?? '')}${what ?? ''}.`,
  },
  // "Call us at 402-555-0162 with questions." → "Questions? Call us at 402-555-0162."
  {
    found: new RegExp(`^(Call|Text)( us| me)?( at)? (${number}) with (?:any )?questions\\.$`),
    said: (verb, whom, at, phone) => `Questions? ${verb}${whom ?? ''}${at ?? ''} ${phone}.`,
  },
  // "Call us at 423-555-0177 before it leaks." → "Before it leaks, call us at 423-555-0177."
  {
    found: new RegExp(
      `^(Call|Text)( us| me)?( at)? (${number}) ((?:before|if|when) [^,;:?!]{4,60})\\.$`,
    ),
    said: (verb, whom, at, phone, why) =>
      `${upperFirst(why ?? '')}, ${lowerFirst(verb ?? '')}${whom ?? ''}${at ?? ''} ${phone}.`,
  },
  // "Save a table by calling us." → "Call us to save a table."
  {
    found: /^([A-Z][a-z]+ [^,;:]{3,50}) by calling (us|me)( at [^,;:]+)?\.$/,
    said: (what, whom, at) => `Call ${whom}${at ?? ''} to ${lowerFirst(what ?? '')}.`,
  },
  // "Apply by e-mail to jobs@x.example." → "E-mail jobs@x.example to apply."
  {
    found: /^(Apply|Reply|Register|RSVP) by e-?mail (?:to|at) (\S+@\S+?)\.$/,
    said: (verb, address) =>
      `E-mail ${address} to ${verb === 'RSVP' ? verb : lowerFirst(verb ?? '')}.`,
  },
  // "Send a photo to 423-555-0810 for a price." → "For a price, send a photo to 423-555-0810."
  {
    found:
      /^((?:Send|Text|E-?mail|Message|Show) [^,;:]{3,60}?) (for (?:an?|your|our|more) [a-z ]{3,40})\.$/,
    said: (what, aim) => `${upperFirst(aim ?? '')}, ${lowerFirst(what ?? '')}.`,
  },
  // "Reserve by phone at 207-555-0182 or stop at the landing." → "Stop at the landing or reserve by phone at …"
  {
    found:
      /^([A-Z][a-z]+ [^,;:]{3,60}) or ((?:call|text|stop|come|visit|order|book|reserve|walk|drop|message|write|e-?mail) [^,;:]{3,60})\.$/,
    said: (one, other) => `${upperFirst(other ?? '')} or ${lowerFirst(one ?? '')}.`,
  },
  // "Call 423-555-0188." → "Give us a call at 423-555-0188."
  {
    found: new RegExp(`^(Call|Text)( us| me)?(?: at)? (${number})\\.$`),
    said: (verb, whom, phone) =>
      `${verb === 'Call' ? 'Give' : 'Send'}${whom ?? ' us'} a ${lowerFirst(verb ?? '')} at ${phone}.`,
  },
];

/** What nobody is asked for but to buy or to take part. */
const invites =
  /^(?:book|order|reserve|sign up|register|apply|join|schedule|enroll|buy|rent|ask (?:us|me) (?:about|for) a free)\b/i;

/** The call to action below another text: in another way, or with a question before it where it invites to something. */
export function calledAgain(action: string, retold: (sentence: string) => string): string {
  const again = retold(action);
  return again === action && invites.test(action) ? `Interested? ${action}` : again;
}

/** A call to action in another way; undefined where none is known. */
export function callAnotherWay(sentence: string): string | undefined {
  for (const { found, said } of ways) {
    const parts = found.exec(sentence);
    if (parts) return said(...parts.slice(1));
  }
  return undefined;
}
