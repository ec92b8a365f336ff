import { isOrder } from './order-starts.js';

/** Who writes or reads the text, and what the writer of the text is told to do. */
const aboutText =
  /^(?:(?:to|client|customer|recipient|attn|reader|from|sign(?:ed)?|sender|name|mention|say|include|note|ask|tell|points?|key points?|important|cta|call to action|subject|tone|about|para|de|firma|tono|asunto)\s*:|(?:reminder?|remind|offer|apolog\w*|thanks?|sorry|propose|suggest|invite|mention|decir|dile|pedir|recordar|avisar|preguntar|ofrecer|agradecer|mencionar|incluir|explicar)\b)/i;
/** Somewhere in it the writer of the text is told what to do, or asked. */
const orderInside =
  /\b(?:tell|ask|remind|thank|offer|invite|mention|apologi[sz]e to|let) (?:him|her|them|the|my|our|people|everyone|mr|mrs|ms|dr|if|that|about)\b|\blet (?:\w+ ){1,3}know\b|\b(?:say|write) (?:that|sorry|thanks)\b|\b(?:an?|the|my) (?:[a-z]+ )?(?:e-?mail|letter|message|text|note|post|caption|reply|response|ad|blog) (?:to|for|about|saying|telling|that)\b|\?\s*$/i;

/** "hi grant its joe from pruitt moving", "did the mom of Zoe": the head of a letter. */
const greeting =
  /^(?:hi|hello|hey|dear|hola|buen[oa]s|estimad[oa]s?)\b(?!-)|^(?:did|does|is|are|can|could|will) the (?:mom|dad|mother|father|parents|owner|wife|husband)\b/i;

/** "Thank you cards, blank, $4": goods. */
const thankYouGoods =
  /^thank[- ]you (?:cards?|notes?|gifts?|bags?|boxes|tags?|stickers?|baskets?|sets?)\b/i;

/** Whether words tell the writer what to do, so that they cannot stand in the text as they are. */
export const isOrdering = (line: string): boolean =>
  !thankYouGoods.test(line) &&
  (isOrder(line) || greeting.test(line) || orderInside.test(line) || aboutText.test(line));
