import { termsOf } from './grammar.js';

const sayable =
  /^(?!(?:lunch|dinner|breakfast|business|traffic|parking|admission|delivery is|everyone|everybody|everything|nobody|someone|school|church|work)\b)(?:(?:new|next|last|first|second|final)\s+)?[a-z]+(?:\s+(?:date|time|fee|number))?(?:\s+of\s+\$?[\d.,]+)?(?=\s+(?:is|was|will|comes?|goes|has|gets|starts|ends|broke|arrives|did|made|cost|took|came|sold|went|failed|passed|got|quit|stays|remains|needs|needed|stopped|had|blew)\b)/i;

/** "New start date is March 9" → "The new start date is March 9". */
export function withStartingArticle(text: string): string {
  // "cabinets are on backorder, so install moves": things that both know.
  const known = text
    .replace(
      /^((?!(?:the|our|my|your|these|those|all|both|some|most|many|prices|kids|you|we|they)\b)[a-z]+s)(?= (?:are|were|have been) (?:on|in|ready|here|late|done|delayed|back|out|not|still|already|being|sold|gone|stuck)\b)/i,
      (word) => `the ${word.charAt(0).toLowerCase()}${word.slice(1)}`,
    )
    .replace(
      /\b(so|and|but|because) (?=(?:install|delivery|payment|deposit|work|job|pickup|start|order|shipment|inspection|move|repair|meeting|appointment|balance) (?:is|was|will|moves|starts|stays|has|goes|comes|needs|can|has|ends)\b)/gi,
      '$1 the ',
    );
  if (known !== text) return withStartingArticle(known);
  const start = sayable.exec(text)?.[0];
  if (!start) return text;
  // Words that may be a verb elsewhere.
  if (
    /^(?:order|check|permit|deposit|quote|repair|shipment|part|earliest|latest|soonest)$/i.test(
      start,
    )
  )
    return `the ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
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
  return isPlain ? `the ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
