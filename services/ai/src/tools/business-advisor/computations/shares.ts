import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type Found, type Say } from './computed.js';
import { countsOf, moneyOf } from './operands.js';

/** "Lost 3 of 7 this year, each new one costs 4,000 to train": what the leavers cost. */
export function turnover(numbers: readonly EnteredNumber[], say: Say): void {
  const counts = countsOf(numbers);
  for (const [at, gone] of counts.entries()) {
    const all = counts[at + 1];
    const between =
      all && gone.sentence === all.sentence ? gone.sentence.slice(gone.start, all.start) : '';
    if (
      !all ||
      !/^\S+\s+(?:out )?of\s+(?:my |our |the )?$/i.test(between) ||
      all.value <= gone.value
    )
      continue;
    if (!/\b(?:lost|lose|quit|left|leaving|gone)\b/i.test(gone.sentence)) continue;
    if (
      /^(?:\w+ )?(?:customers?|clients?|members?|students?|families|accounts|subscribers|regulars)\b/i.test(
        gone.noun ?? '',
      )
    )
      continue;
    say(
      `Who left: ${amount(gone.value)} ÷ ${amount(all.value)} = ${share((gone.value / all.value) * 100)} of the team.`,
    );
    const training = moneyOf(numbers).find(
      (n) =>
        !n.per &&
        /\b(?:each|every|per|a new)\b[^.]*\b(?:costs?|train\w*|hire)\b/i.test(n.sentence) &&
        /\btrain|\bhir|\bnew (?:one|guy|hire|person)/i.test(n.sentence),
    );
    if (training)
      say(
        `What their places cost: ${amount(gone.value)} × ${usd(training.value)} = ${usd(gone.value * training.value)}.`,
      );
    return;
  }
}

const half = /\b(?:in half|by half|half as many|half of (?:it|them|that|those))\b/i;

/** "Cut no-shows in half": half of what the problem costs. */
export function halfOf(aim: string, { noShow }: Found, say: Say): void {
  if (!half.test(aim) || !noShow) return;
  say(
    `Half of it: ${usd(noShow.weekly)} ÷ 2 = ${usd(noShow.weekly / 2)} a week. That is what your aim is worth.`,
  );
}
