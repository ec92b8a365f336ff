// What is counted and paid for, by the words of the situation: "dogs", "a square", "cada costal".

const irregular: Readonly<Record<string, string>> = {
  children: 'kid',
  child: 'kid',
  kids: 'kid',
  people: 'person',
  loaves: 'loaf',
  men: 'man',
  women: 'woman',
  hrs: 'hour',
  feet: 'foot',
};

/** A noun without its plural: "dogs", "classes" and "costales" are "dog", "class" and "costal". */
export function stemOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/, '');
  const known = irregular[plain];
  if (known) return known;
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain;
  if (/ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x|z|[lnrd])es$/.test(plain) && !/(?:[aeiou]l|[aeiou]n|[aeiou]r)es$/.test(plain))
    return plain.slice(0, -2);
  return plain.replace(/s$/, '').replace(/e$/, '');
}

/** Words that name anything that is counted: "$5 an animal" is for each dog and each cat. */
const general = new Set(
  'animal person head customer client guest piece item unit one sale order time thing job stop visit'
    .split(' ')
    .map(stemOf),
);

export const isGeneral = (thing: string): boolean => general.has(thing);

/** Whether two noun phrases name the same: "private students" and "a student". */
export const sameThing = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word) => other.includes(word));
