import { longestPhrase } from './phrases.js';
import type { Vocabulary } from './vocabulary.js';

const wordsOf = (text: string) => text.split(' ');

/** Words that say nothing by themselves, and that no English search has. */
const telling = wordsOf(
  'trabajo trabajos empleo empleos vacante vacantes puesto puestos busco buscar buscando necesito necesita quiero ' +
    'quisiera cerca aqui alguien donde quien mejor mejores buena bueno barato barata baratos baratas economico ' +
    'economica servicio servicios urgente abierto abierta ahora hoy tengo duele arreglar reparar',
);

/** Small words that English searches may have with another meaning: "la", "con", "me". Without "unas": folded nails. */
const short = wordsOf(
  'a al de del para por en con un una unos el la los las lo y o e mi mis me su sus se que es hay como mas',
);

/** In a Spanish search these keep nothing out. */
export const spanishSmallWords: ReadonlySet<string> = new Set([...telling, ...short]);

const tellingWords: ReadonlySet<string> = new Set(telling);

/** Whether folded words are of a Spanish search: one of them, or a phrase of them, is Spanish alone. */
export function isSpanishSearch(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.some(
    (word, at) =>
      tellingWords.has(word) ||
      Array.from({ length: Math.min(longestPhrase, words.length - at) }, (_, more) =>
        words.slice(at, at + more + 1),
      ).some((phrase) => vocabulary.isSpanish(phrase)),
  );
}
