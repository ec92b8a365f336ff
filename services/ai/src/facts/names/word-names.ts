import { upperFirst } from '@commons/contracts/text/upper-first';
import { wordsLikeNames } from './name-lists.js';

/** What a name that is a word may precede: not a noun that it would describe. */
const after =
  "(?=\\s*(?:[,.;:!?)]|$)|\\s(?:an?|the|our|my|his|her|their|we|we're|i|i'm|he|she|they|it|this|that|for|about|from|to|if|when|and|on|at|in|was|is|has|had|by|w\\/|with|know|who|asked|says?|said|wrote|called|back|\\$?\\d|[a-z]+day)\\b)";
const people =
  'turn down|reject|tell|told|ask|asked|offer|offered|thank|remind|invite|let|give|gave|send|sent|owe|promise|show|interview|hire|meet|met|text|refund|congratulate|welcome|quoted|emailed|mailed|called|hi|hey|hello|dear|named|mr|mrs|ms';
const inOrder = new RegExp(`(?<=\\b(?:${people})\\.? )([a-z]+)${after}`, 'gi');
const behindPreposition = new RegExp(
  `(?<=\\b(?:with|w\\/|from|to|for|by|name is|client is|customer is|reader is|and) )([a-z]+)${after}`,
  'gi',
);
const asSubject =
  /(?<=^|[.;,]\s|\bthat )([a-z]+)(?= (?:missed|was|is|has|had|came|called|asked|wants|needs|said|says|wrote|left|didn't|hasn't|still|paid|owes|ordered|signed|booked|cancelled|canceled|wanted|needed|never|just|will be)\b)/gi;
const season =
  /^(?:april|may|june|august|summer|winter|autumn|spring|dawn|river|forest|lane|will|chance|faith|hope|grace|grant|sage|clay|olive|ginger|rosemary|basil|saffron|pepper|amber|jade|pearl|crystal|cash)$/i;
const pronoun = /\b(?:he|she|his|her|him|he's|she's)\b/i;

/** First names that are words, too, where only a person can stand: "tell chase we", "rose missed her appointment". */
export function wordNames(text: string): string {
  const isPerson = pronoun.test(text);
  return text
    .replace(inOrder, (word) => (wordsLikeNames.test(word) ? upperFirst(word) : word))
    .replace(behindPreposition, (word) =>
      wordsLikeNames.test(word) && !season.test(word) ? upperFirst(word) : word,
    )
    .replace(asSubject, (word) =>
      isPerson && wordsLikeNames.test(word) ? upperFirst(word) : word,
    );
}
