const mention =
  /(?:mention(?:ing)?|leave out|leave|say(?:ing)? anything about|talk(?:ing)? about|bring(?:ing)? up|mencion\p{L}+)(?: that)? (?:anything about |the (?:part|thing|bit) about |an?y? |the |our |my |his |her |their |el |la |los |las )*(\p{L}{4,})/giu;
/** What is not to be in the text as a word or a number, and may be spoken of. */
const general = /^(?:words?|prices?|precios|names?|that|this|them|anything|hashtags?|emojis?)$/i;

/** What must not be mentioned by some orders: "surgery" of "don't mention the surgery". */
export const avoidedIn = (orders: readonly string[]): string[] =>
  orders
    .filter((order) => /\b(?:n[o']t|dont|never|without|leave|no|not|skip|avoid)\b/i.test(order))
    .flatMap((order) => [...order.matchAll(mention)].map(([, word = '']) => word))
    .filter((word) => !general.test(word));

/** A text without the clauses that say what is not to be mentioned: ", who is having a baby", "and the camera was off". */
export const withoutMentionOf = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => {
    const said = `[^,.;!?\\n]*\\b${word.replace(/s$/, '')}\\p{L}*`;
    const clauses = [
      `,? \\([^)\\n]*\\b${word}[^)\\n]*\\)`,
      `, (?:who|which|where|whose|que|quien)\\b${said}[^,.;!?\\n]*(?=[,.;!?\\n]|$)`,
      `,? (?:because|since|due to|as|after|porque|ya que)\\b(?:${said})[^.;!?\\n]*(?=[.;!?\\n]|$)`,
      `,? (?:and|but|y|pero)\\b(?:${said})[^,.;!?\\n]*(?=[,.;!?\\n]|$)`,
    ];
    clauses.push(`(?<=^|[.;!?\\n]\\s)(?=\\S)${said}[^,.;!?\\n]*?,? (?:and|but|y|pero) (?=\\p{L})`);
    return clauses.reduce((one, clause) => one.replace(new RegExp(clause, 'giu'), ''), left);
  }, text);
