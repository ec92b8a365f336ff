/** Endings of Spanish verbs and nouns: "arreglarme", "arreglando", "arregla", "techos". */
const endings =
  /(?:(?:[aei]r|[ai]ndo|iendo)(?:me|se|te|l[aeo]s?|nos)*|[ai]d[ao]s?|[ai]?eron|aron|i[oa]s?|[aeo]s?|[ae]n)$/;
/** A shorter rest is in too many other words. */
const shortestRoot = 3;

/** What the forms of a Spanish word have in common, roughly. */
export function spanishRoot(word: string): string {
  // "Saque" is of "sacar", and "traduzca" of "traducir".
  const root = word
    .replace(endings, '')
    .replace(/qu$|zc$/, 'c')
    .replace(/gu$/, 'g');
  return root.length < shortestRoot ? word : root;
}
