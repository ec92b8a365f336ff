import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, type Told } from './told.js';

/** "Gift shop wants 60 jars a month at 5, a jar costs me 2.80, I sell for 8": what their price leaves. */
export function wholesale(told: Told): Answered | undefined {
  const [count, period, price] =
    find(
      told,
      `\\b(?:wants?|asked for|asking for|would (?:take|buy)|buys?|orders?|takes?|need[s]?) ${n} (?:[a-z-]+ ){0,3}${per}[^|]{0,30}?\\b(?:at|for) ${n}`,
      `wholesale[^|]{0,40}?${n} (?:[a-z-]+ ){0,3}${per}[^|]{0,20}?\\b(?:at|for) ${n}`,
    ) ?? [];
  const own = numberIn(
    told,
    `\\bretail(?: \\w+){0,3} ${n}`,
    `\\b(?:i|we) sell (?:[a-z']+ ){0,7}?(?:for|at) ${n}`,
    `\\b(?:i|we) (?:charge|get) ${n}`,
    `\\bmy price is ${n}`,
  );
  const cost = numberIn(
    told,
    `\\b(?:my |our |the )?costs? (?:is |are |me |us |runs )?(?:me |us )?${n}`,
    `${n} (?:an? \\w+ |each )?(?:to make|in (?:materials|ingredients|parts))`,
    `\\b(?:feed|flour|material|materials|ingredients|beans|wax|wood|fabric|wool|malt)[^|\\d]{0,15}?(?:is|are|runs?|costs?)(?: me| us)? ${n}`,
  );
  if (!count || !period || !price) return undefined;
  const [units, theirs] = [Number(count), Number(price)];
  const isOffer =
    /\bwholesale\b/.test(told.text) ||
    /\b(?:hotel|store|shop|restaurant|grocer\w*|cafe|market|school|church|company|diner|bar|bakery|deli|hospital|tienda|restaurante) (?:in town |nearby |down the street )?(?:wants?|asked|would)\b/.test(
      told.text,
    ) ||
    (own !== undefined && own > theirs);
  if (!isOffer || units < 2) return undefined;
  const drive = numberIn(told, `deliver(?:y|ing)(?: \\w+){0,2} ${n}(?: ${per})?`);
  const words = (t: Translate) => perWords(t, period);
  const known = cost !== undefined && cost > 0;
  const each = theirs - (cost ?? 0);
  const whole = units * each;
  const after = whole - (drive ?? 0);
  return {
    kind: 'wholesale',
    short: (t: Translate) =>
      !known
        ? t('adviceWholesaleUnknown')
        : after > 0
          ? t('adviceWholesaleYes', { left: usd(after), per: words(t) })
          : t('adviceWholesaleNo', { short: usd(-after), per: words(t) }),
    lines: (t: Translate) => [
      ...(known
        ? [
            t('adviceWholesaleEach', { price: usd(theirs), cost: usd(cost), left: usd(each) }),
            t('adviceWholesaleAll', {
              count: amount(units),
              left: usd(each),
              all: usd(whole),
              per: words(t),
            }),
          ]
        : [
            t('adviceWholesaleSales', {
              count: amount(units),
              price: usd(theirs),
              all: usd(units * theirs),
              per: words(t),
            }),
          ]),
      ...(known && drive
        ? [
            t('adviceWholesaleDrive', {
              all: usd(whole),
              drive: usd(drive),
              left: usd(after),
              per: words(t),
            }),
          ]
        : []),
      ...(known && own && own > theirs
        ? [
            t('adviceWholesaleOwn', {
              own: usd(own),
              cost: usd(cost),
              left: usd(own - cost),
              each: usd(each),
              times: each > 0 ? amount((own - cost) / each) : '0',
              pays: each > 0 ? 'yes' : 'no',
            }),
          ]
        : []),
    ],
    plan: (t: Translate) => ({
      title: t('adviceWholesale'),
      steps: [
        known
          ? `${t('adviceWholesaleCount', { cost: usd(cost) })} | medium, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 10`
          : `${t('adviceWholesaleCountAll')} | medium, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 10`,
        `${t('adviceWholesaleAsk', { price: usd(theirs), more: usd(theirs * 1.1) })} | low, ${t('adviceOneTalk')} | ${t('adviceNothing')} | 14`,
        `${t('adviceWholesaleHours', { count: amount(units), per: words(t) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 14`,
        `${t('adviceWholesaleTrial')} | medium, ${t('adviceSixWeeks')} | ${t('adviceFirstDelivery')} | 60`,
      ],
      unseen: [
        ...(known ? [] : [t('adviceUnseenUnitCost')]),
        t('adviceUnseenRoom'),
        t('adviceUnseenPayTime'),
        t('adviceUnseenSameBuyers'),
      ],
      professional: t('adviceAskWholesale'),
    }),
  };
}
