import { kept } from '../notes/kept-lines.js';
import { withNameApart } from './add-commas.js';
import { noteWords } from './note-words.js';
import { partsOfNote, probabilitiesOf } from './part-notes.js';
import { withPricesApart } from './price-lists.js';
import { withPrice } from './priced-parts.js';

/** From so likely on a thought surely ends, or likely, and below the last it surely goes on. */
const sure = { ends: 0.7, likely: 0.5, goesOn: 0.3 };

/**
 * A note without marks, parted only where thoughts surely end. Where it is unsure whether one ends, the words stay
 * together on a kept line, because a wrong sentence is worse than a plain line.
 * @returns undefined where every end is sure, for a single thought and for very long notes
 */
export function withPlainLines(note: string, language: 'en' | 'es'): string | undefined {
  const [, name = '', rest = note] = /^([^,]+),\s+(.+)$/.exec(withNameApart(note)) ?? [];
  const words = noteWords(rest, language);
  const probabilities = probabilitiesOf(rest, language);
  const starts = probabilities.flatMap((probability, at) =>
    at === 0 || probability >= sure.ends ? [at] : [],
  );
  const parts = starts.map((from, at) => {
    const to = starts[at + 1] ?? words.length;
    const text = rest.slice(words[from]?.start, words[to]?.start ?? rest.length).trim();
    const isSure = probabilities
      .slice(from + 1, to)
      .every((probability) => probability < sure.goesOn);
    return { text, isSure };
  });
  // What is one thought as a whole is no note of several.
  if (parts.length < 2 || parts.every(({ isSure }) => isSure)) return undefined;
  const lines: string[] = name ? [`${name},`] : [];
  for (const [at, { text, isSure }] of parts.entries()) {
    if (!isSure) lines.push(kept(priced(text, language)));
    else if (at > 0 && parts[at - 1]?.isSure) lines[lines.length - 1] += `, ${withPrice(text)}`;
    else lines.push(withPrice(text));
  }
  return lines.join('\n');
}

/** The words of a kept line with the signs of its prices. */
const priced = (text: string, language: 'en' | 'es') =>
  withPricesApart(text)
    .split(', ')
    .flatMap((part) => partsOfNote(part, language, sure.likely))
    .map(withPrice)
    .join(' ');
