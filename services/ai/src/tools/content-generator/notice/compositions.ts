import { inAnotherOrder } from './another-order.js';
import { type Blocks, inList, type Notice, withoutMark } from './notice.js';
import { writtenCompositions } from './written-compositions.js';

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
  readonly newsFor: (audience: string) => string;
  readonly inShortFor: (audience: string) => string;
  readonly inShort: string;
  readonly goodToKnow: string;
  readonly update: string;
  readonly thanks: string;
  readonly wordFrom: (company: string) => string;
  readonly heard: string;
  /** A sentence in another order or in other words of the same meaning, as far as it is sure; else itself. */
  readonly retold: (sentence: string) => string;
}

/** The place of a text among its variants: the owner's own order first, then two that differ from it. */
export type Place = 0 | 1 | 2;

/** A text without its frame: what it says, and the call to action where that is not said yet. */
export interface Composition {
  readonly place: Place;
  readonly blocks: Blocks;
  readonly action: string;
}

/** The title over its facts, one a line: right whatever the notes are. */
function asCard({ title, lines, items }: Notice, { isLively, words }: Manner): Blocks {
  const marked = isLively ? words.exclaimed(title) : `${title}.`;
  return [
    [/[.!?:]$/.test(title) ? title : marked],
    lines.map(([label, text]) => `${label}: ${text}`),
    inList(items.map(({ item }) => item)),
  ];
}

/** "Come hug her neck" follows what it is about. */
const isDeed = (said: string) => /^(?:Please|Come|Stop|Bring|Call|Text|Join|Drop)\b/.test(said);

/** Whole sentences; a list under them has what is no sentence. */
function asSentences({ lead, items, rest }: Notice): Blocks {
  const all = items.flatMap((one) => one.said ?? []);
  const isLast = items.at(-1)?.said && items.some((one) => !one.said);
  const deed = isLast && isDeed(all.at(-1) ?? '') ? all.slice(-1) : [];
  const said = all.slice(0, all.length - deed.length);
  const others = items.filter(({ said: sentence }) => !sentence).map(({ item }) => item);
  if (lead.endsWith(':')) return [[lead, ...inList(others)], [[...said, ...deed].join(' ')]];
  if (others.length === 1) return [[lead], [[...said, `${others[0]}.`, ...deed].join(' ')]];
  return [
    [lead],
    [said.join(' ')],
    others.length > 0 ? [rest, ...inList(others)] : [],
    [deed.join(' ')],
  ];
}

const isOffer = (item: string) => /[$%]|\bfree\b|gratis|dólares|\bcents\b/i.test(item);

/** The question or the offer first, the prices at the head of the list. */
function asQuestion({ opening, unsaid, items }: Notice): Blocks {
  const all = items.map(({ item }) => item);
  // Behind a heading and behind news the order is the owner's.
  const ordered = /:$|^Have you heard/.test(opening)
    ? all
    : [...all.filter(isOffer), ...all.filter((item) => !isOffer(item))];
  return [[opening], inList([...unsaid, ...ordered])];
}

/** The same notes, told again: their order and their sentences are others. */
function toldAgain(notice: Notice, { retold }: MannerWords): Notice {
  return {
    ...notice,
    lead: retold(notice.lead),
    items: inAnotherOrder(notice.items, ({ item }) => item).map(({ item, said }) => ({
      item: withoutMark(retold(`${item}.`)),
      said: said && retold(said),
    })),
  };
}

/** Texts that differ in structure and angle, several for a place; distinct.ts chooses among them. */
export function compositionsOf(notice: Notice, manner: Manner): readonly Composition[] {
  if (notice.thoughts) return writtenCompositions(notice.thoughts, manner);
  const { action, words } = manner;
  const again = toldAgain(notice, words);
  return [
    { place: 0 as const, blocks: asCard(notice, manner), action },
    { place: 1 as const, blocks: asSentences(notice), action },
    { place: 1 as const, blocks: asSentences(again), action: words.retold(action) },
    { place: 2 as const, blocks: asQuestion(notice), action },
    { place: 2 as const, blocks: asQuestion(again), action: words.retold(action) },
  ];
}
