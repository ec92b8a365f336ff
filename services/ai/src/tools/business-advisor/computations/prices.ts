import { usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type Say } from './computed.js';

/** "12 kids at 295 a week": a count right before its price of a time, and an hourly pay times its hours. */
export function countAtPrice(numbers: readonly EnteredNumber[], say: Say): void {
  for (const [at, price] of numbers.entries()) {
    const count = numbers[at - 1];
    if (count?.kind === 'count' && price.kind === 'money' && count.sentence === price.sentence) {
      const between = count.sentence.slice(count.start, price.start);
      const isPair = /^\S+\s+(?:\w+\s+){1,2}(?:at|for|who pay|paying|x)\s+(?:about )?$/i.test(
        between,
      );
      // "7 days at $200 a day" is no sum of a day.
      const isTime = /^(?:days?|weeks?|months?|hours?)\b/.test(count.noun ?? '');
      if (isPair && !isTime && /^(?:day|week|month)$/.test(price.per ?? '') && count.value > 1)
        say(
          `${count.text} × ${usd(price.value)} = ${usd(count.value * price.value)} a ${price.per}.`,
        );
    }
    const hours = numbers[at + 1];
    if (
      price.kind === 'money' &&
      price.per === 'hour' &&
      hours?.kind === 'count' &&
      /^(?:hours?|hrs?)\b/.test(hours.noun ?? '')
    ) {
      const between = price.sentence.slice(price.start, hours.start);
      if (hours.sentence === price.sentence && /\bfor\s+$/.test(between))
        say(`Help: ${usd(price.value)} × ${hours.text} hours = ${usd(price.value * hours.value)}.`);
    }
  }
}
