import { asSentence } from '../../facts/grammar/sentence.js';
import { withMarks } from '../../facts/missing-commas/add-commas.js';
import { likeliestEnd } from '../../facts/missing-commas/part-notes.js';
import { withPlainLines } from '../../facts/missing-commas/plain-lines.js';
import { isKept, withKeptLines, withoutKeptMarks } from '../../facts/notes/kept-lines.js';
import { isOrdering } from '../../facts/notes/ordering-words.js';
import { isDecline } from '../../facts/orders/declines.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { aiTexts } from '../../texts/ai-texts.js';
import { withWholeDays } from '../wording/whole-days.js';
import { costOfText, faultyLines, lostFact, lostFacts } from './text-faults.js';

/** How much better a text from marked notes has to be than one from notes whose writer sets some marks. */
const gain = 0.75;
/** From so many added marks on, an entry without any is surely several thoughts: then it may be a little worse. */
const several = 2;

/** A line of so many words without any mark hardly says one thing; how likely a thought ends in it that is asked. */
const longRun = { words: 8, confidence: 0.3 };
/** How likely a thought may end within a sentence of a guess. */
const unsure = 0.5;
/** Begins as a written sentence does. */
const written = /^(?:I|We|The|Our|My|It|This|They|You|He|She|There) [a-z]/;
/** What a plain line costs beside a broken sentence, which costs one. */
const plainLine = 0.4;

/** Text of a tool, and what would make it better. */
interface Finished {
  readonly text: string;
  readonly missing?: readonly string[] | undefined;
}

type Write<Text> = (entries: readonly string[]) => Text;

/** The same without the marks of kept lines in the text. */
const withoutMarks =
  <Text extends Finished>(write: Write<Text>): Write<Text> =>
  (entries) => {
    const written = write(entries);
    return { ...written, text: withoutKeptMarks(written.text) };
  };

const isUnmarked = (line: string, language: 'en' | 'es') =>
  !isKept(line) &&
  !isDecline(line) &&
  !/[.,;:!?](?:\s|$)/.test(line) &&
  line.trim().split(/\s+/).length >= longRun.words &&
  likeliestEnd(line, language) > longRun.confidence;

/**
 * The text of notes as they were entered, or of the same notes with marks between their thoughts, or with the unsure
 * ones on lines of their own, whichever is best. The lines of a list stay as they are. Where the thoughts of a line
 * were parted by a guess, marks are asked for beside the text.
 */
export function bestText<Text extends Finished>(
  typed: readonly string[],
  language: 'en' | 'es',
  isPost: boolean,
  write: Write<Text>,
): Text {
  const entries = typed.map(withKeptLines);
  const best = betterText(entries, language, isPost, withoutMarks(write));
  const lines = entries.flatMap((entry) => entry.split('\n'));
  // Who ends sentences or sets commas elsewhere meant a line without any as one thought.
  const setsMarks = lines.some((line) => /[.;!?]\s+\S|,\s/.test(line) && !isKept(line));
  const isUnsure = !setsMarks && lines.some((line) => isUnmarked(line, language));
  if (!isUnsure) return best;
  const asked = aiTexts(language)('marksBetweenThoughts');
  return { ...best, missing: [asked, ...(best.missing ?? [])].slice(0, 5) };
}

const enteredIn = (entries: readonly string[]) =>
  withWholeDays(tidyWords(withoutKeptMarks(entries.join('\n'))));

function betterText<Text extends Finished>(
  entries: readonly string[],
  language: 'en' | 'es',
  isPost: boolean,
  write: Write<Text>,
): Text {
  const entered = enteredIn(entries);
  const costOf = ({ text }: Text) => costOfText(text, { entered, language, isPost });
  const plain = write(entries);
  const hasMarks = entries.some((entry) => /[\p{Ll}\d][.!?]\s+[¿¡]?\p{Lu}/u.test(entry));
  // "we are wiping everything down" is one sentence; "everything down" alone is none.
  const isWhole = (words: string) =>
    language === 'en' &&
    words.split(' ').length < longRun.words * (written.test(words) ? 4 : 2) &&
    isSound(words);
  const marked = entries.map((entry) => withMarks(entry, language, hasMarks, isWhole));
  const guessed = marked.join('\n') === entries.join('\n') ? plain : betterOf(plain, write(marked));
  const lines = entries.map((entry) =>
    entry
      .split('\n')
      .map(
        (line) =>
          (!hasMarks &&
            isUnmarked(line, language) &&
            !(written.test(line) && isWhole(line)) &&
            !isOrdering(line) &&
            withPlainLines(line, language)) ||
          line,
      )
      .join('\n'),
  );
  if (lines.join('\n') === entries.join('\n')) return guessed;
  const listed = write(lines);
  const unsureLines = lines.flatMap((entry) => entry.split('\n')).filter(isKept);
  const judgedBy = { entered, language, isPost, confidence: unsure };
  const listedCost =
    faultyLines(withoutItems(listed.text, unsureLines), judgedBy).length +
    lostFact * lostFacts(listed.text, entered).length +
    plainLine * unsureLines.length;
  return costOfText(guessed.text, judgedBy) > listedCost ? listed : guessed;

  function betterOf(one: Text, other: Text): Text {
    // A mark that is only a comma in the text has parted nothing.
    const left = Math.max(0, commasIn(other.text) - commasIn(one.text));
    const hasNone = !/[.,;!?]\s/.test(entries.join('\n'));
    const added = marked.join('\n').split(', ').length - 1;
    const needed = hasNone && added >= several ? 0 : gain;
    return costOf(other) + left / 2 <= costOf(one) - needed ? other : one;
  }
}

const isSound = (words: string) => faultsOf(asSentence(tidyWords(words))).length === 0;

/** A text without the items that are these lines. */
function withoutItems(text: string, lines: readonly string[]): string {
  const known = lines.map((line) => new Set(wordsOf(line)));
  const isLine = (item: string) =>
    known.some((words) => wordsOf(item).filter((word) => !words.has(word)).length < 2);
  return text
    .split('\n')
    .filter((line) => !/^[-•] /.test(line) || !isLine(line))
    .join('\n');
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const commasIn = (text: string) => text.match(/[a-z], [a-z]/g)?.length ?? 0;
