/** Hurried orders and what the writer reads for them, each with an example. */
const usual: readonly (readonly [RegExp, string])[] = [
  // "For the staff board" hangs there, the staff reads it.
  [
    /\b(for|on) (the|our|my) (staff|team|crew|employees?)(?:'s?)? (?:(?:notice |bulletin |message )?board|break ?room|chat|channel|wall)\b/i,
    '$1 $2 $3',
  ],
  // "Custom pieces no returns"
  [
    /\b([a-z]+ (?:pieces|orders|items|work|cakes|sizes)) (no (?:returns|refunds|exchanges))\b/gi,
    '$2 on $1',
  ],
  // "A response to a 1-star review? The customer, Brenda, says we …"
  [
    /\breview\b[?.:]? (?:The|A|Our) (?:customer|client|reviewer|guest),? ([A-Z][\w'-]+),? (says|said|claims|claimed|complains|complained)\b/,
    'review from $1, she $2',
  ],
  // "Whitlock Tile started in 1988 by my dad"
  [/(?<=[A-Z][\w'’]*) (started|founded|opened|established) (in \d{4} )?by\b/g, ' was $1 $2by'],
  // "For our regular Mr. Oakes"
  [
    /\b(for|to) (?:our|my) (?:regular|customer|client|friend|neighbor|guest) (?=(?:Mrs?|Ms|Dr)\. )/i,
    '$1 ',
  ],
  // "We were moving phones that week sorry"
  [/(?<=^(?:reply|respond|answer)\b.*[a-z]),? (?:so )?sorry[.!]?$/i, ''],
  // "Order pies by Tuesday 501-555-0117"
  [
    /(?<=\b(?:order|book|reserve|rsvp)\b[^.;:]{3,40}[a-z])(?<!\b(?:at|on|to|or|call|text)) (?=\(?\d{3}\)?[ -]\d{3}-\d{4})/gi,
    ': ',
  ],
  // "Out of office reply, gone until Jan 3"
  [
    /^((?:write )?(?:an? )?(?:out[- ]of[- ]office|away)[^,:]*[,:]\s*)(?:gone|away|out) (?=until|till|from)/i,
    '$1I am away ',
  ],
];

/** An order with the usual words instead of the hurried ones. */
export const inUsualWords = (prompt: string): string =>
  usual.reduce((text, [hurried, words]) => text.replace(hurried, words), prompt);
