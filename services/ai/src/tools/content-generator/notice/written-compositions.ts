import { lowerFirst } from '../../../facts/grammar/sentence.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { factSheet } from '../note-form/fact-sheet.js';
import { inAnotherOrder, saidOfOneTurned } from './another-order.js';
import type { Composition, Manner } from './compositions.js';
import { leansBack } from './leans-back.js';
import { type Blocks, inList, type Thought, withoutMark } from './notice.js';

/** Nobody cheers about it, and its sentences keep their order. */
const grave =
  /\b(?:sorry|apolog\w*|regret|(?<!\b(?:can|may) )cancel\w*(?! (?:at )?any)|postpone\w*|passed away|funeral|memorial(?! day)|died|death|lost(?! and found)|cancer|illness|ill|sick|accident|caught fire|flood(?:ed|ing)|tornado|hurricane(?! season)|storm(?! (?:season|windows?|doors?|damage))|hurt|injur\w*|bankrupt\w*|cancelad\w+|cancelamos|lamentamos|sentimos|falleci\w+|incendio|tormenta|disculpa\w*|aplaz\w+|pospon\w+)(?!\p{L})/iu;
function grouped(thoughts: readonly Thought[], most: number): string[][] {
  const parts: string[][] = [];
  for (const thought of thoughts) {
    const last = parts.at(-1);
    if (last && last.length + thought.length <= most) last.push(...thought);
    else parts.push([...thought]);
  }
  return parts;
}

/** Paragraphs of up to three sentences, of four two and two; a thought is never parted. */
export function paragraphs(thoughts: readonly Thought[]): string[] {
  const pairs = grouped(thoughts, 2);
  const isEven = thoughts.flat().length === 4 && pairs.length === 2;
  return (isEven ? pairs : grouped(thoughts, 3)).map((sentences) => sentences.join(' '));
}

const asBlocks = (texts: readonly string[]): Blocks => texts.map((text) => [text]);

const itemsOf = (thoughts: readonly Thought[]) => {
  const items = thoughts.map((thought) => thought.join(' '));
  // Where one of them has several sentences, all keep their full stops.
  return thoughts.some(({ length }) => length > 1)
    ? items
    : items.map((item) => item.replace(/(?<!\b[ap]\.m)\.$/, ''));
};

/** The thought that makes the best second beginning: an offer, else a day; none that leans on others. */
export function strongestOf(thoughts: readonly Thought[]): number {
  const strength = (thought: Thought) => {
    const [first = ''] = thought;
    if (leansBack(first) || first.endsWith('?') || first.length > 160) return 0;
    if (/[$%]|\bfree\b|gratis|dólares/i.test(first)) return 2;
    return /\d/.test(first) ? 1 : 0;
  };
  const ranked = thoughts
    .map((thought, at) => ({ at, value: at === 0 ? 0 : strength(thought) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  return ranked[0]?.at ?? 0;
}

export const isGrave = (thoughts: readonly Thought[]): boolean =>
  grave.test(thoughts.flat().join(' '));

/** The thought at this place first, all others in their order. */
export const withFirst = (thoughts: readonly Thought[], at: number): readonly Thought[] => [
  ...thoughts.slice(at, at + 1),
  ...thoughts.slice(0, at),
  ...thoughts.slice(at + 1),
];

/** Nobody is glad of a door that is closed. */
const isClosing = /\b(?:clos(?:ed|es|e|ing)|cancel\w*|postponed|no longer|not open)\b/i;

/** The owner's sentences in their order, as a list for these readers, and with the strongest thought or the deed first. */
export function writtenCompositions(
  thoughts: readonly Thought[],
  manner: Manner,
): readonly Composition[] {
  const { action, audience, isLively, isNews, words } = manner;
  const isSober = isGrave(thoughts);
  const [[opening = '', ...more] = [], ...rest] = thoughts;
  const exclaimed =
    isLively &&
    isNews &&
    !isSober &&
    !isClosing.test(opening) &&
    opening.length < 90 &&
    /[^.]\.$/.test(opening)
      ? words.exclaimed(withoutMark(opening))
      : opening;
  const straight = paragraphs([[exclaimed, ...more], ...rest]);
  const plain = paragraphs(thoughts);
  const named = audience.length > 0 && audience.length <= 60;
  const lead = named ? `${words.forReaders(audience)}:` : words.inShort;
  const listed: Blocks =
    thoughts.length > 1
      ? [[lead], inList(itemsOf(thoughts))]
      : [[`${lead} ${lowerFirst(plain[0] ?? '')}`], ...asBlocks(plain.slice(1))];
  const first = { place: 0 as const, blocks: asBlocks(straight), action };
  const second = { place: 1 as const, blocks: listed, action };
  // Bad news keeps its order.
  if (isSober) {
    const again = thoughts.map((thought) =>
      thought.flatMap((one) => sentencesOf(words.retold(one))),
    );
    return [
      first,
      second,
      { place: 1, blocks: thoughts.length > 1 ? [[lead], inList(itemsOf(again))] : listed, action },
      turned(thoughts, manner, 0, isSober),
      turned(again, manner, 0, isSober, thoughts),
    ];
  }
  const strongest = strongestOf(thoughts);
  const again = { ...manner, action: words.retold(action) };
  const retold = (all: readonly Thought[]) =>
    all.map((thought) =>
      saidOfOneTurned(thought, (one) => one).flatMap((sentence) =>
        sentencesOf(words.retold(sentence)),
      ),
    );
  const list = (head: string, items: readonly string[]): Composition => ({
    place: 1,
    blocks: [[head], inList(items)],
    action: words.calledAgain(action),
  });
  const beginnings = beginningsOf(thoughts);
  const sheets = beginnings.map((at) => factSheet(thoughts, words, at));
  const orders = [...new Set([strongest, ...beginnings])];
  return [
    first,
    second,
    ...sheets
      .filter(({ items }) => items.length > 1)
      .map(({ topic, items }) =>
        list(topic ? `${withoutMark(lead)} – ${small(topic)}:` : lead, items),
      ),
    ...(thoughts.length > 1
      ? [list(lead, itemsOf(retold(inAnotherOrder(thoughts, firstOf))))]
      : []),
    turned(thoughts, manner, strongest, isSober),
    ...orders.map((at) =>
      turned(retold(inAnotherOrder(thoughts, firstOf, at)), again, 0, isSober, thoughts),
    ),
  ];
}

/** "How to choose a daycare" within a line; names stay. */
const small = (topic: string) =>
  /^(?:How|Why|What|When|Where) /.test(topic)
    ? topic.charAt(0).toLowerCase() + topic.slice(1)
    : lowerFirst(topic);

/** The thoughts that a text may begin with: the first, and others that lean on none. */
export const beginningsOf = (thoughts: readonly Thought[]): number[] =>
  thoughts.flatMap(([first = ''], at) => (at === 0 || !leansBack(first) ? [at] : []));

const firstOf = ([first = '']: Thought) => first;

/** Worth saying first: "call", "book", never "let us know if you cannot come". */
const deeds =
  /^(?:please )?(?:call|text|book|reserve|order|sign up|register|visit|stop|come|buy|shop|get|join|apply|try|bring|find us|llam|reserv|pid[ea]|ven|visit|compr|inscr|apart|pas[ae]|escr)/i;

/** Nobody's post begins with a telephone number. */
const bareCall = /^(?:call|text|llam\w+)(?: us| me)?(?: at| al)? \(?\d/i;

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
