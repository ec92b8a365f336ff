import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

export const months = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

const month = `(${months.map((name) => `${name}[a-z]*`).join('|')})`;

const monthAt = (name: string | undefined) => months.indexOf((name ?? '').slice(0, 3));

const bills = [
  `\\b(?:bills|expenses|costs|overhead|fixed costs)(?: \\w+){0,2}? ${n} a month`,
  `\\bneed ${n} a month`,
];

const span = '(?:to|thru|through|till|until|-)';

function busyTime(told: Told): readonly [number, string | undefined, string | undefined] {
  const [income, first, last] =
    find(told, `\\b${n} a month (?:from |in )?${month} ${span} ${month}\\b`) ?? [];
  const [begins, ends, monthly] =
    find(told, `\\b${month} ${span} ${month}[^|\\d]{0,25}?${n} a month`) ?? [];
  return income ? [Number(income), first, last] : [Number(monthly ?? 0), begins, ends];
}

/** "From May to September we make 6,500 a month after everything, the others lose 1,900": whether it carries the year. */
function seasonAfterCosts(told: Told, left: number, busy: number): Answered | undefined {
  const isAfterCosts =
    /\b(?:after (?:everything|all|bills|costs|expenses)|profit|clear|net|left over)\b/.test(
      told.text,
    );
  const short = numberIn(
    told,
    `\\b(?:lose|losing|lost|short|minus|down|negative)(?: of| by)? ${n}`,
    `${n} (?:in the red|short|down)`,
  );
  if (!isAfterCosts || !short) return undefined;
  const slow = 12 - busy;
  const [saved, needed] = [left * busy, short * slow];
  return carried({ saved, needed, busy }, (t) => [
    t('adviceSeasonKept', {
      left: usd(left),
      busy: amount(busy),
      saved: usd(saved),
      short: usd(short),
      slow: amount(slow),
      needed: usd(needed),
    }),
  ]);
}

interface Year {
  /** What the busy months leave. */
  readonly saved: number;
  /** What the others take. */
  readonly needed: number;
  /** How many months are busy. */
  readonly busy: number;
}

/** What each busy month puts aside, and what the year leaves. @param first the lines that lead to it */
function carried(
  { saved, needed, busy }: Year,
  first: (t: Translate) => readonly string[],
): Answered {
  const each = usd(Math.ceil(needed / busy));
  return {
    kind: 'slow-season',
    found: { deadCost: needed },
    short: (t: Translate) =>
      saved >= needed
        ? t('adviceSeasonEnough', { each, needed: usd(needed) })
        : t('adviceSeasonShort', { short: usd(needed - saved) }),
    lines: (t: Translate) => [
      ...first(t),
      t('adviceSeasonAside', { needed: usd(needed), busy: amount(busy), each }),
      t('adviceSeasonYear', {
        high: usd(Math.max(saved, needed)),
        low: usd(Math.min(saved, needed)),
        rest: usd(Math.abs(saved - needed)),
        enough: saved >= needed ? 'yes' : 'no',
      }),
    ],
  };
}

/** "16k a month May to September and 2,500 the other months, bills are 6,800": what the season has to put aside. */
export function season(told: Told): Answered | undefined {
  const [income, first, last] = busyTime(told);
  const cost = numberIn(told, ...bills);
  const busy = ((monthAt(last) - monthAt(first) + 12) % 12) + 1;
  if (income && !cost && busy < 12) return seasonAfterCosts(told, income, busy);
  if (!income || !cost || busy >= 12) return undefined;
  // The rest of the year by its months, after those of the season: "November to April about 1k".
  const [, , rest] =
    find(told, `\\ba month,?(?: and| but)? ${month} ${span} ${month}[^|\\d]{0,20}?${n}`) ?? [];
  const other = /\b(?:nothing|zero|nada|no (?:work|income))\b/.test(told.text)
    ? 0
    : rest !== undefined
      ? Number(rest)
      : numberIn(
          told,
          `\\b${n} (?:a month )?(?:in )?(?:the )?(?:other|rest|remaining|off)\\b`,
          `\\b(?:other months|rest of the year|in (?:the )?(?:winter|summer|off[- ]season))[^|\\d]{0,15}${n}`,
          `\\b${n} (?:a month )?in (?:the )?(?:winter|summer|off)`,
        );
  if (other === undefined) return undefined;
  const slow = 12 - busy;
  const [left, short] = [income - cost, cost - other];
  const [saved, needed] = [left * busy, short * slow];
  if (left <= 0 || short <= 0) return undefined;
  return carried({ saved, needed, busy }, (t) => [
    t('adviceSeasonBusy', {
      income: usd(income),
      cost: usd(cost),
      left: usd(left),
      busy: amount(busy),
      saved: usd(saved),
    }),
    t('adviceSeasonSlow', {
      cost: usd(cost),
      other: usd(other),
      short: usd(short),
      slow: amount(slow),
      needed: usd(needed),
      none: other === 0 ? 'yes' : 'no',
    }),
  ]);
}
