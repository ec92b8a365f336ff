import type { Act } from './acts.js';
import { addressedIn } from './addressees.js';
import { completeDetail } from './complete-detail.js';
import { conditionOf } from './conditions.js';
import { type Constraints, isConstraint, partConstraint, readConstraints } from './constraints.js';
import { type Figure, type FigureKind, figuresIn } from './figures.js';
import { isStatement } from './grammar.js';
import { languageOf } from './language.js';
import { parseOrder } from './orders.js';
import { type People, readPeople } from './people.js';
import { readerNote } from './reader-notes.js';
import { segmentsOf } from './segments.js';
import { tidyWords } from './tidy-words.js';
import { readerWordsOf, toReader } from './to-reader.js';

/** What was entered, read. Every wording is that of the entry, its spelling tidied. */
export interface Facts {
  readonly people: People;
  /** What the text has to say, in order. */
  readonly acts: readonly Act[];
  /** Amounts, dates, numbers, contacts, references, in order. */
  readonly figures: readonly Figure[];
  readonly constraints: Constraints;
  /** 'en', or another language by its function words. */
  readonly language: string;
  /** All entries as they were, joined by lines. */
  readonly entered: string;
}

export interface FactOptions {
  /** Whether "he", "she" and "they" may be the reader of the text. Not in advice, where they are always others. */
  readonly hasReader?: boolean;
  /** Whether the text is for many readers: an ad, a post. */
  readonly isPublic?: boolean;
}

const labelled = /^([A-Za-z][A-Za-z' /&-]{1,28}?)\s*(?::|=)\s*(\S.*)$/;

/** Facts of one or several entries. */
export function readFacts(
  entries: string | readonly (string | undefined)[],
  { hasReader = true, isPublic = false }: FactOptions = {},
): Facts {
  const given = (typeof entries === 'string' ? [entries] : entries).filter(
    (entry): entry is string => Boolean(entry?.trim()),
  );
  const entered = given.join('\n');
  const addressed =
    hasReader && !isPublic ? given.map((entry) => addressedIn(tidyWords(entry))) : [];
  const named = addressed.find(
    ({ people: { reader, readerFirm } }) => reader ?? readerFirm,
  )?.people;
  const read = readPeople(tidyWords(entered));
  const people = named ? { ...withoutReader(read), ...named } : read;
  const orders: string[] = [];
  const acts: Act[] = [];
  let before = '';
  for (const segment of given.flatMap((entry, at) => segmentsOf(addressed[at]?.text ?? entry))) {
    if (isConstraint(segment)) {
      orders.push(segment);
      continue;
    }
    const { rest, constraint } = partConstraint(segment);
    if (constraint) orders.push(constraint);
    for (const act of actsOf(rest, before, people, { hasReader, isPublic }))
      if (!acts.some(isSame(act))) acts.push(act);
    before += ` ${segment}`;
  }
  return {
    people,
    acts,
    figures: uniqueFigures(acts.flatMap(({ entered: clause }) => figuresIn(clause))),
    constraints: readConstraints(orders),
    language: languageOf(entered),
    entered,
  };
}

const withoutReader = ({ reader: _reader, readerFirm: _firm, ...others }: People): People => others;

const isAboutPeople =
  /^(?:(?:to|client|customer|recipient|attn|reader|from|sign(?:ed)?(?: off)?(?: it)?(?: as| by)?|sender|my name is|his name is|her name is)\b\s*:?\s*)(?:(?:mr|mrs|ms|miss|dr)\.?\s+)?[A-Z][\w'’-]+(?:\s+(?:&\s+)?[A-Z][\w'’&-]*){0,3}$/;

const isSame = (act: Act) => (other: Act) =>
  other.kind === act.kind && other.text.toLowerCase() === act.text.toLowerCase();

function actsOf(
  segment: string,
  before: string,
  people: People,
  { hasReader, isPublic }: Required<FactOptions>,
): Act[] {
  const entered = segment;
  if (isAboutPeople.test(segment)) return [];
  const who = hasReader
    ? readerWordsOf(before, segment, people.reader)
    : { he: false, they: false };
  const label = labelled.exec(segment);
  if (label?.[1] && label[2] && !isStatement(label[1]) && label[1].split(' ').length <= 4) {
    if (
      /^(?:sign|signed|from|sender|my name|to|client|customer name|recipient)$/i.test(label[1]) &&
      /^[A-Z]/.test(label[2]) &&
      label[2].split(' ').length < 4
    )
      return [];
    if (
      /^(?:mention|say|include|note|ask|tell them|please say|points?|key points?|details?|important|also|ps|p\.s\.|reminder|cta|call to action|about)$/i.test(
        label[1],
      )
    )
      return actsOf(label[2], before, people, { hasReader, isPublic });
    const order = parseOrder(label[1], { who, isPublic });
    if (order && isStatement(label[2]))
      return [
        { ...order, entered: label[1] },
        ...actsOf(label[2], before, people, { hasReader, isPublic }),
      ];
    return [{ kind: 'detail', text: label[2].trim(), label: label[1].trim(), entered }];
  }
  const conditional = conditionOf(segment);
  if (conditional) return [{ kind: 'statement', text: toReader(conditional, who), entered }];
  const order = parseOrder(segment, { who, isPublic });
  const own = order ?? {
    kind: isStatement(segment) ? ('statement' as const) : ('detail' as const),
    text: toReader(segment, who),
  };
  const isStart = own.kind === 'statement' && /^(?:need|still|no|met)\s/i.test(own.text);
  const whole =
    own.kind === 'detail' || own.kind === 'call' || isStart ? completeDetail(own.text) : undefined;
  if (whole) return [{ kind: 'statement', text: whole, entered }];
  const noted =
    hasReader && (own.kind === 'statement' || own.kind === 'detail')
      ? readerNote(own.text)
      : undefined;
  return [{ ...(noted ?? own), entered }];
}

function uniqueFigures(all: readonly Figure[]): Figure[] {
  const known = new Set<string>();
  return all.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The figures of these kinds. */
export const figuresOf = (facts: Facts, ...kinds: readonly FigureKind[]): Figure[] =>
  facts.figures.filter(({ kind }) => kinds.includes(kind));

/** The first figure of a kind. */
export const figureOf = (facts: Facts, kind: FigureKind): Figure | undefined =>
  facts.figures.find((figure) => figure.kind === kind);
