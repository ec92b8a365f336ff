import { termsOf } from './grammar.js';
import { lowerFirst } from './lower-first.js';
import { petNames } from './missing-words.js';
import { isNoun, isVerb, tagged } from './tagging.js';

const sayable =
  /^(?!(?:lunch|dinner|breakfast|business|traffic|parking|admission|delivery is|everyone|everybody|everything|nobody|someone|school|church|work)\b)(?:(?:new|next|last|first|second|final)\s+)?[a-z]+(?:\s+(?:date|time|fee|number))?(?:\s+of\s+\$?[\d.,]+)?(?=\s+(?:is|was|will|comes?|goes|has|gets|starts|ends|broke|arrives|did|made|cost|took|came|sold|went|failed|passed|got|quit|stays|remains|needs|needed|stopped|had|blew)\b)/i;

/** "New start date is March 9" → "The new start date is March 9". */
export function withStartingArticle(text: string): string {
  if (/^(?:Mon|Tues?|Wednes|Wed|Thu(?:rs)?|Fri|Satur|Sat|Sun)(?:day)?s?\b/i.test(text)) return text;
  // "Jasmine waited for an hour", "Pepper is due for her shots": somebody.
  const [first = ''] = text.split(' ');
  if (termsOf(first)[0]?.tags.has('FirstName') || petNames.has(first.toLowerCase())) return text;
  // "cabinets are on backorder, so install moves": things that both know.
  const known = text
    .replace(
      /^((?!(?:the|our|my|your|these|those|all|both|some|most|many|prices|kids|you|we|they)\b)[a-z]+s)(?= (?:are|were|have been) (?:\$\d|(?:on|in|ready|here|late|done|delayed|back|out|not|still|already|being|sold|gone|stuck)\b))/i,
      (word) => `the ${lowerFirst(word)}`,
    )
    .replace(
      /\b(so|and|but|because) (?=(?:install|delivery|payment|deposit|work|job|pickup|start|order|shipment|inspection|move|repair|meeting|appointment|balance) (?:is|was|will|moves|starts|stays|has|goes|comes|needs|can|has|ends)\b)/gi,
      '$1 the ',
    );
  if (known !== text) return withStartingArticle(known);
  // "Number for the clinic is 423-555-0182"
  if (
    /^(?:number|phone|address|code|password|price|cost|deadline|link) (?:for|of|to) [^,.;]{2,40} is\b/i.test(
      text,
    )
  )
    return `the ${lowerFirst(text)}`;
  const start = sayable.exec(text)?.[0];
  if (!start) return isOneThing(text) ? `the ${lowerFirst(text)}` : text;
  // Words that may be a verb elsewhere.
  if (
    /^(?:order|check|permit|deposit|quote|repair|shipment|part|earliest|latest|soonest)$/i.test(
      start,
    )
  )
    return `the ${lowerFirst(text)}`;
  const tags = termsOf(start).map(({ tags: own }) => own);
  const isPlain =
    tags.some((own) => own.has('Singular')) &&
    !tags.some(
      (own) =>
        own.has('ProperNoun') ||
        own.has('Pronoun') ||
        own.has('Plural') ||
        own.has('Date') ||
        own.has('Determiner'),
    );
  return isPlain ? `the ${lowerFirst(text)}` : text;
}

/** Things of which there is no one, and words that stand for themselves. */
const noArticle =
  /^(?:lunch|dinner|breakfast|business|traffic|parking|admission|school|church|work|food|coffee|training|painting|cleaning|shipping|everything|everyone|someone|somebody|nobody|nothing|something|anyone|water|weather|time|money|help|rain|snow|summer|winter|spring|fall|customer|client|tenant|guest|patient|whoever|today|tomorrow|thank|thanks|pay|cash|zelle|venmo|bring|come|call|please|half|first|last|next|free|open|closed|business)$/i;

/** "Move went fine on Monday": one plain thing and its verb. */
function isOneThing(text: string): boolean {
  const words = tagged(text);
  const verb = words.findIndex((word) => word.pos !== 'ADJ' && !isNoun(word));
  const head = words[verb - 1];
  return (
    verb > 0 &&
    verb <= 3 &&
    isVerb(words[verb]) &&
    /(?:ed|went|came|got|took|is|was|has|had|will|did|broke|goes|looks|needs|starts|ends|comes|takes)$/.test(
      words[verb]?.lower ?? '',
    ) &&
    head?.pos === 'NOUN' &&
    !/s$/.test(head.lower) &&
    words
      .slice(0, verb)
      .every(
        ({ text: word, lower }) =>
          /^[a-z]/.test(word.replace(/^./, (one) => one.toLowerCase())) && !noArticle.test(lower),
      ) &&
    words.slice(1, verb).every(({ text: word }) => /^[a-z]/.test(word)) &&
    words.slice(0, verb).every(({ pos }) => pos !== 'PROPN')
  );
}
