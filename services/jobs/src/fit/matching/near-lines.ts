import {
  dimensions,
  dotProduct,
  unitVector,
  wordVectors,
} from '@commons/service-kit/search/meaning/word-vectors';
import { foldWords } from '@commons/service-kit/search/words/words';
import { isStopWord } from './content-words.js';
import type { PersonLine } from './person-text.js';

/** What the words of a text mean, in English; other words are unknown. */
interface Meaning {
  readonly words: readonly { readonly weight: number; readonly vector: Float32Array }[];
  readonly sum: Float32Array;
}

/** Least words of a requirement and of a line whose meaning is compared: two alone are near to too much. */
const minWords = { requirement: 3, line: 2 };
/** Least likeness of the sums, before single words are compared, and of both together. */
const least = { sum: 0.5, both: 0.6 };

function meaningOf(text: string, fewest: number): Meaning | undefined {
  const vectors = wordVectors();
  const words = [...new Set(foldWords(text))].filter(
    (word) => word.length > 1 && !isStopWord(word) && vectors.has(word),
  );
  if (words.length < fewest) return undefined;
  const sum = new Float32Array(dimensions);
  const known = words.map((word) => {
    const weight = vectors.rarityOf(word);
    const vector = new Float32Array(dimensions);
    vectors.addTo(vector, word, 1);
    vectors.addTo(sum, word, weight);
    return { weight, vector: unitVector(vector) };
  });
  return { words: known, sum: unitVector(sum) };
}

const meanings = new WeakMap<PersonLine, { readonly meaning?: Meaning | undefined }>();

function meaningOfLine(line: PersonLine): Meaning | undefined {
  const known = meanings.get(line) ?? { meaning: meaningOf(line.text, minWords.line) };
  meanings.set(line, known);
  return known.meaning;
}

/** How near each word of one text is to the nearest word of the other: 1 for the same words. */
function aligned(one: Meaning, other: Meaning): number {
  let likeness = 0;
  let weights = 0;
  for (const { weight, vector } of one.words) {
    likeness += weight * Math.max(...other.words.map((word) => dotProduct(vector, word.vector)));
    weights += weight;
  }
  return weights > 0 ? likeness / weights : 0;
}

/**
 * The line whose words mean about the same as those of a requirement, in other words: "Welcomed patients" for "Greet
 * patients". Nothing where no line is near, or the words are not English.
 */
export function nearestLine(
  requirement: string,
  lines: readonly PersonLine[],
): PersonLine | undefined {
  const wanted = meaningOf(requirement, minWords.requirement);
  if (!wanted) return undefined;
  let nearest: { line: PersonLine; likeness: number } | undefined;
  for (const line of lines) {
    const meaning = meaningOfLine(line);
    const sums = meaning ? dotProduct(wanted.sum, meaning.sum) : 0;
    if (!meaning || sums < least.sum) continue;
    const likeness = (sums + aligned(wanted, meaning)) / 2;
    if (likeness >= (nearest?.likeness ?? least.both)) nearest = { line, likeness };
  }
  return nearest?.line;
}
