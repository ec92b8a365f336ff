import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

const went =
  '(?:quit|left|leaving|is leaving|retired|retiring|walked out|gave notice|is gone|moved away|had to stop|is out|on leave)';

const does =
  '(?:each (?:one )?(?:does|did|sees|takes|has|had|cuts|grooms|makes|cleans)|(?:she|he|they|who|that one)(?: each)? (?:does|did|saw|sees|cut|groomed|made|handled|took|cleaned|was doing))';

/** "One of my 4 stylists quit, each does 28 a week at 62, the others can take 5 more each": what stays open. */
export function openChair(told: Told): Answered | undefined {
  const isGone =
    new RegExp(`\\b${went}\\b`).test(told.text) ||
    /\blost (?:my|our|a) (?:\w+ )?(?:groomer|stylist|barber|tech\w*|cook|driver|cleaner|baker|teacher|helper|crew|mechanic|therapist|instructor|hygienist|painter|installer|employee|worker|server|preparer)\b/.test(
      told.text,
    );
  const [count, time] = find(told, `\\b${does} ${n} (?:[a-z-]+ ){0,3}${per}`) ?? [];
  const price = numberIn(
    told,
    `${count} (?:[a-z-]+ ){0,3}an? (?:day|week|month)[^|]{0,40}?\\b(?:at|for) ${n}`,
    `\\b(?:at|for) ${n} (?:each|apiece|an? \\w+)`,
    `(?:average|avg)(?: \\w+)?(?: is)? ${n}`,
    `\\b(?:charge|charging) ${n}`,
  );
  if (!isGone || !count || !time || !price) return undefined;
  const days =
    time === 'day'
      ? numberIn(told, `${n} days? a week`, `${count} [a-z]+ a day,? ${n} days`)
      : undefined;
  if (time === 'day' && !days) return undefined;
  const gone = numberIn(told, `\\b${n} of (?:my|our|the) \\d+ (?:[a-z-]+ ){1,3}?${went}`) ?? 1;
  const period = days ? 'week' : time;
  const left = gone * Number(count) * (days ?? 1);
  const worth = left * price;
  const [others, more] =
    find(
      told,
      `\\b(?:other|remaining) ${n}[^|]{0,25}?(?:take|do|handle|fit|see|cover)(?: on| in)? ${n} more`,
    )?.map(Number) ?? [];
  const taken = (others ?? 0) * (more ?? 0);
  const open = Math.max(left - taken, 0);
  const pay = numberIn(
    told,
    `\\b(?:paid|pay|gets?|got|commission(?: of)?)(?: her| him| them)? ${percent}`,
    `${percent} commission`,
  );
  const lost = open * price;
  return {
    kind: 'open-chair',
    short: (t: Translate) =>
      taken > 0 && open > 0
        ? t('adviceChairPart', {
            taken: amount(taken),
            open: amount(open),
            lost: usd(lost),
            per: perWords(t, period),
          })
        : open === 0
          ? t('adviceChairCovered', { taken: amount(taken), left: amount(left) })
          : pay
            ? t('adviceChairWorth', {
                left: usd(worth * (1 - pay / 100)),
                per: perWords(t, period),
              })
            : t('adviceChairAll', { lost: usd(worth), per: perWords(t, period) }),
    lines: (t: Translate) => [
      ...(days
        ? [
            t('adviceChairDays', {
              count: amount(Number(count)),
              days: amount(days),
              left: amount(left),
            }),
          ]
        : []),
      t('adviceChairLeft', {
        count: amount(left),
        price: usd(price),
        worth: usd(worth),
        per: perWords(t, period),
      }),
      ...(taken > 0 && others && more
        ? [
            t('adviceChairOthers', {
              others: amount(others),
              more: amount(more),
              taken: amount(taken),
              left: amount(left),
              open: amount(open),
              price: usd(price),
              lost: usd(lost),
              per: perWords(t, period),
              covered: open === 0 ? 'yes' : 'no',
            }),
          ]
        : []),
      ...(pay
        ? [
            t('adviceChairPay', {
              worth: usd(worth),
              share: share(pay),
              pay: usd((worth * pay) / 100),
              rest: usd(worth * (1 - pay / 100)),
              per: perWords(t, period),
            }),
          ]
        : []),
    ],
    plan: (t: Translate) => ({
      title: t('adviceChair'),
      steps: [
        `${t('adviceChairCall')} | low, ${t('adviceTwoHours')} | ${t('adviceNothing')} | 7`,
        taken > 0 && open > 0
          ? `${t('adviceChairFirst', { taken: amount(taken), open: amount(open) })} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 7`
          : `${t('adviceChairOrder')} | low, ${t('adviceAnHour')} | ${t('adviceNothing')} | 7`,
        `${t('adviceChairPost')} | low, ${t('adviceTwoHours')} | ${t('adviceFreeJobs')} | 21`,
        `${t('adviceChairLimit')} | medium, ${t('adviceAnEvening')} | ${t('adviceNothing')} | 30`,
      ],
      unseen: [t('adviceUnseenFollow'), t('adviceUnseenLongExtra'), t('adviceUnseenWhyLeft')],
      professional: t('adviceAskChair'),
    }),
  };
}
