import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { factSheet } from '../note-form/fact-sheet.js';
import type { NoteForm } from '../note-form/note-form.js';
import { inAnotherOrder, saidOfOneTurned } from './another-order.js';
import { type Blocks, inList, type Notice, type Thought, withoutMark } from './notice.js';
import {
  asBlocks,
  beginningsOf,
  firstOf,
  isGrave,
  itemsOf,
  paragraphs,
  strongestOf,
  withFirst,
} from './thoughts.js';

/** How a text is composed, beside what it says. */
export interface Manner {
  /** The call to action as a sentence; may be empty. */
  readonly action: string;
  readonly audience: string;
  readonly company: string | undefined;
  /** Whether the tone has exclamation marks. */
  readonly isLively: boolean;
  /** Whether it is an announcement, rather than a page or an article that stays. */
  readonly isNews: boolean;
  readonly words: MannerWords;
}

export interface MannerWords {
  readonly exclaimed: (title: string) => string;
  readonly forReaders: (audience: string) => string;
  readonly inShort: string;
  readonly goodToKnow: string;
  readonly update: string;
  readonly thanks: string;
  readonly wordFrom: (company: string) => string;
  readonly heard: string;
  /** A sentence in another order or in other words of the same meaning, as far as it is sure; else itself. */
  readonly retold: (sentence: string) => string;
  /** The call to action of a further text. */
  readonly calledAgain: (action: string) => string;
  /** A sentence as notes of a fact sheet; undefined where it has no shorter form. */
  readonly noteForm: (sentence: string, isFirst: boolean) => NoteForm | undefined;
}

/** The place of a text among its variants: the owner's own order first, then two that differ from it. */
export type Place = 0 | 1 | 2;

/** A text without its frame: what it says, and the call to action where that is not said yet. */
export interface Composition {
  readonly place: Place;
  readonly blocks: Blocks;
  readonly action: string;
}

/** Nobody is glad of a door that is closed. */
const isClosing = /\b(?:clos(?:ed|es|e|ing)|cancel\w*|postponed|no longer|not open)\b/i;

/** The first line with the mark of the tone. */
const exclaimedIn = (
  opening: string,
  isSober: boolean,
  { isLively, isNews, words }: Manner,
): string =>
  isLively &&
  isNews &&
  !isSober &&
  !isClosing.test(opening) &&
  opening.length < 90 &&
  /[^.]\.$/.test(opening)
    ? words.exclaimed(withoutMark(opening))
    : opening;

/** The owner's lines in their order: paragraphs, or a list under its first line. */
function straight({ thoughts, isList, isHeadless }: Notice, manner: Manner): Blocks {
  if (isList && isHeadless) return [inList(itemsOf(thoughts))];
  const [[opening = '', ...more] = [], ...rest] = thoughts;
  const first = exclaimedIn(opening, isGrave(thoughts), manner);
  return isList
    ? [[[first, ...more].join(' ')], inList(itemsOf(rest))]
    : asBlocks(paragraphs([[first, ...more], ...rest]));
}

/**
 * Texts that differ in structure and angle, several for a place; distinct.ts chooses among them. The first has the
 * owner's words in their order; the second is a list for these readers, the third begins with something else.
 */
export function compositionsOf(notice: Notice, manner: Manner): readonly Composition[] {
  const { thoughts } = notice;
  const { action, audience, words } = manner;
  const isSober = isGrave(thoughts);
  const named = audience.length > 0 && audience.length <= 60;
  const lead = named ? `${words.forReaders(audience)}:` : words.inShort;
  const plain = paragraphs(thoughts);
  const listed: Blocks =
    thoughts.length > 1
      ? headed(lead, itemsOf(thoughts))
      : [[`${lead} ${lowerCommonStart(plain[0] ?? '')}`], ...asBlocks(plain.slice(1))];
  const first = { place: 0 as const, blocks: straight(notice, manner), action };
  const second = { place: 1 as const, blocks: listed, action };
  const retold = (all: readonly Thought[]) =>
    all.map((thought) =>
      saidOfOneTurned(thought, (one) => one).flatMap((sentence) =>
        sentencesOf(words.retold(sentence)),
      ),
    );
  // Bad news keeps its order.
  if (isSober) {
    const again = thoughts.map((thought) =>
      thought.flatMap((one) => sentencesOf(words.retold(one))),
    );
    return [
      first,
      second,
      { ...second, blocks: thoughts.length > 1 ? headed(lead, itemsOf(again)) : listed },
      turned(thoughts, manner, 0, isSober),
      turned(again, manner, 0, isSober, thoughts),
    ];
  }
  const again = { ...manner, action: words.retold(action) };
  const list = (blocks: Blocks): Composition => ({
    place: 1,
    blocks,
    action: words.calledAgain(action),
  });
  const [head, ...others] = thoughts;
  // What a list is about stands before its lines, whatever their order.
  const isUnderHead = notice.isList && !notice.isHeadless;
  const ordered = (at: number): readonly Thought[] =>
    isUnderHead && head
      ? [head, ...inAnotherOrder(others, firstOf, at)]
      : inAnotherOrder(thoughts, firstOf, at);
  const begins = (at: number) => !isBare(thoughts[at]?.[0]);
  const beginnings = notice.isList
    ? (isUnderHead ? others : thoughts).map((_, at) => at).slice(0, 4)
    : beginningsOf(thoughts).filter(begins);
  const most = strongestOf(thoughts);
  const strongest = isUnderHead || !begins(most) ? 0 : most;
  const heading = isUnderHead && head?.[0]?.endsWith(':') ? head : [];
  const sheets = beginnings.map((at) => {
    const all = isUnderHead ? ordered(at).slice(heading.length) : thoughts;
    const { topic, items } = factSheet(all, words, isUnderHead ? 0 : at);
    return topic
      ? { top: [`${withoutMark(lead)} – ${small(topic)}:`], items }
      : { items: [...heading, ...items] };
  });
  return [
    first,
    second,
    ...sheets
      .filter(({ items }) => items.length > 1 && !isBare(items[0]))
      .map(({ top, items }) => list(top ? [top, inList(items)] : headed(lead, items))),
    ...(thoughts.length > 1 ? [list(headed(lead, itemsOf(retold(ordered(0)))))] : []),
    turned(thoughts, manner, strongest, isSober),
    ...[...new Set([strongest, ...beginnings])].map((at) =>
      turned(retold(ordered(at)), again, 0, isSober, thoughts),
    ),
  ];
}

/** "$35" begins no list. */
const isBare = (item = ''): boolean => !/\p{L}{3}/u.test(item);

/** Items under what leads to them; the heading of a list stands beside it. */
function headed(lead: string, items: readonly string[]): Blocks {
  const [first = '', ...rest] = items;
  return first.endsWith(':')
    ? [[`${withoutMark(lead)} – ${small(first)}`], inList(rest)]
    : [[lead], inList(items)];
}

/** "How to choose a daycare" within a line; names stay. */
const small = (topic: string) =>
  /^(?:How|Why|What|When|Where) /.test(topic) ? lowerFirst(topic) : lowerCommonStart(topic);

/** Worth saying first: "call", "book", never "let us know if you cannot come". */
const deeds =
  /^(?:please )?(?:call|text|book|reserve|order|sign up|register|visit|stop|come|buy|shop|get|join|apply|try|bring|find us|llam|reserv|pid[ea]|ven|visit|compr|inscr|apart|pas[ae]|escr)/i;

/** Nobody's post begins with a telephone number. */
const bareCall = /^(?:call|text|llam\w+)(?: us| me)?(?: at| al)? \(?\d/i;

const signed = /^\p{Extended_Pictographic}/u;

/** Another beginning: the strongest thought, the deed, or an opening. */
function turned(
  entered: readonly Thought[],
  manner: Manner,
  at: number,
  isSober: boolean,
  before: readonly Thought[] = entered,
): Composition {
  const { action, isNews } = manner;
  const place = 2;
  const thoughts = at > 0 ? withFirst(entered, at) : entered;
  // A heading needs its list, and so do lines with a sign before them.
  if (thoughts[0]?.[0]?.endsWith(':') || thoughts.some(([line = '']) => signed.test(line)))
    return { place, blocks: headed(manner.words.goodToKnow, itemsOf(thoughts)), action };
  const plain = paragraphs(thoughts);
  if (thoughts[0]?.[0] !== before[0]?.[0]) return { place, blocks: asBlocks(plain), action };
  if (deeds.test(action) && !bareCall.test(action) && action.length > 20 && !isSober)
    return { place, blocks: [[action], ...asBlocks(plain)], action: '' };
  const opening = isSober || !isNews ? sober(thoughts, manner) : manner.words.heard;
  const [first = '', ...rest] = plain;
  return opening.endsWith(':')
    ? { place, blocks: [[opening], ...asBlocks(plain)], action }
    : { place, blocks: asBlocks([`${opening} ${first}`, ...rest]), action };
}

/** Begins what nobody cheers about. */
const sober = (thoughts: readonly Thought[], { company, isNews, words }: Manner) => {
  if (!isNews) return words.goodToKnow;
  const [[first = ''] = []] = thoughts;
  if (/\bthank|grateful|gracias|agradec/i.test(first)) return words.thanks;
  return company ? words.wordFrom(company) : words.update;
};
