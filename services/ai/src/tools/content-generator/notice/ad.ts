import { shorten, upperStart } from '../../wording/phrases.js';
import type { PlacedText } from './distinct.js';
import type { Notice } from './notice.js';
import type { NoticeFrame } from './notice-texts.js';

/** Limits of search ads. */
const headMaximum = 30;
const descriptionMaximum = 90;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A sentence that is longer than an ad, as its clauses: "Inside and out is $189." "Takes about 3 hours." */
const inClauses = (text: string): string[] =>
  text.length <= descriptionMaximum
    ? [text]
    : text
        .split(/,\s+(?!\d{3}\b)|\s+–\s+/)
        .map((clause) => sentence(upperStart(clause.replace(/^(?:and|but|so|y|pero) /i, ''))));

/** An ad as what it is about, its facts, and the call to action; one of them may be empty. */
type Order = (
  about: readonly string[],
  facts: readonly string[],
  action: string,
) => readonly string[];

const asEntered: Order = (about, facts, action) => [...about, ...facts, action];
const fromLast: Order = (about, facts, action) => [...about, ...[...facts].reverse(), action];
const fromSecond: Order = (about, [first = '', ...rest], action) => [
  ...about,
  ...rest,
  first,
  action,
];
const factsFirst: Order = (about, facts, action) =>
  about.length > 0 && facts.length > 0
    ? [...facts, action, ...about]
    : fromSecond(about, facts, action);
/** The orders of the second and of the third ad. */
const orders = { 1: [fromLast, fromSecond, factsFirst], 2: [fromSecond, asEntered, factsFirst] };

/** As many whole pieces as fit, in this order, first those that no other ad has yet. */
function filled(
  always: readonly string[],
  pieces: readonly string[],
  action: string,
  order: Order,
  used: Set<string>,
): string {
  const end = action.length <= 60 ? action : '';
  const chosen = new Set<string>();
  const text = () =>
    order(
      always.filter((piece) => chosen.has(piece)),
      pieces.filter((piece) => chosen.has(piece) && !always.includes(piece)),
      end,
    )
      .filter(Boolean)
      .join(' ');
  const fresh = pieces.filter((piece) => !used.has(piece));
  // A fact that has no room beside the call to action takes its place: the button says it, and another ad.
  const long = fresh.filter(
    (piece) =>
      end && piece.length + end.length >= descriptionMaximum && piece.length <= descriptionMaximum,
  );
  if (long.length > 0) return filled(long, fresh, '', order, used);
  for (const piece of [...always, ...fresh, ...pieces]) {
    chosen.add(piece);
    if (text().length > descriptionMaximum) chosen.delete(piece);
  }
  for (const piece of chosen) used.add(piece);
  return text();
}

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

/** Three search ads: the thing, the owner, the question; the price stands in each. */
export function noticeAds(notice: Notice, frame: NoticeFrame): PlacedText[] {
  const { company, account, action, words, trade } = frame;
  const title = notice.title.replace(/[.:!?]+$/, '');
  const lines = notice.lines.map(([label, text]) => [label, text] as const);
  const price = lines.find(([label]) => /^(?:Price|Precio)$/.test(label))?.[1] ?? '';
  const moments = lines.filter(([, text]) => text !== price).map(([, text]) => sentence(text));
  const wholeItems = notice.items.map(({ item }) => sentence(item));
  const items = wholeItems.flatMap(inClauses);
  const offers = items.filter((item) => /[$%]|\bfree\b|gratis/i.test(item));
  const others = items.filter((item) => !offers.includes(item));
  // "No joining fee" has no price of its own.
  const isThing = !/^(?:no|free|half|buy|\d+ ?%|\$)\b/i.test(title) && !notice.thoughts;
  const whole = sentence(
    price && isThing ? `${title}: ${price.charAt(0).toLowerCase()}${price.slice(1)}` : title,
  );
  const place =
    account.city && trade ? `${upperStart(trade)} ${words.inPlace} ${account.city}` : '';
  const question = /^(?!Have you heard)[^?]+\?/.exec(notice.opening)?.[0] ?? '';
  const fits = (one: string) => one.length > 2 && one.length <= headMaximum;
  const short = shorten(title, headMaximum) || title.slice(0, headMaximum) || words.news;
  const known = [company ?? '', place].filter(fits);
  // A sentence that is cut is no headline.
  const things = (notice.thoughts ? [] : notice.items)
    .map(({ item }) => shorten(item, headMaximum))
    .filter((item) => item.includes(' ') && /^\p{Lu}/u.test(item));
  const heads = [
    ...(notice.isPriceList ? things.slice(0, 1) : [title, ...(notice.thoughts ? [] : [short])])
      .filter(fits)
      .slice(0, 1),
    ...known.slice(0, 1),
    question,
    ...known.slice(1),
    ...[...offers, ...others]
      .filter((item) => wholeItems.includes(item))
      .map((item) => item.replace(/\.$/, ''))
      .filter((item) => !/^(?:[\d$]|open |closed |from |abierto )/i.test(item)),
    ...things,
    action.replace(/\.$/, ''),
    words.news,
    words.button,
    words.heard,
  ].filter(fits);
  const chosen = [...new Set(heads)].slice(0, 3);
  const says = (head: string) => head.toLowerCase() === title.toLowerCase();
  const room = descriptionMaximum - (action.length <= 60 ? action.length + 1 : 0);
  const isTooLong = whole.length > room && title.length > headMaximum && !notice.isPriceList;
  const pieces = [
    // What is too long to stand in each ad beside the call to action stands in one.
    ...(notice.thoughts || isTooLong ? inClauses(notice.thoughts ? sentence(title) : whole) : []),
    ...(price && !isThing ? [sentence(price)] : []),
    ...moments,
    ...offers,
    ...others,
  ];
  const button = buttons.find(([verb]) => verb.test(action))?.[1] ?? words.button;
  const [headline, description, label] = words.adLabels;
  const ad = (head: string, order: Order, used: Set<string>) => {
    const cost = price && sentence(price);
    // A sentence is one fact among the others, a thing stands in each ad.
    const about =
      notice.thoughts || notice.isPriceList ? '' : says(head) || whole.length > room ? cost : whole;
    const fresh = pieces.filter((piece) => !used.has(piece) && piece !== sentence(head));
    // The thing makes room for what no other ad has.
    const isFull =
      fresh.length > 0 && fresh.every((piece) => about.length + piece.length + 1 > room);
    const always = isFull && isThing ? cost : about;
    const text = filled(
      [always].filter((piece) => piece && piece !== sentence(head)),
      pieces.filter((piece) => piece !== sentence(head) && piece !== always),
      action === sentence(head) ? '' : action,
      order,
      used,
    );
    used.add(sentence(head));
    return [
      `${headline}: ${head}`,
      `${description}: ${text || sentence(short)}`,
      `${label}: ${button}`,
    ].join('\n');
  };
  const used = new Set<string>();
  const [first = '', ...further] = chosen;
  const straight = ad(first, asEntered, used);
  // Of each further place in all orders; distinct.ts chooses among them.
  return [
    { place: 0, text: straight },
    ...further.flatMap((head, at) => {
      const place: 1 | 2 = at === 0 ? 1 : 2;
      const before = [...used];
      return orders[place].map((order, way) => ({
        place,
        text: ad(head, order, way === 0 ? used : new Set(before)),
      }));
    }),
  ];
}
