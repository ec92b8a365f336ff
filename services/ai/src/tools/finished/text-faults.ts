import { likeliestEnd } from '../../facts/missing-commas/part-notes.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';

/** What a finished text is judged by. */
export interface JudgedBy {
  /** The entry, its spelling mended. */
  readonly entered: string;
  readonly language: 'en' | 'es';
  /** A post has lines without a verb: "Free roof check." */
  readonly isPost?: boolean;
  /** How likely a thought has to end within a sentence that it counts as two run together. */
  readonly confidence?: number;
}

const inPosts = new Set(['no verb', 'no subject', 'no article', 'only a part']);
/** Of the frame, whose clauses the grammar takes for two. */
const framed = /^If .*, (?:please |just |there is )/;

/** What counts as run together unless something stricter is asked. */
const runTogether = 0.8;
/** Fewest words that may be two thoughts. */
const fewest = 6;

const isItem = (line: string) => /^[-•] /.test(line);

/** Runs of a line between its marks. */
const runsOf = (line: string) => line.split(/[,;:.!?–—()]+(?:\s+|$)/).filter(Boolean);

const hasRunTogether = (line: string, language: 'en' | 'es', confidence: number) =>
  runsOf(line).some(
    (run) => run.split(/\s+/).length >= fewest && likeliestEnd(run, language) > confidence,
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
  {
    language,
    isPost,
    entered,
    confidence = runTogether,
  }: Partial<JudgedBy> & Pick<JudgedBy, 'language'>,
): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^(?:Subject|Asunto): /.test(line)) return [];
    if (isItem(line))
      return hasRunTogether(line.slice(2), language, confidence) ? [`runs together: ${line}`] : [];
    return sentencesOf(line)
      .filter((sentence) => /[.!?]$/.test(sentence) && !isOfFrame(sentence, entered))
      .flatMap((sentence) => [
        ...(language === 'en'
          ? grammarOf(sentence, isPost === true)
              .filter((fault) => fault !== 'no verb' || !isEntered(sentence, entered))
              .map((fault) => `${fault}: ${sentence}`)
          : []),
        ...(hasRunTogether(sentence, language, confidence) ? [`runs together: ${sentence}`] : []),
      ]);
  });
}

/** "Please let me know if anything is unclear": nothing of the entry is in it. */
function isOfFrame(sentence: string, entered: string | undefined): boolean {
  if (entered === undefined || /\d/.test(sentence)) return false;
  const known = tellingWords(entered);
  return ![...tellingWords(sentence)].some((word) => known.has(word));
}

/** A note without a verb, as its owner typed it: "Photos by Friday." */
const isEntered = (sentence: string, entered = '') =>
  entered.toLowerCase().includes(sentence.replace(/[.!]$/, '').toLowerCase());

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

/** What a lost figure or word weighs beside a broken sentence. */
export const lostFact = 0.5;

/** How much speaks against sending a text. */
export const costOfText = (text: string, judgedBy: JudgedBy): number =>
  faultyLines(text, judgedBy).length + lostFact * lostFacts(text, judgedBy.entered).length;
