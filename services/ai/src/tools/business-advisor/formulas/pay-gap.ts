import { formula, only } from '../arithmetic/decision.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';

/** What one pays of the same time, and where the two differ by less than four times. */
const ofPay = new Set(['pay', 'fixed', 'open', 'price', 'unitCost']);

const ofTheTeam =
  /^\s*(?:out )?of (?:my|our|the) (\d+) (?:\p{L}+ ){1,3}(?:left|went|quit|gone|are gone|have left)\b/u;

/** Those who had to be replaced, and what each new one costs. */
const replaced = (quantities: readonly Quantity[]) => [
  only(
    quantities.filter(
      ({ kind, lead }) => kind === 'count' && /\b(?:replaced?|lost|hired)(?: \w+)?\s*$/.test(lead),
    ),
  ),
  only(
    quantities.filter(
      ({ kind, period, lead, after }) =>
        kind === 'money' &&
        !period &&
        /\b(?:new one|new hire|new person|replac\w+|training|to train)\b/.test(`${lead} ${after}`),
    ),
  ),
];

/** Pay gap: "we pay $16 an hour, the hotel pays $19", for an hour, a week, a month or a year, for one or several people. */
export const payGap = formula(({ quantities, goals, the, every }, sheet) => {
  const theirs = the('theirPay');
  const own = quantities.filter(
    (one) =>
      theirs &&
      one.kind === 'money' &&
      one !== theirs &&
      ofPay.has(one.role) &&
      (one.period ?? theirs.period) === (theirs.period ?? one.period) &&
      one.value < theirs.value &&
      theirs.value < one.value * 4,
  );
  const [ours] = own;
  if (!theirs || !ours || own.length > 1) return undefined;
  sheet.use(...goals);
  const period = theirs.period ?? ours.period ?? (theirs.value < 200 ? 'hour' : 'year');
  const gap = sheet.minus('payGap', { ...theirs, period }, { ...ours, period });
  sheet.use(ours, theirs);
  const hours = only(every('hours').filter(({ period: of }) => of === 'week'));
  const isPart = period === 'hour' && hours !== undefined && hours.value < 60;
  const yearly = isPart
    ? sheet.inYear(sheet.times('pay', { ...hours, period: 'week' }, money(gap.value)))
    : sheet.inYear(gap);
  // "2 of my 5 plumbers went": the pay of those who stay is raised.
  const gone = quantities.find(({ after }) => ofTheTeam.test(after));
  const [, size] = ofTheTeam.exec(gone?.after ?? '') ?? [];
  const team =
    quantities.find(({ kind, value }) => gone && kind === 'count' && value === Number(size)) ??
    only(every('people').filter(({ value }) => value > 1));
  const people = team && gone ? sheet.minus('stayed', bare(team), bare(gone)) : team;
  const all = people && sheet.times('forAll', people, yearly);
  const [lost, each] = replaced(quantities);
  if (lost && each) sheet.times('turnover', count(lost.value), money(each.value));
  // It is told whatever else was entered.
  sheet.use(...quantities);
  return sheet.tells(
    'hiring',
    'formulaPayGap',
    { a: gap, per: period, b: yearly, some: all ? 'yes' : 'no', c: usd(all?.value ?? 0) },
    {
      found: {
        payGap: {
          each: gap.value,
          yearly: yearly.value,
          hourly: period === 'hour',
          own: usd(ours.value),
          other: usd(theirs.value),
          ownValue: ours.value,
        },
      },
    },
  );
});
