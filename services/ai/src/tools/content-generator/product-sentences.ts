import { asSentence, upperStart } from '../../facts/grammar/sentence.js';
import { isNoun, isVerb, tagged } from '../../facts/grammar/tagging.js';

/** Words that tie a verb to what stands before it. */
const tying = /^(?:,|and|or|that|which|who|also|not|to)$/;
const lowered = (words: string) =>
  /^(?:An? |[A-Z][a-z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** "Soft goat cheese, aged five days", "A deadbolt that holds 50 codes": a thing, and no verb of its own. */
function isThing(sentence: string): boolean {
  const words = tagged(sentence);
  const first = words[0];
  if (!first || !/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(first.pos) || /^\d/.test(first.text))
    return false;
  return (
    words.some(isNoun) &&
    words.every(
      (word, at) =>
        !isVerb(word) ||
        tying.test(words[at - 1]?.lower ?? '') ||
        isVerb(words[at - 1]) ||
        // "a jar made in Dayton"
        (/(?:ed|en|made|built|cut|sewn|woven)$/.test(word.lower) && words[at + 1]?.pos === 'ADP'),
    )
  );
}

/** Whether the thing is several: "hand-poured candles". */
function isMany(sentence: string): boolean {
  const [phrase = ''] = sentence.split(/,| (?:that|which|with|of|for|made|from|in)\b/);
  return /[^su]s$/.test(phrase.trim()) && !/^an? /i.test(sentence);
}

/** "4 ounces, $7", "$24 for two": the size or the price of what was named. */
const priced =
  /^((?:\d[\d./]*|one|two|three|four|half an?|an?) (?:fl\. )?(?:ounces?|oz|pounds?|lbs?|grams?|inch(?:es)?|feet|quarts?|pints?|gallons?|pieces?|slices?|bars?|jars?|bottles?|packs?|boxes|bags?)),? (?:for |at )?(\$\d[\d.,]*\d|\$\d)[.]?$/i;

/** A description that is written in sentences, with a verb where its writer only named the thing. */
export function productSentences(brief: string): string {
  const sentences = brief.trim().split(/(?<=[a-z\d)][.!])\s+(?=[A-Z\d$])/);
  if (!sentences.every((sentence) => /^[A-Z\d$].*[.!]$/s.test(sentence))) return brief;
  const [first = ''] = sentences;
  const many = isMany(first);
  return sentences
    .map((sentence, at) => {
      if (at === 0)
        return isThing(sentence)
          ? `${many ? 'These are' : 'This is'} ${lowered(sentence)}`
          : sentence;
      const [, size, price] = priced.exec(sentence) ?? [];
      if (size && price)
        return asSentence(
          `${upperStart(size)} ${/^(?:an?|one|half)\b/i.test(size) ? 'costs' : 'cost'} ${price}`,
        );
      // "Keeps for two weeks": of the thing.
      const verb = tagged(`It ${lowered(sentence)}`)[1];
      return !many &&
        verb?.pos === 'VERB' &&
        /[^s]s$/.test(verb.lower) &&
        /^[A-Z][a-z]+s\b/.test(sentence)
        ? `It ${lowered(sentence)}`
        : sentence;
    })
    .join(' ');
}
