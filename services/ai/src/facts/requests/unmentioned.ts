const about = `(?: that)? (?:anything about |the (?:part|thing|bit) about |an?y? |the |our |my |his |her |their |its? |el |la |los |las )*`;
/** The first telling word of what is not to be told. */
const matter = String.raw`${about}(\p{L}{4,})`;
/** "dont mention the surgery", "leave out the part about the twins", "leave the dog out" */
const forbidding = [
  String.raw`\b(?:don['’]?t|not|never|without|avoid|no|sin)(?: \p{L}+)? (?:mention(?:ing|ed)?|say(?:ing)?(?: anything about)?|talk(?:ing)? about|bring(?:ing)? up|mencion\p{L}+)${matter}`,
  String.raw`\b(?:leave out|skip)${matter}`,
  String.raw`\bleave${matter} out\b`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** What is not to be in the text as a word or a number, and may be spoken of. */
const general =
  /^(?:words?|prices?|precios|names?|that|this|them|anything|nothing|anybody|exactly|which|what|when|where|first|last|other|same|hashtags?|emojis?)$/i;

/** What must not be mentioned by some orders: "surgery" of "don't mention the surgery". */
export const avoidedIn = (orders: readonly string[]): string[] =>
  orders
    .flatMap((order) => forbidding.flatMap((pattern) => [...order.matchAll(pattern)]))
    .map(([, word = '']) => word)
    .filter((word) => !general.test(word));

/** A text without the clauses that say what is not to be mentioned: ", who is having a baby", "and the camera was off", ", he had a hernia". */
export const withoutMentionOf = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => {
    const said = `[^,.;!?\\n]*\\b${word.replace(/s$/, '')}\\p{L}*`;
    const clauses = [
      `,? \\([^)\\n]*\\b${word}[^)\\n]*\\)`,
      `, (?:who|which|where|whose|que|quien)\\b${said}[^,.;!?\\n]*(?=[,.;!?\\n]|$)`,
      `,? (?:because|since|due to|as|after|porque|ya que)\\b(?:${said})[^.;!?\\n]*(?=[.;!?\\n]|$)`,
      `,? (?:and|but|y|pero)\\b(?:${said})[^,.;!?\\n]*(?=[,.;!?\\n]|$)`,
      `, ${said}[^,.;!?\\n]*(?=[.;!?\\n]|$)`,
      `(?<=^|[.;!?\\n]\\s)(?=\\S)${said}[^,.;!?\\n]*?,? (?:and|but|y|pero) (?=\\p{L})`,
    ];
    return clauses.reduce((one, clause) => one.replace(new RegExp(clause, 'giu'), ''), left);
  }, text);
