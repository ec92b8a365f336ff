/**
 * Stems of words that the Porter rules take for another word ("marketing" is no market, "counselor" no counsel), and of
 * plurals without an s.
 */
const sameStem: readonly (readonly string[])[] = [
  ['counselor', 'counselors', 'counsellor', 'counsellors', 'counseling', 'counselling'],
  ['marketing'],
  ['hospitality'],
  ['community', 'communities'],
  ['communication', 'communications'],
  ['publication', 'publications'],
  ['university', 'universities'],
  ['universal'],
  ['generator', 'generators'],
  ['generic'],
  ['authority', 'authorities'],
  ['customer', 'customers'],
  ['organic'],
  ['organ', 'organs'],
  ['business', 'businesses'],
  ['news'],
  ['important'],
  ['international'],
  ['notary', 'notaries'],
  ['care', 'caring'],
  ['child', 'children'],
  ['woman', 'women'],
  ['man', 'men'],
  ['person', 'people'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['mouse', 'mice'],
  ['knife', 'knives'],
  ['wife', 'wives'],
];

/** By word; a stem of its own begins with a sign that no word has. */
export const irregularStems: ReadonlyMap<string, string> = new Map(
  sameStem.flatMap((words) => words.map((word) => [word, `-${words[0]}`] as const)),
);
