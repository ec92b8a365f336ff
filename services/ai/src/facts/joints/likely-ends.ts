import { cuesOf } from './joint-cues.js';
import { noteWords } from './note-words.js';
import { beginnings } from './part-notes.js';
import { weightsOf } from './weights.js';

/** How likely a thought begins behind the first word of a run without marks, at the likeliest place. */
export function likeliestEnd(run: string, language: 'en' | 'es'): number {
  const weights = weightsOf(language);
  const words = noteWords(run, language);
  const score = (from: number, to: number) =>
    cuesOf(words, from, to).reduce((sum, cue) => sum + (weights.get(cue) ?? 0), 0);
  return Math.max(0, ...beginnings(words, score).slice(1));
}
