import type { Translate } from '@commons/service-kit/texts/package-texts';
import { perYear } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import { tellsOfSupplies } from '../supplies.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { n, numberIn, per, percent, type Told } from './told.js';

/** What rises that the owner pays and does not charge. */
const paidOut =
  /\b(?:rent|lease|landlord|wages?|minimum|hourly|pay|paying|salary|insurance|bill|electric\w*|water|gas|fuel|feed|flour|eggs|beef|lumber|parts|supplier|materials?|payroll|premium|tax(?:es)?|interest|costs?)\b/;

const theirs =
  'shop down|other (?:shop|place|1)|competit\\w+|they|chain|next door|across the street|everybody else|others';

const towards =
  '(?:thinking(?: of| about)?(?: (?:of |about )?(?:going|raising|charging|moving|making)(?: it| them)?)?(?: up)?(?: to)?|(?:want(?:ing)? to|wanna|should i|can i|gonna|going to|plan to) (?:go|raise(?: it| them)?|move(?: it)?|bump(?: it)?|charge|make it)(?: up)?(?: to)?|considering|rais(?:e|ing)(?: it| them)? to|bump(?:ing)?(?: it| them)? to|go(?:ing)? up to)';

const moves = [
  `from ${n}(?: an? \\w+)? to ${n}`,
  `(?:\\bis|\\bare|charge[sd]?|charging|\\bat|\\bfor|\\bgets?|price|costs?|dues|membership|tuition|rate|fee|\\bsell [^|\\d]{0,25}?\\bin)(?: it| them)? ${n}[^|\\d]{0,60}?${towards} ${n}`,
  `${n} an? \\w+[^|\\d]{0,50}?${towards} ${n}`,
  // Their price may stand between: "haircuts are 20, the shop down the street charges 28. Should I go to 24?"
  `\\b(?:is|are|charge) ${n}[^\\d]{0,40}?(?:${theirs})[^\\d]{0,40}?\\d[\\d.]*[^\\d]{0,40}?${towards} ${n}`,
  // Other figures may stand between: "we charge 120 a month and have 80 pools … thinking 135".
  `\\b(?:is|are|dues|charge|at) ${n} an? (?:month|week|visit)\\b.{0,110}?${towards} ${n}`,
  // The one of several prices that is named again: "85 for color and 40 for a cut, raise color to 95".
  `${n} for (?:an? )?([a-z]+)\\b.{0,80}?rais(?:e|ing) (?:my |the |our )?\\2s? to ${n}`,
].map((move) => new RegExp(move, 'g'));

function pricesIn({ text }: Told): { from: number; to: number; before: string } | undefined {
  for (const found of moves.flatMap((move) => [...text.matchAll(move)])) {
    const [from, to] = [Number(found[1]), Number(found.at(-1))];
    if (!(to > from) || to > from * 2.5) continue;
    const start = text.lastIndexOf('|', found.index) + 1;
    const before = text.slice(start, found.index + 4);
    if (!new RegExp(`\\b(?:${theirs})\\b`).test(before)) return { from, to, before };
  }
  return undefined;
}

const counted =
  '(?!hours?|hrs?|days?|nights?|years?|weeks?|months?|miles|minutes|min\\b|employees|people work)';

const doing =
  '(?:do|did|does|sell|sold|make|made|get|got|have|see|serve|bake|wash|clean|mow|cut|groom|print|rent|deliver|with|teach|fix|run)';

/** How many are sold in which time: "35 a week", "52 yards every week", "180 members". */
function soldIn(told: Told, { from, to }: { from: number; to: number }) {
  const flow = [
    ...told.text.matchAll(new RegExp(`${doing} ${n}(?: ${counted}[a-z-]+){0,3} ${per}`, 'g')),
    ...told.text.matchAll(new RegExp(`\\b${n}(?: ${counted}[a-z-]+){1,3} ${per}`, 'g')),
  ].find(([, count]) => Number(count) !== from && Number(count) !== to && Number(count) > 1);
  if (flow) return { count: Number(flow[1]), per: flow[2] ?? 'week', isAssumed: false };
  const members = numberIn(
    told,
    `${n} (?:active |paying |regular )?(?:members|customers|clients|students|kids|children|families|subscribers|accounts|tenants|units|homes|yards)\\b`,
  );
  const time = new RegExp(`(?:${from}|${to}) ${per}`).exec(told.text)?.[1];
  const price = new RegExp(`\\b${from} an? (?:month|week)`).test(told.text);
  const served = price ? numberIn(told, `\\b(?:have|got|with) ${n} [a-z]+\\b`) : undefined;
  // Dues are monthly unless another time is named.
  const usual = /\b(?:dues|membership)\b/.test(told.text) ? 'month' : undefined;
  const period = time ?? usual;
  const count = members ?? served;
  return count && count > 1 && period
    ? { count, per: period, isAssumed: time === undefined }
    : undefined;
}

/** "Full groom is 42, thinking 48, 35 a week": what the rise brings, and how many may leave. */
export function priceRise(told: Told): Answered | undefined {
  const prices = pricesIn(told);
  const isOwn =
    prices &&
    !paidOut.test(prices.before) &&
    !tellsOfSupplies(told.text) &&
    /\b(?:thinking|considering|rais\w+|charg\w+|go(?:ing)? (?:up|from|to)|bump\w*|price|membership|dues|tuition|rate|sell)\b/.test(
      told.text,
    );
  const sold = prices && soldIn(told, prices);
  if (!isOwn || !sold) return undefined;
  const { from, to } = prices;
  const cost = numberIn(
    told,
    `(?:eats?(?: up)?|costs?(?: me| us)?(?: me| us)?|takes?) ${n} (?:an?|each|per|of|to make)\\b`,
  );
  const cut = numberIn(
    told,
    `(?:commission|groomers?|stylists?|barbers?|techs?|workers?) (?:is |gets?|takes?|keeps?) ?${percent}`,
  );
  const left = (price: number) =>
    (price - (cost && cost < from ? cost : 0)) * (1 - (cut ?? 0) / 100);
  const [now, then] = [left(from), left(to)];
  const today = sold.count * now;
  const needed = Math.ceil(today / then - 1e-9);
  const spare = sold.count - needed;
  const losing = numberIn(
    told,
    `los(?:e|ing) ${n}(?! (?:an?|%))`,
    `${n} [a-z]+ (?:have )?(?:said|say|told us) (?:that )?they(?: will| would|'ll)? (?:go|leave|quit|stop)`,
    `${n} (?:of them )?(?:might |may |will |would )?leave`,
  );
  const step = to - from;
  const more = sold.count * step;
  const period = sold.per;
  const guess = losing && losing < sold.count ? (sold.count - losing) * then - today : undefined;
  return {
    kind: 'price-rise',
    found: { priceRise: { from, to, spare, per: period } },
    ...(guess !== undefined && {
      short: (t: Translate) =>
        t('adviceRiseShort', {
          more: usd(Math.abs(guess)),
          better: guess >= 0 ? 'yes' : 'no',
          spare: amount(spare),
          per: perWords(t, period),
        }),
    }),
    lines: (t: Translate) => [
      t('adviceRiseEach', {
        to: usd(to),
        from: usd(from),
        step: usd(step),
        share: share((step / from) * 100),
      }),
      t('adviceRiseAllStay', {
        count: amount(sold.count),
        step: usd(step),
        more: usd(more),
        per: perWords(t, period),
        times: perYear[period] ?? 1,
        year: wholeUsd(more * (perYear[period] ?? 1)),
        daily: period === 'day' ? 'yes' : 'no',
      }),
      ...(sold.isAssumed ? [t('adviceRiseMonthly')] : []),
      ...(cost || cut
        ? [
            t('adviceRiseLeaves', {
              from: usd(from),
              to: usd(to),
              now: usd(now),
              later: usd(then),
            }),
          ]
        : []),
      ...(losing && losing < sold.count
        ? [
            t('adviceRiseLosing', {
              count: amount(sold.count),
              now: usd(now),
              today: usd(today),
              per: perWords(t, period),
              losing: amount(losing),
              stay: amount(sold.count - losing),
              later: usd(then),
              after: usd((sold.count - losing) * then),
              more: usd(Math.abs((sold.count - losing) * then - today)),
              high: usd(Math.max((sold.count - losing) * then, today)),
              low: usd(Math.min((sold.count - losing) * then, today)),
              better: (sold.count - losing) * then >= today ? 'yes' : 'no',
            }),
          ]
        : []),
      t('adviceRiseSpare', {
        count: amount(sold.count),
        now: usd(now),
        today: usd(today),
        later: usd(then),
        exact: amount(today / then),
        needed: amount(needed),
        spare: amount(spare),
        per: perWords(t, period),
      }),
    ],
  };
}
