import { lowerFirst, upperStart } from '../../../facts/grammar/sentence.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import type { NoteForm } from '../note-form/note-form.js';
import { withoutMoment } from '../rephrase/moments.js';
import { inAnotherOrder } from './another-order.js';
import { leansBack } from './leans-back.js';
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

/** The title over its facts, one a line: right whatever the notes are. */
function asCard({ title, question, lines, items }: Notice, { isLively, words }: Manner): Blocks {
  const marked = isLively ? words.exclaimed(title) : `${title}.`;
  return [
    [[question, /[.!?:]$/.test(title) ? title : marked].filter(Boolean).join(' ')],
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

/** "For gardeners: we open at 8." and "Have you heard? We open at 8.": the sentences behind their openings. */
function opened(text: string, retold: (sentence: string) => string): string {
  const [, label = '', said = text] = /^([^.!?:]{4,60}: )(.+[.!])$/.exec(text) ?? [];
  const again = sentencesOf(label ? upperStart(said) : said)
    .map(retold)
    .join(' ');
  const isSame = again.slice(1, 12) === said.slice(1, 12);
  return label ? label + (isSame ? said.charAt(0) + again.slice(1) : lowerFirst(again)) : again;
}

/** The same notes, told again: their order and their sentences are others. */
function toldAgain(notice: Notice, { retold }: MannerWords, start = 0): Notice {
  return {
    ...notice,
    lead: opened(notice.lead, retold),
    opening: opened(notice.opening, retold),
    items: inAnotherOrder(notice.items, ({ item }) => item, start).map(({ item, said }) => ({
      item: withoutMark(retold(`${item}.`)),
      said: said && retold(said),
    })),
  };
}

/** "Have you heard? Kids eat free on Wednesdays.": the day begins the list. */
function withDayInList(notice: Notice): Notice[] {
  const [, heard = '', said = ''] = /^([^.!?]+\? )([^?]+[.!])$/.exec(notice.opening) ?? [];
  const dated = withoutMoment(said);
  return dated
    ? [
        {
          ...notice,
          opening: `${heard}${dated.what}${said.slice(-1)}`,
          unsaid: [dated.when, ...notice.unsaid],
        },
      ]
    : [];
}

/** "Workshop on wreaths, $35 with materials": apart, the price would seem that of the whole notice. */
const hasOwnPrice = ({ item }: Notice['items'][number]) =>
  /^\p{L}.*, (?:from |only |just )?\$\d/u.test(item);

/** Every item in as few words as it needs. */
const inNotes = (notice: Notice, { noteForm }: MannerWords): Notice => ({
  ...notice,
  items: notice.items.flatMap((one) => {
    const form = hasOwnPrice(one) ? undefined : noteForm(one.said ?? `${one.item}.`, false);
    return (form?.notes ?? [one.item]).map((item) => ({ item }));
  }),
});

/** Texts that differ in structure and angle, several for a place; distinct.ts chooses among them. */
export function compositionsOf(notice: Notice, manner: Manner): readonly Composition[] {
  if (notice.thoughts) return writtenCompositions(notice.thoughts, manner);
  const { action, words } = manner;
  const other = words.retold(action);
  const orders = notice.items.flatMap(({ item }, at) =>
    at < 4 && (at === 0 || !leansBack(item)) ? [toldAgain(notice, words, at)] : [],
  );
  const again = orders.length > 0 ? orders : [toldAgain(notice, words)];
  return [
    { place: 0, blocks: asCard(notice, manner), action },
    { place: 1, blocks: asSentences(notice), action },
    ...again.map((told) => ({
      place: 1 as const,
      blocks: asSentences(told),
      action: words.calledAgain(action),
    })),
    { place: 2, blocks: asQuestion(notice), action },
    ...again.flatMap((told) => [
      { place: 2 as const, blocks: asQuestion(told), action: other },
      { place: 2 as const, blocks: asQuestion(inNotes(told, words)), action: other },
      ...withDayInList({ ...told, opening: notice.opening }).map((dated) => ({
        place: 2 as const,
        blocks: asQuestion(dated),
        action: other,
      })),
    ]),
  ];
}
