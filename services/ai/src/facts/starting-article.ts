import { termsOf } from './grammar.js';

const sayable =
  /^(?!(?:lunch|dinner|breakfast|business|traffic|parking|admission|delivery is|everyone|everybody|everything|nobody|someone|school|church|work)\b)(?:(?:new|next|last|first|second|final)\s+)?[a-z]+(?:\s+(?:date|time|fee|number))?(?:\s+of\s+\$?[\d.,]+)?(?=\s+(?:is|was|will|comes?|goes|has|gets|starts|ends|broke|arrives|did|made|cost|took|came|sold|went|failed|passed|got|quit|needs|needed|stopped|had|blew)\b)/i;

/** "New start date is March 9" → "The new start date is March 9". */
export function withStartingArticle(text: string): string {
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
