import { withMarks } from '../../facts/joints/add-commas.js';
import { likeliestEnd } from '../../facts/joints/likely-ends.js';
import { tidyWords } from '../../facts/tidy-words.js';
import { aiTexts } from '../../texts/ai-texts.js';
import { withWholeDays } from '../wording/whole-days.js';
import { costOfText } from './text-faults.js';

/** How much better a text from marked notes has to be than one from notes whose writer sets some marks. */
const gain = 0.75;
/** From so many added marks on, an entry without any is surely several thoughts: then it may be a little worse. */
const several = 2;

/** A line of so many words without any mark hardly says one thing; how likely a thought ends in it that is asked. */
const longRun = { words: 8, sureness: 0.3 };

/** Text of a tool, and what would make it better. */
interface Finished {
  readonly text: string;
  readonly missing?: readonly string[] | undefined;
}

const isUnmarked = (line: string, language: 'en' | 'es') =>
  !/[.,;:!?](?:\s|$)/.test(line) &&
  line.trim().split(/\s+/).length >= longRun.words &&
  likeliestEnd(line, language) > longRun.sureness;

/**
 * The text of notes as they were entered, or of the same notes with marks between their thoughts, if that is better.
 * Where the thoughts of a line were parted by a guess, marks are asked for beside the text.
 */
export function bestText<Text extends Finished>(
  entries: readonly string[],
  language: 'en' | 'es',
  isPost: boolean,
  write: (entries: readonly string[]) => Text,
): Text {
  const best = betterText(entries, language, isPost, write);
  const lines = entries.flatMap((entry) => entry.split('\n'));
  if (!lines.some((line) => isUnmarked(line, language))) return best;
  const asked = aiTexts(language)('marksBetweenThoughts');
  return { ...best, missing: [asked, ...(best.missing ?? [])].slice(0, 5) };
}

function betterText<Text extends Finished>(
  entries: readonly string[],
  language: 'en' | 'es',
  isPost: boolean,
  write: (entries: readonly string[]) => Text,
): Text {
  const plain = write(entries);
  const marked = entries.map((entry) => withMarks(entry, language));
  if (marked.join('\n') === entries.join('\n')) return plain;
  const other = write(marked);
  const entered = withWholeDays(tidyWords(entries.join('\n')));
  const [asEntered, asMarked] = [plain, other].map(({ text }) =>
    costOfText(text, { entered, language, isPost }),
  ) as [number, number];
  // A mark that is only a comma in the text has parted nothing.
  const left = Math.max(0, commasIn(other.text) - commasIn(plain.text));
  const hasNone = !/[.,;!?]\s/.test(entries.join('\n'));
  const added = marked.join('\n').split(', ').length - 1;
  const needed = hasNone && added >= several ? 0 : gain;
  return asMarked + left / 2 <= asEntered - needed ? other : plain;
}

const commasIn = (text: string) => text.match(/[a-z], [a-z]/g)?.length ?? 0;
