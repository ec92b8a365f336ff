import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement, termsOf } from '../grammar/grammar.js';
import { lowerFirst } from '../grammar/lower-first.js';
import { isTold, withObject } from './past-deeds.js';

/**
 * What a letter says without its subject or its "is": "dropped off 6 jars", "haven't raised it", "road test car still
 * available". Undefined where the words leave a doubt. Not for ads, where such words stand as they are.
 */
export function completeNote(text: string, subject: 'I' | 'we'): string | undefined {
  const plain = lowerFirst(text);
  const am = subject === 'I' ? 'I am' : 'we are';
  // "can pick up till 6" is what the reader can, "can start Monday" what the writer can.
  if (
    /^(?:can|may) (?:pay|choose|reply|return|keep|rebook|cancel|reschedule|sign up|upload|drop|mail|stop by|apply|register|pick up|collect)\b/i.test(
      text,
    )
  )
    return `you ${plain}`;
  if (
    /^(?:open|closed) (?:till|until|from|on|again|late|daily|\d|mon|tue|wed|thu|fri|sat|sun)/i.test(
      text,
    )
  )
    return `${am} ${plain}`;
  if (
    /^(?:can|(?:still |also |really |just )?(?:need|want|have|hope|plan)|haven't|don't|didn't|couldn't|won't|wouldn't|can't|cannot|never|am|have been|will|would|could|may|might|should(?:n't)? have)\b(?! (?:you|he|she|they|it|we|I|this|that)\b)/i.test(
      text,
    )
  )
    return `${subject} ${plain}`;
  if (
    /^(?:pays|takes|costs|includes|lasts|comes with|turned out|came out|came in|worked out|broke down|held up|went well|looks?|looked|fits?|sounds?)\b/i.test(
      text,
    )
  )
    return `it ${plain}`;
  if (/^(?:going|planning|happy|glad|willing|trying|ready|about|hoping|able) to\b/i.test(text))
    return `${am} ${plain}`;
  // "was impressed by your attitude": only the writer can say so.
  if (
    /^(?:was|am) (?:very |really |so )?(?:impressed|glad|happy|pleased|delighted|thrilled|surprised|disappointed|sorry|grateful|touched|honored)\b/i.test(
      text,
    )
  )
    return `I ${plain}`;
  if (isTold(text)) return `${subject === 'I' ? 'I was' : 'we were'} ${plain}`;
  if (/^getting (?:worse|better|bigger|smaller|\w+er)\b|^used to be \$/i.test(text))
    return `it ${/^used/i.test(text) ? '' : 'is '}${plain}`;
  // "was $35", beside what it costs now
  if (/^was \$[\d.,]+$/i.test(text)) return `it ${plain.replace(/[.]$/, '')} before`;
  if (/^up from \$/i.test(text)) return `that is ${plain}`;
  if (/^\d+ years (?:of|in) (?!business)/i.test(text)) return `${subject} have ${plain}`;
  if (/^been \w+ing\b/i.test(text)) return `${subject} have ${plain}`;
  if (/^(?:hasn't|doesn't|isn't|wasn't)\b/i.test(text)) return `it ${plain}`;
  if (/^(?:already|fully|all|completely) (?:booked|full|sold out|taken)\b/i.test(text))
    return `${am} ${plain}`;
  const price =
    /^\$?(\d[\d,]*(?:\.\d\d)?) (all in|total|plus tax|installed|delivered|out the door|complete)\b(.*)$/i.exec(
      text,
    );
  if (price) return `the price is $${price[1]} ${price[2]}${price[3]}`;
  if (isPastDeed(text)) return `${subject} ${withObject(plain)}`;
  const state =
    /^((?:[A-Za-z'-]+ ){0,4}?[A-Za-z'-]+) ((?:still |now |also |already |always |only )?(?:available|open|closed|ready|included|required|full|sold out|done|due|needed|stays?|extra))\b(.*)$/i.exec(
      text,
    );
  const [, what = '', how = '', rest = ''] = state ?? [];
  const terms = termsOf(what.toLowerCase());
  const last = terms.at(-1)?.tags;
  if (
    state &&
    last?.has('Noun') &&
    !last.has('Pronoun') &&
    !/\bstays?$/.test(how) &&
    !terms.some(({ tags }) => tags.has('Verb') && !tags.has('Gerund') && !tags.has('Infinitive')) &&
    !/^(?:we|it|you|they|no|not|all|everything|to|if|when|and|or)\b/i.test(what) &&
    !isStatement(`${what} now`)
  ) {
    const isMany = last.has('Plural') || / and /.test(what);
    // "Tues and Thurs still open"
    if (/^(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b/i.test(what))
      return `${upperFirst(what)} ${isMany ? 'are' : 'is'} ${how}${rest}`;
    const article = /^(?:the|our|my|your|an?|all|both|some|\$?\d|[A-Z])/.test(what) ? '' : 'the ';
    return `${article}${lowerFirst(what)} ${isMany ? 'are' : 'is'} ${how}${rest}`;
  }
  return undefined;
}

/** "ordered 144 tees", "dropped off 6 jars"; not "baked by hand", "located on Main". */
export function isPastDeed(text: string): boolean {
  // "rebuilt one is $2,150 installed"
  if (/^\w+ (?:[a-z-]+ ){1,3}(?:is|are|costs?|will|can) /i.test(text)) return false;
  // "installed by their tech" was done by others.
  if (/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z]/.test(text)) return false;
  if (/\sby (?:the|a|an|our|my|your|their|his|her|[A-Z])/.test(text)) return false;
  const [first, second, third] = termsOf(
    text.replace(/^(?:already|just|also|finally|recently) /i, ''),
  );
  if (!first?.tags.has('PastTense') || !second || /^(?:was|were|had)$/i.test(first.text))
    return false;
  if (/^(?:by|in|from|since|with|daily|fresh|at|and|for|due|on)$/i.test(second.text))
    return /^(?:met|spoke|talked|looked|called|stopped)$/i.test(first.text);
  // "Clogged gutters lead to leaks" begins with a thing.
  if (second.tags.has('Noun') && !second.tags.has('Person') && third?.tags.has('Verb'))
    return false;
  return (
    ['Determiner', 'Value', 'Pronoun', 'Possessive', 'Particle', 'Noun', 'Money', 'Gerund'].some(
      (tag) => second.tags.has(tag),
    ) || /^(?:off|up|out|over|back|all|your)$/i.test(second.text)
  );
}
