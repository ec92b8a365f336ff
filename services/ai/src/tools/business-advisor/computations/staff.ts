import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { changeIn } from '../number-roles.js';
import type { Found, Say } from './computed.js';
import { countsOf, isHours, isStaff, moneyOf } from './operands.js';

const weekday = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/i;

/** What a raise for the whole team costs a week, beside what a day that is closed for lack of people brought in. */
export function raise(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const closed = moneyOf(numbers).find(
    (n) =>
      weekday.test(n.before) &&
      /\bclos(?:e|ed|ing)\b/i.test(n.sentence) &&
      /\b(?:bring|brought|bringing|made|did|worth|took|revenue|sales)\b/i.test(n.before),
  );
  if (closed) {
    const day = `${weekday.exec(closed.before)?.[1] ?? 'Mon'}day`;
    found.closedDay = {
      day: day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
      sales: closed.value,
    };
    say(
      `Closed on ${found.closedDay.day}s: ${usd(closed.value)} × 52 = ${usd(closed.value * 52)} a year that does not come in.`,
    );
  }
  const gap = found.payGap;
  const team = Math.max(0, ...numbers.filter(isStaff).map(({ value }) => value));
  if (!gap?.hourly || team < 2) return;
  // Far below the others, a small step keeps nobody.
  const isFar = gap.each > gap.ownValue * 0.4;
  const step = isFar ? Math.round(gap.each / 3) : gap.each >= 4 ? 2 : Math.ceil(gap.each * 2) / 4;
  const weekly = step * 40 * team;
  found.raise = { step, to: gap.ownValue + step, people: team, weekly };
  say(
    `A first step of ${usd(step)} an hour, to ${usd(gap.ownValue + step)}: ${usd(step)} × 40 hours × ${team} people = ${usd(weekly)} a week, before payroll taxes${closed ? `. One open ${found.closedDay?.day} brought in ${usd(closed.value)}, of which food and pay take their part` : ''}.`,
  );
}

/** A wage that rises by law or agreement, for everybody. */
export function wageRise(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const change = changeIn(moneyOf(numbers));
  if (!change || !/\bwages?\b/i.test(change.from.sentence)) return;
  const step = change.to.value - change.from.value;
  if (step <= 0 || change.to.value > 200) return;
  found.wageRise = { step };
  say(`The rise: ${usd(change.to.value)} − ${usd(change.from.value)} = ${usd(step)} an hour.`);
  const hours = numbers.find((n) => isHours(n) && n.value <= 168);
  const people = numbers.find(isStaff);
  if (!hours) return;
  const all = people ? people.value * hours.value : hours.value;
  if (people)
    say(
      `Hours: ${people.value} × ${amount(hours.value)} = ${amount(all)} hours a week for the whole team.`,
    );
  const weekly = all * step;
  found.wageRise = { step, weekly };
  say(
    `Cost: ${amount(all)} × ${usd(step)} = ${usd(weekly)} a week, and ${usd(weekly)} × 52 = ${wholeUsd(weekly * 52)} a year, before payroll taxes.`,
  );
}

/** What an hour of work is billed at, less what it is paid. */
export function billedHour(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const hourly = moneyOf(numbers).filter((n) => n.per === 'hour');
  const billed = hourly.find((n) => /\b(?:charg\w+|bill\w*|customers? pay)\b/i.test(n.before));
  const wage = hourly.find((n) => n !== billed && n.value < 100);
  if (wage) found.wage = wage.value;
  const paid = hourly.find((n) => n !== billed && /\bpay(?:s|ing)?\b/i.test(n.before));
  if (!billed || !paid || billed.value <= paid.value) return;
  found.billedLeft = billed.value - paid.value;
  say(
    `An hour billed leaves ${usd(billed.value)} − ${usd(paid.value)} = ${usd(found.billedLeft)} an hour for everything else: taxes on pay, travel, supplies, you.`,
  );
}

/** A task of so many hours a day, or for several people. */
export function taskHours(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const hours = numbers.find((n) => isHours(n) && n.value <= 40);
  if (!hours || found.wageRise) return;
  const isDaily =
    hours.per === 'day' ||
    (!hours.per &&
      /\b(?:every ?(?:body|one)? the day before|every day|each day|daily|the day before|every (?:morning|night|evening)|each (?:morning|night))\b/i.test(
        hours.sentence,
      ));
  if (isDaily) {
    found.taskHours = hours.value * 5;
    say(
      `That task: ${amount(hours.value)} × 5 days = ${amount(found.taskHours)} hours a week, if it is done on five days.`,
    );
    return;
  }
  const people = countsOf(numbers).find((n) => isStaff(n) && n.sentence === hours.sentence);
  if (hours.per !== 'week' || !people || !/\beach\b/i.test(hours.sentence)) return;
  const weekly = hours.value * people.value;
  found.taskHours = weekly;
  say(
    `Hours: ${people.value} × ${amount(hours.value)} = ${amount(weekly)} hours a week, and ${amount(weekly)} × 52 = ${amount(weekly * 52)} a year.`,
  );
}
