import { dimensions, wordVectors } from '@commons/service-kit/search/meaning/word-vectors';
import { concatenated, RecurrentTagger, softmax } from '../../labelling/recurrent-tagger.js';
import { keepingAnswers } from '../recent-answers.js';
import type { RequestTool } from './request-tool.js';
import { type TypedWord, typedWords } from './typed-words.js';

/** What is told of the words of a note, each as the logarithm of its chance. */
export interface NoteTags {
  readonly words: readonly TypedWord[];
  /** By word: said (s), order (o), background (b) or wrapper (w), as in `labelled/requests`. */
  part(at: number, label: string): number;
  /** By word, and one more: the mark before it, "" for none. */
  mark(at: number, label: string): number;
  /** By word: whether it means the "reader" or some "other". */
  person(at: number, label: string): number;
}

/** Rows of the tables for beginnings and ends of words. */
const hashes = 997;
const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % hashes, 0);

/** The marks that a gap may have, in the order of their rows; 1 is a line, 8 a dash, 9 something else or the end. */
const gapMarks = '?!.,:;';
function gapRow(gap: string): number {
  if (gap.includes('\n')) return 1;
  const at = [...gapMarks].findIndex((mark) => gap.includes(mark));
  if (at >= 0) return 2 + at;
  if (/[–—-]/.test(gap)) return 8;
  return gap ? 9 : 0;
}

/** 0 for a small letter, 1 for a capital, 2 for a word in capitals. */
function capitalRow(text: string): number {
  if (!/^\p{Lu}/u.test(text)) return 0;
  return text.length > 1 && text === text.toUpperCase() ? 2 : 1;
}

/** What a word looks like: rows of the tables of the network. */
interface WordRows {
  readonly suffix: number;
  readonly prefix: number;
  readonly gap: number;
  readonly capital: number;
}

/** @param word undefined for the end of the text */
export const rowsOfWord = (word: TypedWord | undefined): WordRows =>
  word
    ? {
        suffix: hashOf(word.word.slice(-3)),
        prefix: hashOf(`^${word.word.slice(0, 3)}`),
        gap: gapRow(word.gap),
        capital: capitalRow(word.text),
      }
    : { suffix: 0, prefix: 0, gap: 9, capital: 0 };

/** The vector of a word's meaning; zeros for one that is not known. */
export function meaningOf(word: TypedWord | undefined): Float32Array {
  const meaning = new Float32Array(dimensions);
  if (word) wordVectors().addTo(meaning, word.word, 1);
  return meaning;
}

/** In the order of their rows. */
export const tools: readonly RequestTool[] = ['email', 'post', 'text'];

let read: RecurrentTagger | undefined;

/** The vector of a word, with what it looks like and what stands before it; the last one stands for the end. */
function vectorOf(tagger: RecurrentTagger, word: TypedWord | undefined, tool: RequestTool) {
  const { suffix, prefix, gap, capital } = rowsOfWord(word);
  const row = (table: string, at: number) => tagger.rowOf(`${table}.weight`, at);
  return concatenated(
    tagger.linear('meaning', meaningOf(word)),
    row('word', word ? tagger.numberOf('words', word.word) : 0),
    row('suffix', suffix),
    row('prefix', prefix),
    row('kind', word ? tagger.numberOf('kinds', word.pos) : 0),
    row('gap', gap),
    row('capital', capital),
    row('tool', tools.indexOf(tool)),
  );
}

/** Most words that are looked at: a longer entry is no note, and takes seconds. */
const most = 500;

const nothingTold = (words: readonly TypedWord[]): NoteTags => ({
  words,
  part: () => 0,
  mark: () => 0,
  person: () => 0,
});

function tagged(request: string, tool: RequestTool): NoteTags {
  read ??= RecurrentTagger.read('notes');
  const tagger = read;
  const words = typedWords(request);
  if (words.length > most) return nothingTold(words);
  const states = tagger.encode([...words, undefined].map((word) => vectorOf(tagger, word, tool)));
  const nothing = new Float32Array(states[0]?.length ?? 0);
  const alone = (what: string) => states.map((state) => softmax(tagger.linear(what, state)));
  const parts = alone('part');
  const persons = alone('person');
  const marks = states.map((state, at) =>
    softmax(tagger.linear('mark', concatenated(states[at - 1] ?? nothing, state))),
  );
  const chance =
    (what: string, chances: readonly Float32Array[]) =>
    (at: number, label: string): number =>
      Math.log(Math.max(1e-4, chances[at]?.[tagger.labelsOf(what).indexOf(label)] ?? 1));
  const mark = chance('mark', marks);
  return {
    words,
    part: chance('part', parts),
    mark: (at, label) => mark(at, label || '-'),
    person: chance('person', persons),
  };
}

const answers: Readonly<Record<RequestTool, (request: string) => NoteTags>> = {
  email: keepingAnswers((request) => tagged(request, 'email')),
  post: keepingAnswers((request) => tagged(request, 'post')),
  text: keepingAnswers((request) => tagged(request, 'text')),
};

/** What a recurrent network tells of the words of a request. */
export const noteTags = (request: string, tool: RequestTool): NoteTags => answers[tool](request);
