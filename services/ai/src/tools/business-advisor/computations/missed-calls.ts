import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type Found, perYear, type Say } from './computed.js';
import { countsOf, moneyOf } from './operands.js';

/** The share of calls that become jobs: "I win about half", "one in three". */
function wonShare(text: string, numbers: readonly EnteredNumber[]): number | undefined {
  if (/\b(?:win|get|book|close|land)\w* (?:about |maybe |around )?half\b/i.test(text)) return 50;
  const [, part, all] =
    /\b(one|1|two|2) (?:in|out of|of) (?:every )?(three|3|four|4|five|5)\b/i.exec(text) ?? [];
  const value = (word = '') =>
    ({ one: 1, two: 2, three: 3, four: 4, five: 5 })[word.toLowerCase()] ?? Number(word);
  if (part && all) return (value(part) / value(all)) * 100;
  return numbers.find(
    (n) => n.kind === 'percent' && /\b(?:win|get|book|close|land)\w*\b/i.test(n.before),
  )?.value;
}

/** "Missed 11 calls last week, average job 380, I win about half": what the missed calls are worth. */
export function missedCalls(
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
): void {
  const missed = countsOf(numbers).find(
    (n) =>
      /^(?:phone )?calls?\b/.test(n.noun ?? '') &&
      /\b(?:miss\w*|lost|drop\w*|didn't answer|can't answer)\b/i.test(n.sentence),
  );
  const job = moneyOf(numbers).find(
    (n) =>
      /\b(?:average|avg|job|visit|ticket|worth)\b/i.test(
        `${n.before} ${n.after.split(/[,.;]/)[0]}`,
      ) && !/^(?:week|month|year)$/.test(n.per ?? ''),
  );
  const period = missed?.per && perYear[missed.per] ? missed.per : undefined;
  if (!missed || !job || !period) return;
  const won = wonShare(text, numbers);
  const worth = (missed.value * job.value * (won ?? 100)) / 100;
  found.missedCalls = { each: worth, per: period };
  say(
    won === undefined
      ? `The missed calls: ${amount(missed.value)} × ${usd(job.value)} = ${usd(worth)} a ${period}, if every one had become a job.`
      : `The missed calls: ${amount(missed.value)} × ${share(won)} × ${usd(job.value)} = ${usd(worth)} a ${period}.`,
  );
  const service = moneyOf(numbers).find(
    (n) =>
      n.per === 'month' &&
      /\b(?:answering|receptionist|service|phone|software|assistant)\b/i.test(n.before),
  );
  if (service)
    say(
      `Against it: ${usd(service.value)} a month, which ${Math.ceil(service.value / job.value) === 1 ? 'one won job pays' : `${Math.ceil(service.value / job.value)} won jobs pay`}.`,
    );
}
