import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { signed } from '../line.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A large order that is paid later, against the cash for what goes into it. */
export const orderPaidLater: Question<'price' | 'days' | 'costs' | 'cash' | 'deposit'> = {
  asks: /\b(?:order|job|contract|wants?|bid|pedido|quiere)\b[\s\S]*\b(?:pays? (?:me |us |in|after|only|when|net|at)|paid|net|up ?front|days|later|cash|afford|take it|paga)\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:order|job|contract|wants?|worth|pays?|bid|for|pedido)\b/,
      not: /\b(?:costs?|materials?|bank|cash|savings|up ?front|deposit)\b/,
    },
    days: {
      kinds: ['count'],
      counts: /\b(?:day|week|month)/,
      words: /\b(?:pays?|paid|days|net|after|later|weeks|months)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isNamed: true,
      words:
        /\b(?:costs?|materials?|blanks|ingredients?|supplies|up ?front|spend|buy|parts|labor|helpers?|wages|need|fabric|lumber|wood|steel|hardware|flowers|food|material|owe|cuesta)\b|\b(?:is|are)\s*(?:about )?\$?$/,
      not: /\b(?:bank|cash|savings|have|got|deposit)\b/,
    },
    cash: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:bank|cash|savings|saved|on hand|account|have|got|banco|tengo)\b/,
    },
    deposit: {
      kinds: ['money', 'percent'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:deposit|down|half|advance|anticipo)\b/,
    },
  },
  answer: ({ price: [price], days: [days], costs, cash: [cash], deposit: [deposit] }) => {
    if (!price || !days || days.period || !cash || price.period) return undefined;
    if (deposit && deposit.value >= (deposit.kind === 'percent' ? 100 : price.value))
      return undefined;
    const sheet = new Sheet();
    const needed = sheet.plus('costs', ...costs.map(bare));
    const down = deposit?.kind === 'percent' ? sheet.times('down', bare(price), deposit) : deposit;
    const means = down ? sheet.plus('means', bare(cash), bare(down)) : bare(cash);
    const isEnough = means.value >= needed.value;
    const gap = isEnough
      ? sheet.minus('spare', means, needed)
      : sheet.minus('missing', needed, means);
    const left = sheet.minus('left', bare(price), needed);
    sheet.use(price, days, cash, deposit, ...costs);
    return sheet.tells(
      'cash-flow',
      (t: Translate) =>
        t('adviceOrderPaidLater', {
          isEnough: isEnough ? 'yes' : 'no',
          gap: usd(gap.value),
          left: signed(left.value),
          sign: left.value > 0 ? 'profit' : 'loss',
        }),
      { found: isEnough ? {} : { missing: gap.value } },
    );
  },
};
