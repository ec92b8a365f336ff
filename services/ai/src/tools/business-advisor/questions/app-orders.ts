import type { Translate } from '@commons/service-kit/texts/package-texts';
import { perYear } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

/** "The app takes 30%, an order is 28, food 9 of that, 70 orders a week": what one leaves there. */
export function appOrders(told: Told): Answered | undefined {
  const cut = numberIn(
    told,
    `\\b(?:apps?|doordash|uber ?eats|grubhub|they|platform|delivery)(?: \\w+)? (?:takes?|keeps?|charges?|gets?) ${percent}`,
    `${percent} (?:commission|cut|fee)`,
  );
  const order = numberIn(
    told,
    `\\b(?:average|avg) (?:order|ticket|sale|check)(?: \\w+){0,2}? (?:is )?${n}`,
    `\\border(?:s)?(?: there)? (?:is|are|average|averages|of) ${n}`,
  );
  const goods = numberIn(
    told,
    `\\b(?:food|ingredients|goods|product|material|stuff)(?: cost)?(?: is| costs?| runs?| are)?(?: me| us)? ${n}`,
  );
  const [count, time] = find(told, `\\b${n} (?:[a-z]+ )?orders ${per}`) ?? [];
  if (!cut || !order || !/\b(?:apps?|doordash|uber|grubhub|deliver\w*)\b/.test(told.text))
    return undefined;
  const fee = (order * cut) / 100;
  const left = order - fee - (goods ?? 0);
  return {
    kind: 'platform-fees',
    found: { fee: { each: fee } },
    lines: (t: Translate) => [
      t('adviceAppFee', { order: usd(order), share: share(cut), fee: usd(fee) }),
      ...(goods
        ? [
            t('adviceAppLeft', {
              order: usd(order),
              fee: usd(fee),
              goods: usd(goods),
              left: left < 0 ? `-${usd(-left)}` : usd(left),
              own: usd(order - goods),
            }),
          ]
        : []),
      ...(count && time
        ? [
            t('adviceAppAll', {
              count: amount(Number(count)),
              fee: usd(fee),
              all: usd(Number(count) * fee),
              per: perWords(t, time),
              times: perYear[time] ?? 52,
              year: wholeUsd(Number(count) * fee * (perYear[time] ?? 52)),
            }),
            ...(goods
              ? [
                  t('adviceAppKept', {
                    count: amount(Number(count)),
                    left: left < 0 ? `-${usd(-left)}` : usd(left),
                    kept: left < 0 ? `-${usd(-left * Number(count))}` : usd(left * Number(count)),
                    per: perWords(t, time),
                  }),
                ]
              : []),
          ]
        : []),
    ],
  };
}
