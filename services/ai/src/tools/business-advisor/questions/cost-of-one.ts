import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, type Told } from './told.js';

const bought =
  '(?:stem|pound|bag|case|box|dozen|gallon|kg|yard|ton|sheet|board|foot|head|bunch|tray|crate|roll|unit|piece)s?';
const piecesIn: Readonly<Record<string, number>> = { dozen: 12, pair: 2 };

/** "A keg": one of what is made, not the rent or the insurance. */
const onePiece = '\\b(?:an?|each|every|1) (?:[a-z-]+ ){0,2}[a-z-]+';

/** "A keg costs us 78 to brew, now it costs 91, we sell 140 a month at 165": the rise on each and on all. */
function dearerToMake(told: Told): Answered | undefined {
  const [from, to] =
    find(
      told,
      `${onePiece} costs?(?: me| us)? ${n}(?! an? [a-z])(?: to [a-z]+)?\\b.*?\\bnow (?:it |they |1 |each )?costs?(?: me| us)? ${n}(?! an? [a-z])`,
      `${onePiece} (?:used to cost|cost)(?: me| us)? ${n}(?! an? [a-z])(?: to [a-z]+)?\\b.*?\\b(?:now|today)(?: it)?(?: is|'s)? ${n}(?! an? [a-z])`,
    )?.map(Number) ?? [];
  const [sold, time] =
    find(told, `\\b(?:sell|make|bake|brew|do|serve) ${n} (?:[a-z-]+ ){0,2}${per}`) ?? [];
  const price = numberIn(
    told,
    `\\b(?:pay|pays|charge|sell(?:s)?(?: it| them)? (?:for|at)|price is|goes for|go for) ${n}`,
  );
  if (!from || !to || to <= from || !(price || sold)) return undefined;
  const step = to - from;
  const more = sold ? step * Number(sold) : undefined;
  return {
    kind: 'supply-cost',
    ...(more && time && { found: { supplyMore: { each: more, per: time } } }),
    short: (t: Translate) => t('adviceOneShort', { each: usd(step), pack: 'none' }),
    lines: (t: Translate) => [
      t('adviceOneRise', {
        to: usd(to),
        from: usd(from),
        step: usd(step),
        share: share((step / from) * 100),
      }),
      ...(sold && more && time
        ? [
            t('adviceOneUsed', {
              used: amount(Number(sold)),
              step: usd(step),
              more: usd(more),
              per: perWords(t, time),
            }),
          ]
        : []),
      ...(price ? [priceLine(t, price, step)] : []),
    ],
  };
}

const priceLine = (t: Translate, price: number, each: number) =>
  t('adviceOnePrice', {
    price: usd(price),
    each: usd(each),
    later: usd(price + each),
    share: share((each / price) * 100),
  });

/** "Meat went from 4.80 to 5.60 a pound, 45 pounds a day, 300 tacos a day at 2.50": what it adds to each one sold. */
export function costOfOne(told: Told): Answered | undefined {
  const [from, to, unit] =
    find(
      told,
      `\\b(?:went|up|rose|gone|going|jumped|raised)\\b[^|\\d]{0,30}?(?:from )?${n}(?: an? [a-z]+)? to ${n} (?:an? |per |the )?(${bought})\\b`,
    ) ?? [];
  const step = Number(to) - Number(from);
  if (!unit || !(step > 0)) return dearerToMake(told);
  const used = find(
    told,
    `\\b(?:use|uses|using|need|go through|buy) ${n} (?:[a-z]+ )?(?:of [a-z]+ )?${per}`,
  );
  const sold = find(told, `\\b(?:sell|sold|make|made|bake|serve|do) ${n} (?:[a-z-]+ ){1,2}${per}`);
  // "The dozen for 65": each is made of so many.
  const [pack, packPrice] =
    find(told, `\\bsell (?:the |a |them by the )(dozen|pair) (?:for|at) ${n}`) ?? [];
  const price = packPrice
    ? Number(packPrice)
    : numberIn(told, `\\b(?:at|for) ${n}(?! an? (?:week|month|day|${bought}))`);
  const count = pack && numberIn(told, `\\b(?:sold|sell) ${n} ${pack}`);
  // "A gate uses 140 pounds and 11 gates are quoted".
  const [piece, inPiece] =
    find(
      told,
      `\\b(?:an?|each|every|one) ([a-z]+) (?:uses|takes|needs|has) ${n} (?:of )?${bought}`,
    ) ?? [];
  const pieces = piece && numberIn(told, `\\b${n} (?:[a-z]+ )?${piece}s?\\b`);
  const time = used?.[1] ?? 'year';
  const isSame = used && sold && used[1] === sold[1];
  const each = pack
    ? step * (piecesIn[pack] ?? 1)
    : isSame
      ? (step * Number(used[0])) / Number(sold[0])
      : inPiece
        ? step * Number(inPiece)
        : undefined;
  if (!each) return undefined;
  const number = pieces ?? count;
  const more = used && !inPiece ? step * Number(used[0]) : number ? each * number : undefined;
  return {
    kind: 'supply-cost',
    ...(more && { found: { supplyMore: { each: more, per: time } } }),
    short: (t: Translate) => t('adviceOneShort', { each: usd(each), pack: pack ?? 'none' }),
    lines: (t: Translate) => [
      t('adviceOneRise', {
        to: usd(Number(to)),
        from: usd(Number(from)),
        step: usd(step),
        share: share((step / Number(from)) * 100),
      }),
      ...(used && sold && more
        ? [
            t('adviceOneUsed', {
              used: amount(Number(used[0])),
              step: usd(step),
              more: usd(more),
              per: perWords(t, time),
            }),
            t('adviceOneEach', { more: usd(more), sold: amount(Number(sold[0])), each: usd(each) }),
          ]
        : inPiece
          ? [
              t('adviceOneUses', {
                used: amount(Number(inPiece)),
                step: usd(step),
                each: usd(each),
              }),
            ]
          : [
              t('adviceOnePack', {
                pieces: piecesIn[pack ?? ''] ?? 1,
                step: usd(step),
                each: usd(each),
              }),
            ]),
      ...(!used && number && more
        ? [t('adviceOneAll', { count: amount(number), each: usd(each), more: usd(more) })]
        : []),
      ...(price ? [priceLine(t, price, each)] : []),
    ],
  };
}
