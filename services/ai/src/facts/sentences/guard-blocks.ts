import { termsOf } from '../grammar/grammar.js';
import { lowerFirst, upperStart } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { asItem } from '../notes/list-items.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { carriedBy } from './complete-fragment.js';
import { mendedSentence } from './mend-sentence.js';
import type { Writing } from './note-carriers.js';
import { endsWithPaidSum } from './paid-sums.js';
import { faultsOf } from './sentence-faults.js';
import { isTypedNote } from './typed-sentences.js';
import { longest, wholeSentences, withPlease } from './whole-sentences.js';

export interface GuardedBlocks {
  readonly blocks: readonly string[];
  /** What could not be said in whole sentences, in the order of the entry. */
  readonly items: readonly string[];
}

const isList = (block: string) => /\n- /.test(block);

/** What is left of "tell her" where the reader is spoken to. */
const leftover = /^(?:please )?(?:tell|ask|remind|thank) you[.!]?$/i;

/**
 * Blocks of a text in which every sentence can be sent: faulty sentences are mended, completed or parted, and what is
 * still broken stands as items of a list. Takes blocks of running text; lists pass as they are.
 */
export function guardedBlocks(blocks: readonly string[], writing: Writing): GuardedBlocks {
  const read = blocks.map((block) =>
    isList(block) ? { sentences: [block], items: [] } : readBlock(block, writing),
  );
  const items = read.flatMap((block) => block.items);
  const list = read.findLastIndex(({ sentences: [block = ''] }) => isList(block));
  const from = read.findIndex((block) => block.items.length > 0);
  const own = [...items];
  const kept = read.flatMap(({ sentences }, at) => {
    const text = sentences.filter((sentence) => sentence !== place).join(' ');
    if (items.length === 0) return [text];
    // A single note stays where it stood, and so do the writer's own clauses.
    if (list < 0 && (items.length === 1 || items.every(isClause)))
      return [
        sentences
          .flatMap((sentence) => (sentence === place ? own.splice(0, 1).map(noted) : [sentence]))
          .join(' '),
      ];
    if (at === list) return [[text, ...lines(items)].join('\n')];
    return at === from && list < 0
      ? [text, ['Here are the details:', ...lines(items)].join('\n')]
      : [text];
  });
  return { blocks: kept.filter(Boolean), items };
}

/** Words of the writer with a verb, though the grammar is unsure of them: they stay a sentence as they are. */
const isClause = (item: string) =>
  (item.split(' ').length >= 5 || hasOwnSubject.test(item)) &&
  !item.includes(': ') &&
  (/^(?:nothing|everything|everyone|nobody)\b/i.test(item) || tagged(item).some(isVerb));
const hasOwnSubject =
  /^(?:we|i|you|it|they|he|she|there|this|that|our \w+|the \w+|nothing|everything|everyone|nobody)(?:'\w+)? \w+ /i;

/** A single note in its place, in the words of its owner. */
const noted = (item: string) => `${upperStart(item)}${/[?]$/.test(item) ? '' : '.'}`;

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`);

/** Notes whose participle or noun may be taken for their verb: "$40 delivery or pick up", "Haul-off included". */
const startsNote =
  /^(?:\$\d|need (?:it|them|this|these) (?:by|before)\b|thinking (?:\d|\$|an? |free )|(?:[\w'-]+ ){1,4}ok(?:ay)?(?: |[.]?$)|(?:local|family) (?:crew|team|shop)\b|\d+ years (?:in|of|local|here)\b|(?:want|hoping) to |half down|my treat|late fee|proofs? in|samples? in|re[a-z]+ing |\w+(?: \w+)? in (?:the|our) [a-z ]+ since|(?:the )?\d\w\w [a-z]+ half|\d+ [a-z]+s (?:sick|out|late)|[\w ]+ almost full|\d+ [a-z]+s? of |haul|same |good (?:for|until|till)|last day|final |no [a-z]+(?: (?!is\b|are\b|was\b)[a-z]+)? (?:needed|required|necessary)\b|(?:[a-z-]+ ){1,4}\$[\d,.]+ (?:extra|more|additional)\b)/i;

/** Stands where a broken sentence stood. */
const place = '\0';

/** Whether a sentence ends where its writer, who ends sentences with marks, ended one: its inside is not parted. */
function isWritten(sentence: string, { entered }: Writing): boolean {
  const last = sentence
    .replace(/[.!?]+$/, '')
    .split(' ')
    .slice(-3)
    .join(' ');
  const at = entered.toLowerCase().indexOf(last.toLowerCase());
  return (
    at >= 0 &&
    /[a-z\d)][.!?]\s+[A-Z]/.test(entered) &&
    /^[.!?](?:\s|$)/.test(entered.slice(at + last.length))
  );
}

/** Whether a sentence stands in the entry as it is, between its capital and its full stop: the grammar may be wrong. */
const isTyped = (sentence: string, { entered }: Writing) =>
  sentence.split(' ').length >= leastTyped &&
  ` ${entered} `.includes(` ${sentence} `) &&
  (tagged(sentence).some(isVerb) || termsOf(sentence).some(({ tags }) => tags.has('Verb')));
/** Fewer words are a note. */
const leastTyped = 4;

/** "I'd like to follow up on the.": a frame whose matter was said elsewhere. */
const isEmptyFrame = (sentence: string, { entered }: Writing) =>
  faultsOf(sentence).includes('ends open') &&
  !(sentence.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) =>
    entered.toLowerCase().includes(word),
  );

/** A block as what stays as it is, and what is between. */
function aroundTyped(block: string, typed: readonly string[]): readonly string[] {
  const [first, ...others] = typed;
  if (first === undefined) return [block];
  const at = block.indexOf(first);
  if (at < 0) return aroundTyped(block, others);
  return [
    ...aroundTyped(block.slice(0, at), others),
    first,
    ...aroundTyped(block.slice(at + first.length), others),
  ].filter((part) => part.trim() !== '');
}

function readBlock(block: string, writing: Writing) {
  const items: string[] = [];
  const { typed = [] } = writing;
  const parts = aroundTyped(block, typed).flatMap((part) =>
    typed.includes(part) ? [part] : withOpenEnds(sentencesOf(part.trim())),
  );
  const sentences = parts.flatMap((sentence) => {
    if (typed.includes(sentence) || sentence.length > longest) return [sentence];
    const mended = mendedSentence(sentence);
    if (leftover.test(mended)) return [];
    if (/:$/.test(mended)) return [mended];
    const asked = askedAndTold(mended, writing);
    if (asked) return asked;
    const noted =
      startsNote.test(mended) && !/, (?!\d)/.test(mended) ? carriedBy(mended, writing) : undefined;
    if (noted) return [noted];
    const faults = faultsOf(mended);
    if (faults.length === 0) return withTail(mended, writing);
    if (faults.every((fault) => /together|splice/.test(fault)) && isWritten(mended, writing))
      return [mended];
    const whole = wholeSentences(mended, writing);
    if (whole) return whole.flatMap((one) => withTail(one, writing));
    const said = carriedBy(mended.replace(/^[(]|[)](?=[.]?$)/g, ''), writing);
    if (said && faultsOf(said).length === 0) return [said];
    if (isTyped(mended, writing)) return [mended];
    if (isEmptyFrame(mended, writing)) return [];
    items.push(...(isTypedNote(sentence) ? [asItem(sentence)] : itemsOf(mended)));
    return [place];
  });
  return { sentences, items };
}

/** "… under the left ear. You may want to have looked at.": one thought that was parted in its middle. */
export const withOpenEnds = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((joined, sentence) => {
    const former = joined.at(-1);
    if (
      former &&
      /[a-z][.]$/.test(former) &&
      /^(?:You|We|I|They|He|She) /.test(sentence) &&
      faultsOf(sentence).includes('ends open')
    )
      joined[joined.length - 1] =
        `${former.slice(0, -1)} ${/^I /.test(sentence) ? sentence : lowerFirst(sentence)}`;
    else joined.push(sentence);
    return joined;
  }, []);

/** "Could you let me know if I can have Friday off my son graduates?": the question ends where its clause does. */
function askedAndTold(sentence: string, writing: Writing): readonly string[] | undefined {
  const [, ask = '', clause = ''] =
    /^(Could you (?:please )?let (?:me|us) know (?:if|whether) )(.+)\?$/.exec(sentence) ?? [];
  if (!clause || faultsOf(`${upperStart(clause)}.`).length === 0) return undefined;
  const [first, ...rest] = wholeSentences(upperStart(clause), writing) ?? [];
  return first && rest.length > 0
    ? [`${ask}${lowerFirst(first).replace(/[.]$/, '')}?`, ...rest]
    : undefined;
}

/** "It takes one day, 10-year warranty on parts": a note behind a comma that is surely a sentence of its own. */
function withTail(sentence: string, writing: Writing): readonly string[] {
  const [, start = '', tail = ''] = /^(.{12,}), ([^,]+?)[.]$/.exec(sentence) ?? [];
  if (endsWithPaidSum(sentence)) return [sentence];
  const isClause =
    /^(?:and|or|but|so|as|because|since|if|unless|until|while|though|although|who|what|when|where|why|how|which)\b/i.test(
      tail,
    );
  const said = tail && !isClause ? carriedBy(tail, writing) : undefined;
  const begun = `${start}.`;
  return said && faultsOf(begun).length === 0 && faultsOf(said).length === 0
    ? [withPlease(begun), said]
    : [withPlease(sentence)];
}

/** The parts of a broken sentence at its commas, without a final mark. */
const itemsOf = (sentence: string) =>
  sentence
    .replace(/[.!]+$/, '')
    .split(/,\s+(?!(?:and|or|but|which)\b)(?![A-Z][a-z]+ \d)(?<!day, )/)
    .map((part) => asItem(part.trim()))
    .filter(Boolean);
