import { likeliestEnd } from '../../facts/joints/likely-ends.js';
import { sentencesOf } from '../../facts/sentence-ends.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';

/** What a finished text is judged by. */
export interface JudgedBy {
  /** The entry, its spelling mended. */
  readonly entered: string;
  readonly language: 'en' | 'es';
  /** A post has lines without a verb: "Free roof check." */
  readonly isPost?: boolean;
}

const inPosts = new Set(['no verb', 'no subject', 'no article', 'only a part']);
/** Of the frame, whose clauses the grammar takes for two. */
const framed = /^If .*, (?:please |just |there is )/;

/** How likely a thought has to end within a run of words that it counts as two run together. */
const runTogether = 0.8;
/** Fewest words that may be two thoughts. */
const fewest = 6;

const isItem = (line: string) => /^[-•] /.test(line);

/** Runs of a line between its marks. */
const runsOf = (line: string) => line.split(/[,;:.!?–—()]+(?:\s+|$)/).filter(Boolean);

const hasRunTogether = (line: string, language: 'en' | 'es') =>
  runsOf(line).some(
    (run) => run.split(/\s+/).length >= fewest && likeliestEnd(run, language) > runTogether,
  );

const figuresIn = (text: string) =>
  text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:[.:]\d+)?/g);

/** Words of an entry that say something: longer ones, by their first letters. */
const tellingWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
      word.normalize('NFD').slice(0, 5),
    ),
  );

/** What is wrong with each line of a text: sentences by their grammar, lines of lists by what runs together. */
export function faultyLines(
  text: string,
  { language, isPost }: Omit<JudgedBy, 'entered'>,
): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^(?:Subject|Asunto): /.test(line)) return [];
    if (isItem(line))
      return hasRunTogether(line.slice(2), language) ? [`runs together: ${line}`] : [];
    return sentencesOf(line)
      .filter((sentence) => /[.!?]$/.test(sentence))
      .flatMap((sentence) => [
        ...(language === 'en'
          ? grammarOf(sentence, isPost === true).map((fault) => `${fault}: ${sentence}`)
          : []),
        ...(hasRunTogether(sentence, language) ? [`runs together: ${sentence}`] : []),
      ]);
  });
}

const grammarOf = (sentence: string, isPost: boolean) =>
  framed.test(sentence) ? [] : faultsOf(sentence).filter((fault) => !isPost || !inPosts.has(fault));

/** What was entered and is not in the text: figures, and words that say something. */
export function lostFacts(text: string, entered: string): string[] {
  const told = new Set(figuresIn(text));
  const words = tellingWords(text);
  return [
    ...(figuresIn(entered) ?? []).filter((figure) => !told.has(figure)),
    ...[...tellingWords(entered)].filter((word) => !words.has(word)),
  ];
}

/** How much speaks against sending a text; a lost figure or word weighs less than a broken sentence. */
export const costOfText = (text: string, judgedBy: JudgedBy): number =>
  faultyLines(text, judgedBy).length + 0.5 * lostFacts(text, judgedBy.entered).length;
