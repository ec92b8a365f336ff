import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, type Told } from './told.js';

const vehicles =
  '(?:van|truck|pickup|trailer|car|mower|oven|machine|lift|tractor|excavator|cooler|freezer|equipment|bus|printer|skid ?steer)';

/** "A van for 31k, 3k down and 620 a month for 60 months, 4 more jobs at 180": the payment beside what it brings. */
export function onCredit(told: Told): Answered | undefined {
  const [payment, term, unit] =
    find(
      told,
      `\\b${n} a month (?:for|over|x) ${n} (months?|years?)`,
      `\\b${n} a month[^|\\d]{0,20}${n} (months?|years?)`,
    ) ?? [];
  const price = numberIn(
    told,
    `\\b${vehicles}[^|\\d]{0,30}?(?:for|is|at|costs?|runs?|of|worth) ${n}`,
    `\\b${n} (?:for an? |used |new )?${vehicles}\\b`,
    `\\b${vehicles},? ${n}(?! a month)`,
    `\\b(?:costs?|price is) ${n}`,
  );
  const down = numberIn(told, `\\b${n} (?:down|deposit)\\b`, `\\bdown payment(?: is| of)? ${n}`);
  const [more, time] =
    find(
      told,
      `\\b${n} (?:more|extra|additional) (?:[a-z-]+ ){1,2}an? (week|month)`,
      `\\b${n} (?:[a-z-]+ )?more an? (week|month)`,
    ) ?? [];
  const each = numberIn(
    told,
    `\\b(?:clear|clears|keep|keeps|make|makes|net|leaves|left|profit(?: is)?|profit of) ${n} (?:on |in |for |from |off )?(?:each|every|an? |per |apiece)`,
    `\\b${n} (?:profit|left|clear)(?: on| from| in)? (?:each|every|a )`,
  );
  const brings = numberIn(
    told,
    `\\b(?:bring(?:s)?(?: in)?|add(?:s)?|earn(?:s)?|save(?:s)?)(?: me| us)? ${n} (?:more )?a month`,
  );
  const rented = numberIn(told, `\\brent(?:ing)? (?:1|one|it)(?: now)?(?: for| at)? ${n} a month`);
  if (!payment || !term || !new RegExp(`\\b${vehicles}\\b`).test(told.text)) return undefined;
  const earned =
    more && each ? Number(more) * each * (time === 'week' ? 52 / 12 : 1) : (brings ?? rented);
  const count = unit?.startsWith('year') ? Number(term) * 12 : Number(term);
  const [pay, paid] = [Number(payment), Number(payment) * count];
  const total = paid + (down ?? 0);
  const left = earned === undefined ? undefined : earned - pay;
  const interest = price && total > price ? total - price : undefined;
  const even = each && Math.ceil(pay / each - 1e-9);
  return {
    kind: 'on-credit',
    short: (t: Translate) =>
      left === undefined
        ? t('adviceCreditAsk', { pay: usd(pay) })
        : left > 0
          ? t('adviceCreditYes', { left: usd(left) })
          : t('adviceCreditNo', { short: usd(-left) }),
    lines: (t: Translate) => [
      ...(earned === undefined
        ? []
        : [
            more && each
              ? t('adviceCreditBrings', {
                  more: amount(Number(more)),
                  each: usd(each),
                  per: perWords(t, time ?? 'month'),
                  all: usd(Number(more) * each),
                  weekly: time === 'week' ? 'yes' : 'no',
                  month: usd(earned),
                })
              : t('adviceCreditBringsAll', {
                  all: usd(earned),
                  rented: brings === undefined ? 'yes' : 'no',
                }),
            t('adviceCreditLeft', {
              all: usd(earned),
              pay: usd(pay),
              left: earned < pay ? `-${usd(pay - earned)}` : usd(earned - pay),
            }),
          ]),
      ...(each && even
        ? [
            t('adviceCreditEven', {
              pay: usd(pay),
              each: usd(each),
              exact: amount(pay / each),
              even: amount(even),
            }),
          ]
        : []),
      t('adviceCreditPaid', { pay: usd(pay), count: amount(count), paid: usd(paid) }),
      ...(price
        ? [
            t('adviceCreditTotal', {
              paid: usd(paid),
              down: usd(down ?? 0),
              total: usd(total),
              price: usd(price),
              interest: usd(interest ?? 0),
              kind: down ? (interest ? 'both' : 'down') : interest ? 'interest' : 'none',
            }),
          ]
        : []),
    ],
    plan: (t: Translate) => ({
      title: t('adviceCredit'),
      steps: [
        even
          ? `${t('adviceCreditBooked', { even: amount(even) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 10`
          : `${t('adviceCreditBookedAll', { pay: usd(pay) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 10`,
        `${t('adviceCreditCosts')} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 14`,
        `${t('adviceCreditOffers', { total: usd(total) })} | low, ${t('adviceThreeCalls')} | ${t('adviceNothing')} | 21`,
        `${t('adviceCreditRent')} | medium, ${t('adviceSixWeeks')} | ${t('adviceRentalFee')} | 60`,
      ],
      unseen: [t('adviceUnseenRunning'), t('adviceUnseenMoreJobs'), t('adviceUnseenRate')],
      professional: t('adviceAskCredit'),
    }),
  };
}
