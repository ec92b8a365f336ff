import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { shorten, upperFirst } from '../../wording/phrases.js';
import type { Place } from './compositions.js';
import type { PlacedText } from './distinct.js';
import { type Notice, withoutMark } from './notice.js';
import type { NoticeFrame } from './notice-texts.js';

/** Limits of search ads. */
const maxHeadLength = 30;
const maxDescriptionLength = 90;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Begins what says nothing without the words before it. */
const hanging =
  /^(?:on|in|at|if|when|for|with|without|because|which|who|so|that|until|through|to|by|from|including|of|si|cuando|para|con|por|en|hasta|desde|que) /i;

/** A sentence that is longer than an ad, as its clauses, as many together as fit. */
function inClauses(text: string): string[] {
  if (text.length <= maxDescriptionLength) return [text];
  const clauses: string[] = [];
  for (const part of text.split(
    /(?<=,)\s+(?!\d{3}\b)|\s+–\s+|(?<!,)\s+(?=(?:and|but|so|y|pero) (?:we|you|it|the|our|my|there|no)\b)/,
  )) {
    const before = clauses.at(-1);
    if (before && before.length + part.length < maxDescriptionLength)
      clauses[clauses.length - 1] = `${before} ${part}`;
    else clauses.push(part);
  }
  return clauses.map((clause) =>
    sentence(upperFirst(clause.replace(/^(?:and|but|so|y|pero) /i, '').replace(/[,:]$/, ''))),
  );
}

const isOffer = (text: string) => /[$%]|\bfree\b|gratis/i.test(text);

const buttons: readonly (readonly [RegExp, string])[] = [
  [/^(?:call|phone|ring)\b/i, 'Call now'],
  [/^text\b/i, 'Text us'],
  [/^(?:book|reserve|schedule)\b/i, 'Book now'],
  [/^(?:order|buy|shop)\b/i, 'Order now'],
  [/^(?:sign up|register|join|enroll)\b/i, 'Sign up'],
  [/^(?:visit|stop|come|walk in|drop)\b/i, 'Visit us'],
  [/^(?:llam[ae])/i, 'Llamar'],
  [/^(?:escrí?b|mánd)/i, 'Escribir'],
  [/^(?:pide|pida|ordene|ordena)/i, 'Pedir'],
];

/** The order in which the pieces of an ad are said. */
type Order = (pieces: readonly string[]) => readonly string[];
const asEntered: Order = (pieces) => pieces;
const fromLast: Order = (pieces) => [...pieces].reverse();
const fromSecond: Order = ([first = '', ...rest]) => [...rest, first];
/** Of the first ad, the second and the third. */
const orders = [[asEntered], [fromLast, fromSecond], [fromSecond, asEntered, fromLast]];

/** As many whole pieces as fit beside the call to action, in the owner's order; first those that no other ad has. */
function filled(
  pieces: readonly string[],
  action: string,
  used: ReadonlySet<string>,
  isFirst: boolean,
): string[] {
  const fresh = pieces.filter((piece) => !used.has(piece) && !hanging.test(piece));
  const chosen = new Set<string>();
  const length = () => [...chosen, action].filter(Boolean).join(' ').length;
  const [first] = fresh;
  for (const piece of [
    ...(isFirst && first ? [first] : []),
    ...fresh.filter(isOffer),
    ...fresh,
    ...pieces.filter((one) => !used.has(one)),
    ...pieces.filter(isOffer),
    ...pieces.filter((one) => !hanging.test(one)),
  ]) {
    if (chosen.has(piece)) continue;
    chosen.add(piece);
    if (length() > maxDescriptionLength) chosen.delete(piece);
  }
  return pieces.filter((piece) => chosen.has(piece));
}

/** Headlines: what it is about, who advertises, what is short and says something by itself. */
function headsOf({ title, thoughts }: Notice, frame: NoticeFrame): string[] {
  const { company, account, action, audience, words, trade } = frame;
  const place =
    account.city && trade ? `${upperFirst(trade)} ${words.inPlace} ${account.city}` : '';
  const lines = thoughts.slice(1).flat().map(withoutMark);
  const short = shorten(title, maxHeadLength);
  const heads = [
    title,
    short.split(' ').length > 2 ? short : '',
    company ?? '',
    place,
    audience && words.forReaders(audience),
    withoutMark(action.replace(/ (?:at|al) \(?\d.*$/, '')),
    ...lines.filter(
      (line) => /^\p{L}+ \p{L}/u.test(line) && !/^(?:open|closed|from|abierto) /i.test(line),
    ),
    words.news,
    words.button,
    words.heard,
  ].filter((one) => one.length > 2 && one.length <= maxHeadLength);
  const [first, ...others] = new Set(heads);
  // Of a title and its shorter form only one.
  return [
    first ?? words.news,
    ...others.filter((head) => !title.startsWith(head) || head === company),
  ].slice(0, 3);
}

/** Three search ads of the owner's sentences, which together say everything; each ends with the call to action. */
export function noticeAds(notice: Notice, frame: NoticeFrame): PlacedText[] {
  const { action, words } = frame;
  const end = action.length <= 60 ? action : '';
  const pieces = [...new Set(notice.thoughts.flat())]
    .filter((line) => !line.endsWith(':'))
    .flatMap(inClauses)
    .filter((piece) => piece.length <= maxDescriptionLength);
  const button = buttons.find(([verb]) => verb.test(action))?.[1] ?? words.button;
  const [headline, description, label] = words.adLabels;
  const heads = headsOf(notice, frame);
  const used = new Set<string>();
  let isAsked = false;
  const ads = heads.map((head, at) => {
    used.add(sentence(head));
    const others = pieces.filter((piece) => withoutMark(piece) !== head);
    const unsaid = others.filter((piece) => !used.has(piece));
    const isLast = at === heads.length - 1;
    // What has no room beside the call to action takes its place: the button says it, and another ad.
    const needed = isLast ? unsaid.join(' ') : (unsaid[0] ?? '');
    const fits = needed.length + end.length < maxDescriptionLength;
    const said = withoutMark(end) !== head && (fits || (at > 0 && !isAsked)) ? end : '';
    isAsked ||= said !== '';
    const chosen = filled(others, said, used, at === 0);
    for (const piece of chosen) used.add(piece);
    return (order: Order) => {
      const text = [...order(chosen), said].filter(Boolean).join(' ') || sentence(head);
      return [`${headline}: ${head}`, `${description}: ${text}`, `${label}: ${button}`].join('\n');
    };
  });
  const places: readonly Place[] = [0, 1, 2];
  return ads.flatMap((ad, at) =>
    (orders[at] ?? []).map((order) => ({ place: places[at] ?? 2, text: ad(order) })),
  );
}

/** The ads to show: all of them where one has what no other says. */
export function sayingAll(texts: readonly PlacedText[], shown: readonly string[]): string[] {
  const said = shown.join('\n');
  const pieces = texts.flatMap(({ text }) =>
    sentencesOf(text.split('\n')[1]?.replace(/^\S+ /, '') ?? ''),
  );
  if (pieces.every((piece) => said.includes(withoutMark(piece)))) return [...shown];
  const places: readonly Place[] = [0, 1, 2];
  return places.flatMap((place) => texts.find((one) => one.place === place)?.text ?? []);
}
