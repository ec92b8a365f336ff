/** Syllables of an English word, by its groups of vowels. */
function syllables(word) {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(groups?.length ?? 1, 1);
}

/** Flesch–Kincaid grade of the prose of a text: names, numbers and contacts count one syllable a part. */
export function readingGrade(text) {
  const prose = text
    .replace(/^(?:Subject|Headline|Button):.*$|^#\S+( #\S+)*$/gm, '')
    .replace(/https?:\S+|www\.\S+|\S+@\S+|[\d$%(][\d.,:$%()/-]*/g, 'one')
    .replace(/\b([AP])\.M\.|\b([ap])\.m\.|\b(Mr|Mrs|Ms|Dr|St|Ave|Rd|No)\./gi, '$1$2$3');
  const sentences = prose.split(/[.!?]+(?:\s|$)|\n+|:\s/).filter((part) => /[a-z]/i.test(part));
  const all = prose.match(/[A-Za-z][A-Za-z'-]*/g) ?? [];
  if (all.length === 0 || sentences.length === 0) return 0;
  const count = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences.length) + 11.8 * (count / all.length) - 15.59;
}
