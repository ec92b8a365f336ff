const readers =
  '(?:him|her|them|everyone|everybody|people|folks|(?:the|our|my|all|all our)?\\s?(?:customers?|clients?|guests?|members?|parents?|readers?|followers?|visitors?|team|staff|crew|neighbors?|tenants?|patients?|students?|vendors?|suppliers?|landlord))';

/** The beginning of an order about the text: what precedes it is another thought. */
const orderStart = new RegExp(
  `(?:(?:and|also|then|plus|but|please|just|maybe)\\s+)*(?:${[
    `(?:ask|tell|remind|thank|invite|inform|warn|assure|promise|offer|give|send|congratulate|encourage|urge|notify|wish)\\s+${readers}\\b`,
    `let\\s+${readers}\\s+know\\b`,
    'say\\s+(?:sorry|thanks|thank you|that|we|hi|hello|congrats|something|it)\\b',
    '(?:mention|explain|apologi[sz]e|emphasi[sz]e|point out|stress|highlight|note that|add that|state that)\\b',
    'make (?:sure|it clear|clear)\\b',
    "(?:don'?t|do not|never) (?:mention|say|use|sound|include|talk|make it|be|tell|give|put|promise|offer)\\b",
    '(?:keep|make) (?:it|this|the (?:tone|text|email|post))\\b',
    'no (?:emojis?|hashtags?|exclamation|jargon|price|prices)\\b',
    'ask (?:if|whether|for|about|when|how|what)\\b',
    '(?:find out|see|check) (?:if|whether|when|where|what|which|how|why|who)\\b',
    'promise (?:to|that|we)\\b',
    'offer (?:to|a|an|free|\\$?\\d)',
    '(?:suggest|propose|request|reschedule|cancel|recommend)\\s+(?!(?:to|and)\\b)\\w',
    'include (?:the|our|my|a|an|that)\\b',
    '(?:asking|telling|reminding|thanking|offering|inviting|letting|apologizing|announcing|explaining|mentioning)\\s',
  ].join('|')})`,
  'i',
);

const startsOrder = new RegExp(`^(?:to\\s+)?${orderStart.source}`, 'i');

/** "The car is done ask Denise when she can come" */
const askOf = 'ask\\s+\\S+\\s+(?:if|when|what|how|to)\\b';

/** "Tell her … and ask her …", "Our oven broke, say sorry": one thought each. */
export function atOrders(sentence: string): string[] {
  const marks = new RegExp(
    `(?:,\\s*|\\s+-\\s+|\\s+(?=and\\b|also\\b|then\\b|plus\\b|but\\b|please\\b)|\\s+(?<!\\b(?:to|will|would|can|could|should|must|I|we|you|they|not|don't|let|also|and|please|then|plus|but|just|me)\\s+)(?=(?:tell|ask|remind|thank|let|offer|give)\\s+(?:him|her|them)\\b|${askOf}))(?=${orderStart.source}|${askOf})`,
    'gi',
  );
  const parts: string[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(marks)) {
    const before = sentence.slice(from, mark.index);
    const after = sentence.slice(mark.index + mark[0].length);
    const isComma = mark[0].startsWith(',');
    const bare = after.replace(/^(?:(?:and|also|then|plus|but|please|just|maybe)\s+)+/i, '');
    // "We bake and offer free delivery" is one statement of its own.
    const isOwnVerb =
      /^(?:suggest|propose|request|reschedule|cancel|recommend|offer|give|send|explain|promise|include|wish|find out|see|check)\b/i.test(
        bare,
      );
    if (!isComma && isOwnVerb && !isOrder(before)) continue;
    if (
      isComma &&
      /\b(?:we|I|you|they|who|to|will|can)\s+(?:\w+\s+)?\w+,?$/i.test(before) &&
      isOwnVerb &&
      !isOrder(before)
    )
      continue;
    if (before.trim() === '') continue;
    parts.push(before);
    from = mark.index + mark[0].length;
  }
  return [...parts, sentence.slice(from)];
}

/** Whether words begin with an order about the text. */
export const isOrder = (text: string) =>
  startsOrder.test(text.trim()) ||
  /^(?:please\s+)?(?:tell|ask|say|remind|thank|offer|invite|mention|apologi[sz]e|write|send|let|give|warn|inform|notify|assure|explain|announce|complain|request|introduce|propose|congratulate|encourage|reply|respond|answer|follow up|check in)\b/i.test(
    text.trim(),
  );
