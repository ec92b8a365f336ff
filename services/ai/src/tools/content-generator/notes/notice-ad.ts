import { shorten, upperStart } from '../../wording/phrases.js';
import type { Notice } from './notice.js';
import type { NoticeFrame } from './notice-texts.js';

/** Limits of search ads. */
const headMaximum = 30;
const descriptionMaximum = 90;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** As many whole pieces as fit, in their order; the last word is the call to action. */
function filled(pieces: readonly string[], action: string, isFirst: boolean): string {
  const end = action.length <= 60 ? action : '';
  const kept: string[] = [];
  for (const piece of pieces)
    if ([...kept, piece, end].filter(Boolean).join(' ').length <= descriptionMaximum)
      kept.push(piece);
  return (isFirst ? [end, ...kept] : [...kept, end]).filter(Boolean).join(' ');
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
export function noticeAds(notice: Notice, frame: NoticeFrame): string[] {
  const { company, account, action, words, trade } = frame;
  const title = notice.title.replace(/[.:!?]+$/, '');
  const lines = notice.lines.map(([label, text]) => [label, text] as const);
  const price = lines.find(([label]) => /^(?:Price|Precio)$/.test(label))?.[1] ?? '';
  const moments = lines.filter(([, text]) => text !== price).map(([, text]) => sentence(text));
  const items = notice.items.map(({ item }) => sentence(item));
  const offers = items.filter((item) => /[$%]|\bfree\b|gratis/i.test(item));
  const others = items.filter((item) => !offers.includes(item));
  const whole = sentence(
    price ? `${title}: ${price.charAt(0).toLowerCase()}${price.slice(1)}` : title,
  );
  const place =
    account.city && trade ? `${upperStart(trade)} ${words.inPlace} ${account.city}` : '';
  const question = /^(?!Have you heard)[^?]+\?/.exec(notice.opening)?.[0] ?? '';
  const fits = (one: string) => one.length > 2 && one.length <= headMaximum;
  const short = shorten(title, headMaximum);
  const known = [company ?? '', place].filter(fits);
  const heads = [
    ...[title, short].filter(fits).slice(0, 1),
    ...known.slice(0, 1),
    question,
    ...known.slice(1),
    ...[...offers, ...others]
      .map((item) => item.replace(/\.$/, ''))
      .filter((item) => !/^(?:[\d$]|open |closed |from |abierto )/i.test(item)),
    action.replace(/\.$/, ''),
    words.news,
    words.button,
  ].filter(fits);
  const chosen = [...new Set(heads)].slice(0, 3);
  const says = (head: string) => head.toLowerCase() === title.toLowerCase();
  const orders = [
    [...(price ? [sentence(price)] : []), ...moments, ...offers, ...others],
    [whole, ...offers, ...moments, ...others],
    [whole, ...others, ...offers, ...moments],
  ];
  const button = buttons.find(([verb]) => verb.test(action))?.[1] ?? words.button;
  const [headline, description, label] = words.adLabels;
  return chosen.map((head, variant) => {
    const pieces = says(head) ? orders[0] : variant === 0 ? orders[1] : orders[variant];
    const text = (pieces ?? []).filter((piece) => piece !== sentence(head));
    return [
      `${headline}: ${head}`,
      `${description}: ${filled(variant === 2 ? rotated(text) : text, action, variant === 2) || sentence(short)}`,
      `${label}: ${button}`,
    ].join('\n');
  });
}

/** What comes last in one ad has its place in another. */
const rotated = ([first, ...rest]: readonly string[]) =>
  first === undefined ? [] : [first, ...rest.toReversed()];
